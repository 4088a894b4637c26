import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { makeBackup } from '../../recovery/index.ts';
import { readSettings } from '../../settings.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { abandonedHandler } from './gather-abandoned.ts';

const world = useWorld({ sites: 1, seeded: true });

it('a date without a year of four digits, as no site should report, is stored so that backups can read it', async () => {
  const { services } = world().app;
  const [id] = world().siteIds as [number];
  const { plugins } = world().fleet.state(1);
  const file = plugins.find(({ mu }) => !mu)?.file as string;
  await world().post('sync-sites-v1');
  world().fleet.state(1).abandoned = { plugin: { looked: 0, found: { [file]: Number.MAX_SAFE_INTEGER } } };
  await abandonedHandler(services).handle({ id: '1', body: { site_ids: [id] } } as QueueMessage);
  const to = join(world().store.folder, 'x.backup');
  await makeBackup(readSettings(world().store.env), to, { now: 1, madeBy: '0.1.0' });
  const stored = services.database.db.selectFrom('site_abandoned').select('last_updated_at').where('slug', '=', file);
  expect(await stored.execute()).toEqual([{ last_updated_at: Date.UTC(9999, 11, 31, 23, 59, 59) }]);
});
