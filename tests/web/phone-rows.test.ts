import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enqueueTitles, storeWebhook } from '../../packages/server/src/features/channels/channels.fixtures.ts';
import { useBrowser } from './support/browser.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world } = useFurnishedWorld();
const visitors = useBrowser(world);

it('names in rows on a phone what has no column there: the sites of alarms and events, and what clients need', async () => {
  const { page } = await visitors.signedIn('viewer', { width: 390 });
  const rowWith = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first().waitFor();
  // Alarms are opened in the background.
  await expect.poll(async () => (await world().get('list-alarms-v1', { state: 'open' })).body.total).toBeGreaterThan(0);
  for (const [address, ability] of [
    ['/alarms', 'list-alarms-v1'],
    ['/notifications?view=events', 'list-events-v1'],
  ] as const) {
    await page.goto(address);
    const { items } = (await world().get(ability, { per_page: 100 })).body;
    const names = items.flatMap(({ site }: { site: { name: string } | null }) => site?.name ?? []);
    expect(names.length).toBeGreaterThan(0);
    await rowWith(new RegExp(`(${names.join('|')}) · `));
  }

  await page.goto('/clients');
  const clients = (await world().get('list-portfolio-v1')).body.items;
  const needing = clients.find((client: { sites_with_problems: number }) => client.sites_with_problems > 0);
  expect(needing.pending_updates).toBeGreaterThan(1);
  await rowWith(`${needing.sites_with_problems} with problems · ${needing.pending_updates} updates`);
});

describe('Rows on a phone say', () => {
  /** The texts of the rows, each in one line. */
  const rowsOn = async (page: Page) => {
    const rows = await page.locator('tbody tr').evaluateAll(all => all.map(row => (row as HTMLElement).innerText));
    return rows.map(row => row.replaceAll(/\s+/g, ' ').trim());
  };

  it.each([
    ['how many sites a job had, and when it ended', '/jobs', /^Update run 1 site · .+ Done, 1 failed$/],
    ['who proposed a call, and when', '/approvals', /^Delete sites .*key.* · .+ Waiting$/],
    ['who changed what, and when', '/audit', /^Channel added On-call admin · .+$/],
    ['the status of a client with its figures', '/clients', /^Bakery Lehmann Active 4 sites · /],
    [
      'what a mail with a report was about, when it went and to whom',
      '/clients?view=mails',
      /^Harbour Hotel October 2026 · .+ mia@harbour\.example Sent$/,
    ],
    [
      'when a cost is due again, and what it is for',
      '/costs',
      /^\S.* (renews on .+|Once) · \d+ (site|tag|client)s? .*\d/,
    ],
    ['the kind of a channel', '/notifications', /^On-call E-mail · ops@example\.com /],
    [
      'the channel of a delivery, and when it was written',
      '/notifications?view=deliveries',
      /^Shop is down (Retrying|Waiting|On its way) Pager · /,
    ],
    [
      'where an update window is for, and when it is open',
      '/updates?view=windows',
      /^Weekend nights On All sites · opens .+ Sat, Sun /,
    ],
    [
      'what a maintenance window is for, and when',
      '/uptime?view=maintenance',
      /^Move to the new server Upcoming Blog 1, .+ 10:00 PM/,
    ],
    ['the role and the address of a user', '/users?all=yes', /^admin Administrator admin@site\d+\.example /],
    [
      'how many sites an update run had, and when it began',
      '/updates?view=runs',
      /^\S.* 1 site · .+ Finished, 1 failed$/,
    ],
  ])('%s', async (_what, address, row) => {
    if (address.includes('deliveries')) {
      const { id } = await storeWebhook(world(), 'https://pager.example/', { name: 'Pager' });
      await enqueueTitles(world(), id, ['Shop is down']);
    }
    const { page } = await visitors.signedIn('admin', { width: 390, at: address });
    await expect.poll(() => rowsOn(page)).toContainEqual(expect.stringMatching(row));
    // The chip of each state is whole.
    const cut = await page.locator('tbody td [data-tone]').evaluateAll(chips =>
      chips
        .filter(chip => {
          const cell = chip.closest('td') as HTMLElement;
          return chip.getBoundingClientRect().right > cell.getBoundingClientRect().right;
        })
        .map(chip => chip.textContent),
    );
    expect(cut).toEqual([]);
  });
});
