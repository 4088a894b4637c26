import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { deleteOldChanges } from './delete-old-changes.ts';

const world = useWorld({ sites: 0 });

it('deletes changes older than the setting says, and no others', async () => {
  const site_id = await storeSite(world(), { url: 'https://log.example/' });
  const { database, clock, settings } = world().app.services;
  const day = 24 * 3600_000;
  const ages = [settings.changesKeepDays - 1, settings.changesKeepDays + 1];
  const rows = ages.map(days => ({
    site_id,
    dedupe_key: `${days}`,
    log_type_id: null,
    context: 'plugin',
    action: 'updated',
    object_name: '',
    user_name: '',
    occurred_at: clock.now() - days * day,
  }));
  await database.write(trx => trx.insertInto('site_changes').values(rows).execute());
  await deleteOldChanges(world().app.services);
  const left = await database.db
    .selectFrom('site_changes')
    .select('dedupe_key')
    .where('site_id', '=', site_id)
    .execute();
  expect(left).toEqual([{ dedupe_key: `${ages[0]}` }]);
});
