const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', "'": "'", '"': '"', '\\': '\\' };

/** Undoes one level of SQL escapes that stayed in the table. Harmless for a name without real backslashes. */
export function withoutQuoteEscapes(text: string): string {
  return text.replace(/\\(['"\\])/g, (_, char: string) => char);
}

/** The same for texts of several lines, whose line breaks became letters. */
export function withoutEscapes(text: string): string {
  return text.replace(/\\(['"\\nr])/g, (_, char: string) => ESCAPED[char] as string).replace(/\r\n?/g, '\n');
}

/** A name on one line. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed();
  return line.length <= most ? line : line.slice(0, most).toWellFormed().trimEnd();
}

/** The value of JSON; undefined for what is none. */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a JSON object, or of a list by position; none for everything else. */
export function jsonEntries(value: unknown): [key: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** `#RRGGBB`, or empty. */
export function colorOf(text: string): string {
  const color = text.trim();
  return COLOR.test(color) ? color.toUpperCase() : '';
}
