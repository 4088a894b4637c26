import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
let client: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Bakery', client_email: 'bakery@example.com' })).body.id;
  await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery', client_id: client });
});

const MAIN_ACTIONS: readonly (readonly [address: string, action: string])[] = [
  ['/sites', 'Add site'],
  ['/tags', 'Add tag'],
  ['/clients', 'Add client'],
  ['/costs', 'Add cost'],
  ['/users', 'Add user'],
  ['/updates', 'Update everything …'],
  ['/updates?view=windows', 'Add window'],
  ['/uptime?view=maintenance', 'Add maintenance window'],
  ['/notifications', 'Add channel'],
  ['/notifications?view=rules', 'Add rule'],
  ['/clients?view=schedules', 'Schedule for all clients'],
  ['/clients/:client?view=sites', 'Assign sites'],
  ['/clients/:client?view=contacts', 'Add contact'],
];

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

describe('The main action of a page or view', () => {
  it.each([1440, 390])('is in the head of the page in a window of %d px', async width => {
    const { page } = await visitors.signedIn('admin', { width });
    const head = page.locator('header').filter({ has: page.locator('[data-page-title]') });
    for (const [address, action] of MAIN_ACTIONS) {
      await page.goto(address.replace(':client', String(client)));
      const button = head.getByRole('button', { name: action, exact: true });
      await button.waitFor();
      await expectLoaded(page);
      const [title, place, whole] = [
        await boxOf(head.getByRole('heading', { level: 1 })),
        await boxOf(button),
        await boxOf(head),
      ];
      const beside = width === 1440;
      const last = await head.getByRole('button').last().innerText();
      expect({
        address,
        last,
        beside: place.y < title.bottom,
        atTheEnd: Math.abs(place.right - whole.right) < 2,
      }).toEqual({ address, last: action, beside, atTheEnd: true });
    }
  });
});

describe('A list without rows', () => {
  it('offers the main action of its view below what it says', async () => {
    const { page } = await visitors.signedIn('admin');
    for (const [address, action] of [
      ['/updates?view=windows', 'Add window'],
      ['/uptime?view=maintenance', 'Add maintenance window'],
      ['/notifications', 'Add channel'],
      ['/notifications?view=rules', 'Add rule'],
      [`/clients/${client}?view=contacts`, 'Add contact'],
      [`/clients/${client}?view=portal`, 'Make link'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('region').getByRole('button', { name: action, exact: true }).waitFor();
    }
  });
});
