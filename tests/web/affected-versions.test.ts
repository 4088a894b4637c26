import { giveFeed } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

const range = (from: string, to: string, from_inclusive = true, to_inclusive = true) => ({
  from_version: from,
  from_inclusive,
  to_version: to,
  to_inclusive,
});

const RANGES = [
  range('*', '1.1'),
  range('*', '1.2', true, false),
  range('1.3', '1.4 beta'),
  range('1.5', '1.6', true, false),
  range('1.7', '1.8', false),
  range('1.9', '2.0', false, false),
  range('2.1', '*'),
  range('2.2', '*', false),
  range('*', '*'),
];

// Seen to fail without: "up to 1.1" on a German page.
it.each([
  [
    'de-DE',
    'bis 1.1; vor 1.2; 1.3 bis 1.4 beta; ab 1.5, vor 1.6; nach 1.7, bis 1.8; nach 1.9, vor 2.0; ab 2.1; nach 2.2; alle',
  ],
  [
    'en-GB',
    'up to 1.1; before 1.2; 1.3 to 1.4 beta; from 1.5, before 1.6; later than 1.7, up to 1.8; later than 1.9, before 2.0; 2.1 and later; later than 2.2; all',
  ],
])('says in %s which versions are affected', async (locale, text) => {
  const affected_versions = Object.fromEntries(RANGES.map((each, place) => [place, each]));
  const shop = { type: 'plugin', name: 'Shop', slug: 'shop', affected_versions, patched_versions: [], remediation: '' };
  await giveFeed(world(), [{ id: 'hole', more: { software: [shop] } }]);
  const { page } = await visitors.signedIn('viewer', { locale, at: '/vulnerabilities/hole' });
  const facts = page.getByRole('main');
  await facts.getByText(/1\.4 beta/).waitFor();
  expect(await facts.getByText(/1\.4 beta/).innerText()).toBe(text);
});
