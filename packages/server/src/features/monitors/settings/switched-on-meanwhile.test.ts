import { expect, it } from 'vitest';
import { endedOrWaiting, uncommitted } from '../../../testing/wait-for-lock.ts';
import { insertMissingMonitors } from '../index.ts';
import { useStoredMonitors } from '../monitors.fixtures.ts';
import { rescheduleAll } from './reschedule.store.ts';
import { claimMonitorSettings, updateMonitorSettingsRow } from './settings.store.ts';

const on = useStoredMonitors();

// Fails on PostgreSQL if the settings are not locked: the site is added by those from before, and is never checked.
it.each([
  ['is new', () => insertMissingMonitors(on().world.app.services)],
  [
    'gets settings',
    () => on().world.post('update-monitor-v1', { site_id_or_domain: on().ids[0], timeout_seconds: 20 }),
  ],
])('a site that %s while monitoring is being switched on is checked', async (_, change) => {
  const { world, clock, ids } = on();
  const { database } = world.app.services;
  await world.post('update-monitor-settings-v1', { active: false });
  await database.write(trx =>
    trx
      .deleteFrom('monitors')
      .where('site_id', '=', ids[0] as number)
      .execute(),
  );
  const goOn = await uncommitted(database, async trx => {
    const settings = { ...(await claimMonitorSettings(trx)), active: true };
    await updateMonitorSettingsRow(trx, settings);
    await rescheduleAll(trx, database, settings, clock.now());
  });
  const changing = change();
  await endedOrWaiting(database, changing);
  await Promise.all([goOn(), changing]);
  const due = await database.db.selectFrom('monitors').select('due_at').where('due_at', 'is', null).execute();
  expect(due).toEqual([]);
});
