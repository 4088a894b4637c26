/** The list knows English keyboards better than others. */
const OTHER_KEYBOARDS = ['qwertz', 'qwertzui', 'qwertzuio', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];

/**
 * Whether a password is on the list of common ones; `dragon-dragon` and `Sunshine2026!` count as listed. Nothing is
 * sent anywhere. @param password In lower case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const cores = new Set(coresOf(password));
  const isCore = (listed: string | number) => cores.has(String(listed));
  return OTHER_KEYBOARDS.some(isCore) || (await list()).some(isCore);
}

/** Some 50,000, the most used first. Large, and needed by few: loaded when somebody chooses a password. */
async function list(): Promise<readonly (string | number)[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

/** A password without decorations around and between its words, and without repetitions. Pure. */
export function coresOf(password: string): string[] {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const word = withoutEdges(bare, /^\p{N}$/u);
  // Digits around a short word may be what makes a password hard to guess.
  const words = word.length >= 4 && word.length * 2 >= bare.length ? [word] : [];
  return [...new Set([password, bare, ...words].flatMap(text => [text, repeatedIn(text)]))].filter(core => core !== '');
}

/** The text without characters of this kind at its ends, in linear time. */
function withoutEdges(text: string, kind: RegExp): string {
  const characters = [...text];
  const from = characters.findIndex(character => !kind.test(character));
  const to = characters.findLastIndex(character => !kind.test(character));
  return from < 0 ? '' : characters.slice(from, to + 1).join('');
}

/** `abc` of `abcabcabc`, also if the last one is truncated: `abcabcab`. The text itself if nothing is repeated. */
function repeatedIn(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}
