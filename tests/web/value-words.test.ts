import { expect, it } from 'vitest';
import { valueText } from '../../packages/web/src/shared/values/value-words.ts';

it('shows a name that looks like a time that no calendar has as it is', () => {
  const name = '2026-99-99T99:99:99Z';
  expect(valueText(name, 'name')).toBe(name);
  expect(valueText('2026-12-31T10:00:00Z', 'until')).toContain('2026');
});
