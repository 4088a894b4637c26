import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { HandedBack, requireNotStopping } from '../../kernel/work/job.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { makeBackup } from '../../recovery/index.ts';
import { readSettings } from '../../settings.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { withWrite } from '../../testing/with-write.ts';
import { abandonedHandler } from './gather-abandoned.ts';

const world = useWorld({ sites: 2, seeded: true });
beforeAll(() => world().post('sync-sites-v1'));
const message = (): QueueMessage => ({ id: '1', body: { site_ids: world().siteIds }, deliveries: 1 });
const lookUps = () => world().fleet.ledger.entries({ fn: 'check_abandoned' });

it('a date without a year of four digits, as no site should report, is stored so that backups can read it', async () => {
  const { services } = world().app;
  const { plugins } = world().fleet.state(1);
  const file = plugins.find(({ mu }) => !mu)?.file as string;
  world().fleet.state(1).abandoned = { plugin: { looked: 0, found: { [file]: Number.MAX_SAFE_INTEGER } } };
  await abandonedHandler(services).handle(message());
  const to = join(world().store.folder, 'x.backup');
  await makeBackup(readSettings(world().store.env), to, { now: 1, madeBy: '0.1.0' });
  const [id = 0] = world().siteIds;
  const stored = services.database.db.selectFrom('site_abandoned').select('last_updated_at').where('slug', '=', file);
  expect(await stored.where('site_id', '=', id).execute()).toEqual([
    { last_updated_at: Date.UTC(9999, 11, 31, 23, 59, 59) },
  ]);
});

it('a site that fails is left until it is next due, and the others of its message are asked', async () => {
  world().fleet.site(1).setFaults('http500');
  world().fleet.ledger.reset();
  await abandonedHandler(world().app.services).handle(message());
  expect(new Set(lookUps().map(({ site }) => site))).toEqual(new Set([1, 2]));
  world().fleet.site(1).setFaults();
});

// Fails if whatever ends a look-up is taken for a failure of the site: the message is completed, and no site was asked.
it('a stop of this process and a store that is away are no failures of sites: the message is handed back', async () => {
  const { services } = world().app;
  const stopping = AbortSignal.abort();
  const childSites = services.childSites.watched(async () => requireNotStopping({ stopping }));
  world().fleet.ledger.reset();
  await expect(abandonedHandler({ ...services, childSites }).handle(message())).rejects.toBeInstanceOf(HandedBack);
  expect(lookUps()).toEqual([]);
  const away = new Error('the store is away');
  const database = withWrite(services.database, () => Promise.reject(away));
  await expect(abandonedHandler({ ...services, database }).handle(message())).rejects.toBe(away);
});
