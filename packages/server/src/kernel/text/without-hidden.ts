/**
 * Control characters, those that are invisible or change the direction of text, those that no font has, and variation
 * selectors without a character. What a site writes could use them to say something else to a program than to a person.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|(?<![^\p{VS}\p{C}\s])\p{VS}/gu;
const LINES = /[\r\n\t]+/g;

/** Scripts in which U+200C and U+200D change how the letter before them is written. */
const JOINED_SCRIPTS = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(
  ' ',
);
const letters = JOINED_SCRIPTS.map(script => `\\p{scx=${script}}`).join('');
/** Joiners that belong to a letter or to a joined emoji: what is visible before them has one at most. */
const JOINER = new RegExp(
  `(?<=[${letters}])(?<!\\p{C})[\\u200C\\u200D]|(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])(?<!\\p{C})\\u200D(?!\\p{C})(?=\\p{ExtPict})`,
  'uy',
);

/** The text in one line, without hidden characters. */
export function withoutHidden(text: string): string {
  return text
    .replace(LINES, ' ')
    .replace(HIDDEN, (found, at, whole) => (isJoiner(whole, at) ? found : ''))
    .toWellFormed();
}

/** The same with its lines: `\n` and `\t` are kept. */
export function linesWithoutHidden(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, (found, at, whole) => (found === '\n' || found === '\t' || isJoiner(whole, at) ? found : ''))
    .toWellFormed();
}

function isJoiner(text: string, at: number): boolean {
  JOINER.lastIndex = at;
  return JOINER.test(text);
}
