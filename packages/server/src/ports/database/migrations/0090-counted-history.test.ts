import { expect, it, onTestFinished } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeTestStore } from '../../../testing/index.ts';

it('incidents that are there already are counted by site', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0089-message-languages');
  const at = { app: { services: { database } } };
  const ids: number[] = [];
  for (const incidents of [2, 0, 1]) {
    const site_id = await storeSite(at, { url: `https://site-${ids.length}.example/` });
    ids.push(site_id);
    for (let started_at = 0; started_at < incidents; started_at++) {
      const incident = { site_id, started_at, ended_at: 9, cause: 'timeout', reason: '', checks: 1 };
      await database.write(trx => trx.insertInto('monitor_incidents').values(incident).execute());
    }
  }
  await database.migrate();
  const counts = await database.db.selectFrom('monitor_incident_counts').selectAll().orderBy('site_id').execute();
  expect(counts).toEqual([
    { site_id: ids[0], incidents: 2 },
    { site_id: ids[2], incidents: 1 },
  ]);
});
