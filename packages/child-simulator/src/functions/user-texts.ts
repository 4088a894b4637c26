/** Letters whose accent does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
};

/** A German WordPress writes umlauts with two letters. */
const GERMAN: Readonly<Record<string, string>> = { Ä: 'Ae', ä: 'ae', Ö: 'Oe', ö: 'oe', Ü: 'Ue', ü: 'ue' };

/** Letters without their accents, as WordPress writes them in logins and addresses. */
export function withoutAccents(text: string, language: string): string {
  const special = language.startsWith('de') ? { ...LETTERS, ...GERMAN } : LETTERS;
  return [...text.normalize('NFC')]
    .map(letter => special[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** An address as WordPress stores it: without invalid characters, and empty if it isn't an address without them. */
export function sanitiseEmail(text: string): string {
  const [local = '', domain = '', ...more] = text.trim().split('@');
  if (text.trim().length < 6 || more.length > 0) return '';
  const name = local.replace(/[^a-z0-9!#$%&'*+/=?^_`{|}~.-]/gi, '');
  const labels = domain
    .replace(/\.{2,}/g, '')
    .split('.')
    .map(label => label.replace(/[^a-z0-9-]/gi, '').replace(/^-+|-+$/g, ''))
    .filter(label => label !== '');
  return name === '' || labels.length < 2 ? '' : `${name}@${labels.join('.')}`;
}
