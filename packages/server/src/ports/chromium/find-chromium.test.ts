import { expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

it('looks for Chromium at the usual places, at a given one, or nowhere', () => {
  expect(findChromium('', ['/nowhere', process.execPath])).toBe(process.execPath);
  expect(findChromium(process.execPath, [])).toBe(process.execPath);
  expect(findChromium('/nowhere', [process.execPath])).toBe(undefined);
  expect(findChromium('off', [process.execPath])).toBe(undefined);
});
