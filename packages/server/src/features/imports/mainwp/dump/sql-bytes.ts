/** Bytes that mean something in SQL outside of texts. All character sets that a dump is read in agree on them. */
export const QUOTE = 0x27;
export const DOUBLE_QUOTE = 0x22;
export const BACKTICK = 0x60;
export const BACKSLASH = 0x5c;
export const OPEN = 0x28;
export const CLOSE = 0x29;
export const COMMA = 0x2c;
export const SEMICOLON = 0x3b;
export const DASH = 0x2d;
export const HASH = 0x23;
export const SLASH = 0x2f;
export const STAR = 0x2a;
export const BANG = 0x21;
export const LETTER_M = 0x4d;
export const LINE_FEED = 0x0a;

export const isBlank = (byte: number | undefined) => byte === undefined || byte <= 0x20;
export const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

const NO_WORD = [QUOTE, DOUBLE_QUOTE, BACKTICK, OPEN, CLOSE, COMMA, SEMICOLON, SLASH, STAR, HASH];

/** By byte: 1 if it ends a word. */
export const ENDS_WORD = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte <= 0x20 || NO_WORD.includes(byte) ? 1 : 0,
);

/** By byte: 1 if it matters to somebody who only looks for the end of the statement. */
export const MATTERS_TO_SKIP = Uint8Array.from({ length: 256 }, (_, byte) =>
  [QUOTE, DOUBLE_QUOTE, BACKTICK, SEMICOLON, SLASH, HASH, DASH].includes(byte) ? 1 : 0,
);
