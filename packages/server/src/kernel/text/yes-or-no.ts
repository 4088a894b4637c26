const YES = new Set(['true', '1', 'yes', 'on']);
const NO = new Set(['false', '0', 'no', 'off']);

/** What a word means that people and programs write for yes or no; undefined for any other. */
export function yesOrNo(given: string): boolean | undefined {
  const word = given.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}
