import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { aMessage, storeChannel } from '../../../../packages/server/src/features/channels/channels.fixtures.ts';
import { enqueueDeliveries } from '../../../../packages/server/src/features/channels/index.ts';
import {
  type ScopedFleet,
  storeScopedFleet,
} from '../../../../packages/server/src/features/overview/scoped-fleet.fixtures.ts';
import { insertScheduledMails } from '../../../../packages/server/src/features/report-mails/mails/report-mail.store.ts';
import { writePendingDay } from '../../../../packages/server/src/features/updates/trend/trend.store.ts';
import { useWorld } from '../../../../packages/server/src/testing/fixtures.ts';
import { makeProposing, type World } from '../../../../packages/server/src/testing/index.ts';
import { useBrowser } from '../browser.ts';
import { storeRecord } from '../vulnerability-record.ts';
import { BUSY_SITE } from './busy-site.ts';

/** In a file: the two clients with their sites, and a browser. */
export function useTwoClients() {
  const world = useWorld();
  const visitors = useBrowser(world);
  let fleet: ScopedFleet;
  beforeAll(async () => {
    fleet = await storeTwoClients(world());
  });
  return { world, visitors, fleet: () => fleet, host: (index: number) => fleet.sites[index]?.host ?? '' };
}

/** Two clients with a site each, of which each list and figure of the pages has something. */
async function storeTwoClients(world: World): Promise<ScopedFleet> {
  const fleet = await storeScopedFleet(
    world,
    [
      { ...BUSY_SITE, client: 1, tags: [0] },
      { ...BUSY_SITE, client: 2, tags: [1], finding: 'medium' as const },
    ],
    Date.now(),
  );
  for (const { id: site_id_or_domain } of fleet.sites)
    await world.post('ignore-updates-v1', { site_id_or_domain, type: 'wp', version: '99.0' });
  for (const client_id of [null, ...fleet.clients]) await world.post('set-report-schedule-v1', { client_id });
  await world.app.services.database.write(trx => insertScheduledMails(trx, fleet.clients, '2026-09', 1000));
  await storeRecord(world, 'critical', 'Shop lets anybody in');
  const channelId = await storeChannel(world);
  const deliveries = fleet.sites.map(({ id, host }) => ({
    channelId,
    orderKey: '',
    message: aMessage({ title: `${host} is down` }),
    about: [{ site_id: id, client_id: null }],
    dedupeKey: host,
  }));
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
  const yesterday = Math.floor(Date.now() / 86_400_000) - 1;
  const onBoth = { core: 0, plugins: 2, themes: 0, translations: 0, sites: 2 };
  await world.app.services.database.write(trx => writePendingDay(trx, { day: yesterday, ...onBoth }));
  const assistant = await makeProposing(world);
  for (const { id } of fleet.sites) await assistant.propose('delete-site-v1', { site_id_or_domain: id });
  return fleet;
}

export const clientFilter = (page: Page) => page.getByRole('button', { name: /^Client and tag/ });
export const clientChosenIn = (page: Page) => new URL(page.url()).searchParams.get('client');

/** Whether the page says that it is about all clients, whichever is chosen. */
export const isAboutAll = async (page: Page) => (await page.getByText('This page is about all clients').count()) > 0;
