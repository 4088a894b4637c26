import { expect, it } from 'vitest';
import { yesOrNo } from './yes-or-no.ts';

it('words for yes and no are understood in any case, and no other', () => {
  expect(['true', '1', 'Yes', ' ON '].map(yesOrNo)).toEqual([true, true, true, true]);
  expect(['false', '0', 'No', 'OFF '].map(yesOrNo)).toEqual([false, false, false, false]);
  expect(['', '2', 'yess', 'constructor'].map(yesOrNo)).toEqual([undefined, undefined, undefined, undefined]);
});
