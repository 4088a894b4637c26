import { expect, it } from 'vitest';
import { firstSitesOf } from './first-sites.ts';

it('names each site once, by name, and a hundred at most', () => {
  const items = Array.from({ length: 300 }, (_, k) => ({
    site_id: k % 150,
    site_name: `Site ${String(k % 150).padStart(3, '0')}`,
  }));
  const named = firstSitesOf([{ site_id: 900, site_name: 'a first one' }, ...items.toReversed()]);
  expect(named.slice(0, 3)).toEqual([
    { id: 900, name: 'a first one' },
    { id: 0, name: 'Site 000' },
    { id: 1, name: 'Site 001' },
  ]);
  expect(named).toHaveLength(100);
});
