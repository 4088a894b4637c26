const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60\u3000-\u303e]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

/** Columns that a text takes on a terminal: characters of East Asia and emoji take two, marks none. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** The text, or its beginning and an ellipsis, in no more than so many columns. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let used = 1;
  let cut = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > width) break;
    cut += character;
  }
  return `${cut}…`;
}

function widthOf(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
