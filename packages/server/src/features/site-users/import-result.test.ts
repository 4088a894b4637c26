import { expect, it } from 'vitest';
import { ImportTally } from './import-result.ts';

it('names the sites of a row that went wrong in the same way, twenty of them', () => {
  const tally = new ImportTally(3);
  for (let n = 1; n <= 25; n++) tally.add(2, 'The site is off.', `https://${n}.example/`);
  tally.add(2, 'No group has that name.');
  tally.add(3, 'The site is off.', 'https://1.example/');
  const { failed_users, ...counts } = tally.result(new Set([3, 4]));
  expect(counts).toEqual({ total: 3, success_count: 0, failed_count: 2 });
  const named = Array.from({ length: 20 }, (_none, n) => `https://${n + 1}.example/`).join(', ');
  expect(failed_users).toEqual([
    { line_number: 2, error: `${named} and 5 more: The site is off. No group has that name.` },
    { line_number: 3, error: 'https://1.example/: The site is off.' },
  ]);
});
