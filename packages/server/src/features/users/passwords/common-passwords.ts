/** The list knows English keyboards better than others. */
const OTHER_KEYBOARDS = ['qwertz', 'qwertzui', 'qwertzuio', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];

/** Some 50,000, the most used first. Large, and needed by few: loaded when somebody chooses a password. */
async function list(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].map(String), ...OTHER_KEYBOARDS]);
}

/**
 * Whether a password is on the list of common ones; `dragon-dragon` and `Sunshine2026!` are as good as on it. Nothing is
 * sent anywhere. @param password In lower case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await list();
  return coresOf(password).some(core => common.has(core));
}

/** What is left of a password without what people put around or between, and what it repeats. Pure. */
export function coresOf(password: string): string[] {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const word = withoutEdges(bare, /^\p{N}$/u);
  // Digits around a short word may be what makes a password hard to guess.
  const words = word.length >= 4 && word.length * 2 >= bare.length ? [word] : [];
  return [...new Set([password, bare, ...words].flatMap(text => [text, repeatedIn(text)]))].filter(core => core !== '');
}

/** The text without the characters at its edges that are of this kind, in time that grows with the text and no faster. */
function withoutEdges(text: string, kind: RegExp): string {
  const characters = [...text];
  const from = characters.findIndex(character => !kind.test(character));
  const to = characters.findLastIndex(character => !kind.test(character));
  return from < 0 ? '' : characters.slice(from, to + 1).join('');
}

/** `abc` of `abcabcabc`, also where the last one is cut off: `abcabcab`. The text itself where nothing is repeated. */
function repeatedIn(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}
