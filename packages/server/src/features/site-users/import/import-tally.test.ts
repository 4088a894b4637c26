import { expect, it } from 'vitest';
import { ImportTally } from './import-tally.ts';

const site = (n: number) => ({
  website_id: n,
  website_url: `https://${n}.example/`,
  code: 'svc_site_offline',
  cause: 'unreachable',
  message: 'The site is off.',
});

it('names the sites of a row that failed with the same error, up to twenty of them', () => {
  const tally = new ImportTally(3);
  for (let n = 1; n <= 25; n++) {
    tally.plan([2]);
    tally.fail(2, site(n));
  }
  tally.refuse(2, 'No group has that name.', [{ code: 'group_unknown', name: 'x' }]);
  tally.plan([3, 4]);
  tally.fail(3, site(1));
  tally.wait(4);
  const { failed_users, ...counts } = tally.result();
  expect(counts).toEqual({ total: 3, success_count: 0, failed_count: 2 });
  const named = Array.from({ length: 20 }, (_none, n) => `https://${n + 1}.example/`).join(', ');
  expect(failed_users.map(({ problem }) => problem)).toEqual(['No group has that name.', '']);
  expect(failed_users.map(({ line_number, error }) => ({ line_number, error }))).toEqual([
    { line_number: 2, error: `${named} and 5 more: The site is off. No group has that name.` },
    { line_number: 3, error: 'https://1.example/: The site is off.' },
  ]);
});

it('counts the sites on which a row succeeded, unknown sites included', () => {
  const tally = new ImportTally(2);
  for (let n = 1; n <= 22; n++) tally.plan([2, 3]);
  const unknown = { code: 'svc_site_not_found', cause: 'no_such_site', message: 'Unknown.' };
  tally.fail(2, { website_id: 'nowhere.example', website_url: null, ...unknown });
  tally.fail(3, site(7));
  tally.wait(3);
  expect(tally.result().failed_users).toMatchObject([
    { sites: 23, created: 22, failed: 1, failed_sites: [{ website_id: 'nowhere.example', website_url: null }] },
    { sites: 22, created: 20, failed: 1, failed_sites: [site(7)] },
  ]);
});

it('lists at most 200 failed sites of a row, and counts them all', () => {
  const tally = new ImportTally(1);
  for (let n = 1; n <= 300; n++) {
    tally.plan([2]);
    tally.fail(2, site(n));
  }
  const [row] = tally.result().failed_users;
  expect([row?.failed, row?.failed_sites.length]).toEqual([300, 200]);
});
