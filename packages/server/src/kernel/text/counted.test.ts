import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counted uses the singular or plural that matches the number', () => {
  expect([0, 1, 2].map(count => counted(count, 'site'))).toEqual(['0 sites', '1 site', '2 sites']);
  expect(counted(1, 'site is queued', 'sites are queued')).toBe('1 site is queued');
});
