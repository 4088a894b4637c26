/** What servers say of values, and how a form says it to who typed them. The first that fits counts. */
const WORDS: readonly (readonly [said: RegExp, ours: string])[] = [
  [/^is required$|^must not be empty$/, 'Fill this in.'],
  [/at least 1 item$/, 'Choose at least one.'],
  [/(?:more than|longer than|at most) (\d+) characters?/i, 'Use at most $1 characters.'],
  [/(?:fewer than|shorter than|at least) (\d+) characters?/i, 'Use at least $1 characters.'],
  [/(?:more than|at most) (\d+) items?/i, 'Choose at most $1.'],
  [/(?:fewer than|at least) (\d+) items?/i, 'Choose at least $1.'],
  [/duplicate items/, 'Choose each only once.'],
  [/^must be (\S+) or more$/, 'Enter $1 or more.'],
  [/^must be (\S+) or less$/, 'Enter $1 or less.'],
  [/^must be > (\S+)$/, 'Enter more than $1.'],
  [/^must be < (\S+)$/, 'Enter less than $1.'],
  [/^must be one of: (.+)$/, 'Choose one of these: $1.'],
  [/^must be multiple of/, 'Use fewer decimals.'],
  [/^must be integer/, 'Enter a whole number.'],
  [/^must be number/, 'Enter a number.'],
  [/^is not in the right form$/, 'Check how this is written.'],
  [/^must be: (.+)$/, 'Check how this is written: $1.'],
  [/^must be (?:string|boolean|array|object|null)|pattern|format "/, 'Check how this is written.'],
  [/U\+0000/, 'Take out the character that can’t be seen.'],
];

/** @param message About one value, without its name: `must be 1 or more`. @returns A sentence: `Enter 1 or more.` */
export function plainWords(message: string): string {
  for (const [said, ours] of WORDS) {
    const found = said.exec(message);
    if (found) return ours.replace('$1', found[1] ?? '');
  }
  const text = /^(must|is|has|can|may|needs?)\b/.test(message) ? `This ${message}` : message;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** `input.client_ids[3]` → `Client ids` */
export function plainName(path: string): string {
  const name = path
    .replace(/^input\.?/, '')
    .replace(/[.[].*$/, '')
    .replaceAll('_', ' ')
    .trim();
  return name === '' ? 'The input' : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
