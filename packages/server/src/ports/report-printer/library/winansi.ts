/** What the fonts that every PDF reader has can show beyond Latin-1. */
const MORE = new Set('ƒ–—‘’‚“”„†‡•…€‰‹›ˆ™ŒœŠš˜ŸŽž');

/** Whether the built-in fonts of PDF can show all of a text. */
export function fitsWinAnsi(text: string): boolean {
  return [...text].every(shown);
}

/** The text with its nearest letters where the built-in fonts lack some: `ż` becomes `z`, a Chinese character `?`. */
export function asWinAnsi(text: string): string {
  return [...text].map(character => (shown(character) ? character : nearest(character))).join('');
}

function shown(character: string): boolean {
  return /^[\n -~\u00a0-\u00ff]$/u.test(character) || MORE.has(character);
}

function nearest(character: string): string {
  const plain = OTHERS[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && fitsWinAnsi(plain) ? plain : '?';
}

const OTHERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '→': '>',
  '−': '-',
  '\t': ' ',
};
