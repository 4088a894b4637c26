import { BACKSLASH } from './sql-bytes.ts';

/** What follows a backslash → what both mean. Every other byte means itself, but `\%` and `\_` keep their backslash. */
const ESCAPED: Readonly<Record<string, number>> = { '0': 0, b: 8, n: 10, r: 13, t: 9, Z: 26 };
const KEEP_BACKSLASH = new Set([0x25, 0x5f]);

/** The bytes that a quoted text means. @param quote The byte around it, which is doubled inside. */
export function unescapeSql(raw: Buffer, quote: number): Buffer {
  if (!raw.includes(BACKSLASH) && !raw.includes(quote)) return raw;
  const out = Buffer.allocUnsafe(raw.length);
  let length = 0;
  for (let at = 0; at < raw.length; at++) {
    let byte = raw[at] as number;
    const next = raw[at + 1];
    if (byte === BACKSLASH && next !== undefined) {
      if (KEEP_BACKSLASH.has(next)) out[length++] = BACKSLASH;
      byte = ESCAPED[String.fromCharCode(next)] ?? next;
      at++;
    } else if (byte === quote && next === quote) at++;
    out[length++] = byte;
  }
  return out.subarray(0, length);
}

/** The bytes of `0x4142`; undefined for every other number or word. */
export function bytesOfHex(word: Buffer): Buffer | undefined {
  if (word.length < 2 || word[0] !== 0x30 || (word[1] !== 0x78 && word[1] !== 0x58)) return undefined;
  const digits = word.toString('latin1', 2);
  return /^[0-9a-f]*$/i.test(digits) && digits.length % 2 === 0 ? Buffer.from(digits, 'hex') : undefined;
}
