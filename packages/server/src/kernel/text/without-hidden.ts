/**
 * Control characters, those that are invisible or change the direction of text, and those that no font has. What a site
 * writes could use them to say something else to a program than to a person.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu;
const LINES = /[\r\n\t]+/g;

/** The text in one line, without hidden characters. */
export function withoutHidden(text: string): string {
  return text.replace(LINES, ' ').replace(HIDDEN, '').toWellFormed();
}

/** The same with its lines: `\n` and `\t` are kept. */
export function linesWithoutHidden(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, run => run.replace(/[^\n\t]/g, ''))
    .toWellFormed();
}
