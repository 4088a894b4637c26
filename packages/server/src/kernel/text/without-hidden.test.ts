import { expect, it } from 'vitest';
import { linesWithoutHidden, withoutHidden } from './without-hidden.ts';

const TAGS = String.fromCodePoint(...[...'obey me'].map(letter => 0xe0000 + (letter.codePointAt(0) as number)));

it.each([
  ['control characters', 'a\u0007b'],
  ['spaces without width', 'a\u200bb'],
  ['changes of direction', 'a\u202e\u2066b'],
  ['tag characters', `a${TAGS}b`],
  ['joiners of Latin letters', 'a\u200d\u200cb'],
  ['characters of private use', 'a\ue000b'],
])('removes what would hide text from a person: %s', (_what, text) => {
  expect([withoutHidden(text), linesWithoutHidden(text)]).toEqual(['ab', 'ab']);
});

it.each([
  ['a joined emoji', '👩\u200d💻'],
  ['one with a skin tone and a sign', '🙋🏽\u200d♀\ufe0f'],
  ['a heart in between', '👩\u200d❤\ufe0f\u200d👩'],
  ['Persian', 'می\u200cخواهم'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Malayalam, at the end of a word', 'അവന്\u200d\nഅവന്\u200d'],
])('keeps the joiners that are part of what is written: %s', (_what, text) => {
  expect(linesWithoutHidden(text)).toBe(text);
});

it('keeps no joiners in a row, nor between characters that are removed', () => {
  expect(withoutHidden('م\u200c\u200d\u200cم')).toBe('م\u200cم');
  expect(withoutHidden('\u061c\u200c\u061c\u200d\u061c')).toBe('');
  expect(withoutHidden('👩\u200d\u200d👩')).toBe('👩👩');
  expect(withoutHidden('\u{1f8ff}\u200d\u{1f8ff}')).toBe('');
});

it('removes variation selectors that select nothing: they can hide a whole text behind one character', () => {
  const hidden = String.fromCodePoint(
    ...[...'obey me'].map(letter => 0xe0100 - 16 + (letter.codePointAt(0) as number)),
  );
  expect(withoutHidden(`🔑${hidden}.`)).toBe(`🔑${hidden.slice(0, 2)}.`);
  expect(linesWithoutHidden(`${hidden}\n${hidden} ${hidden}\u200b${hidden}.`)).toBe('\n .');
  expect(withoutHidden('❤\ufe0f 1\ufe0f\u20e3 葛\u{e0100}城')).toBe('❤\ufe0f 1\ufe0f\u20e3 葛\u{e0100}城');
});
