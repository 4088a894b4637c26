import { isAscii } from 'node:buffer';

/** How the texts of a dump are encoded. MySQL's `latin1` is what everybody else calls windows-1252. */
export type DumpCharset = 'utf-8' | 'windows-1252';

/** @param name As after `SET NAMES`. @returns undefined for one that is not read. */
export function charsetNamed(name: string): DumpCharset | undefined {
  const bare = name.toLowerCase();
  if (/^(?:utf8(?:mb[34])?|binary|ascii|default)$/.test(bare)) return 'utf-8';
  return bare === 'latin1' ? 'windows-1252' : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('windows-1252');

/** The text of these bytes. What a dump calls UTF-8 without being it was stored by something that wrote latin1. */
export function decodeText(bytes: Buffer, charset: DumpCharset): string {
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (charset === 'windows-1252') return latin1.decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

const BYTE_OF = new Map(Array.from({ length: 256 }, (_, byte) => [latin1.decode(Uint8Array.of(byte)), byte]));

/**
 * Undoes a second encoding: UTF-8 bytes that were taken for latin1 and encoded again, such as `CafÃ©`. Only if all of
 * the text reads as UTF-8 that way: `Ã` by itself is a letter.
 * @returns undefined if it was not encoded twice.
 */
export function undoSecondEncoding(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return undefined;
  const bytes = Buffer.allocUnsafe(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = BYTE_OF.get(text[at] as string);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
