/** Letters of the Arabic script that join the next one, and those that join the one before. */
const JOINS_NEXT =
  '\\u0620\\u0626\\u0628\\u062A-\\u062E\\u0633-\\u063F\\u0641-\\u0647\\u0649\\u064A\\u066E\\u066F\\u0678-\\u0687\\u069A-\\u06BF\\u06C1\\u06C2\\u06CC\\u06CE\\u06D0\\u06D1\\u06FA-\\u06FC\\u06FF\\u0750-\\u0758\\u075C-\\u076A\\u076D-\\u0770\\u0772\\u0775-\\u0777\\u077A-\\u077F';
const JOINS_ONLY_BEFORE =
  '\\u0622-\\u0625\\u0627\\u0629\\u062F-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06C0\\u06C3-\\u06CB\\u06CD\\u06CF\\u06D2\\u06D3\\u06D5\\u06EE\\u06EF\\u0759-\\u075B\\u076B\\u076C\\u0771\\u0773\\u0774\\u0778\\u0779';
/** Of the scripts of India and Sri Lanka. */
const VIRAMAS = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA';

/**
 * U+200C and U+200D where they change what is seen: between letters that would join, and after a virama. Source: RFC
 * 5892, appendix A; UAX #31, section 2.3.
 */
const JOINERS = new RegExp(
  [
    `(?<=[${JOINS_NEXT}]\\p{M}{0,4})\\u200C(?=[${JOINS_NEXT}${JOINS_ONLY_BEFORE}])`,
    `(?<=\\p{L}\\p{M}{0,4}[${VIRAMAS}])(?:\\u200C(?=\\p{L})|\\u200D)`,
    '(?<=\\u09B0)\\u200D(?=\\u09CD\\u09AF)', // Bengali: before the virama, for letters of loanwords
  ].join('|'),
  'gu',
);
const JOINED_EMOJI = /\p{RGI_Emoji_ZWJ_Sequence}/gv;
const ONE_EMOJI = '🙂';

/** The text without what joins its letters or emoji where that is seen. */
export function withoutJoiners(text: string): string {
  return text.replace(JOINED_EMOJI, ONE_EMOJI).replace(JOINERS, '');
}
