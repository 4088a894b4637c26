import { expect, it } from 'vitest';
import { supportEnd } from './end-of-life.ts';

it.each([
  ['php', '5.3.29', '2018-12-31'],
  ['php', '5.6.40', '2018-12-31'],
  ['php', '7.4.33-nmu1', '2022-11-28'],
  ['php', '8.2', '2026-12-31'],
  ['php', '8.10.1', undefined],
  ['php', '9.0.0', undefined],
  ['php', '', undefined],
  ['php', 'unknown', undefined],
  ['wordpress', '3.9', '2022-12-01'],
  ['wordpress', '4.0.38', '2022-12-01'],
  ['wordpress', '4.1', '2025-07-31'],
  ['wordpress', '4.6.29', '2025-07-31'],
  ['wordpress', '4.7.1', undefined],
  ['wordpress', '6.9-beta2', undefined],
] as const)('support of %s %s ends on %s', (software, version, day) => {
  expect(supportEnd(software, version)).toBe(day);
});
