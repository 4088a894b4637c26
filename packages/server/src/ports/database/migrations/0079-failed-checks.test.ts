import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { failedChecksMigration } from './0079-failed-checks.ts';

const VERDICTS = { debug_disabled: 'Y', wp_uptodate: 'N', db_reporting: 'N_UNABLE', php_reporting: 'Y_UNABLE' };

const world = useWorld();

it('removes security checks that passed, and keeps those that failed', async () => {
  const { database } = world().app.services;
  const site_id = await storeSite(world(), { url: 'https://a.example/' });
  const kept = await database.write(async trx => {
    for (const [check_key, value] of Object.entries(VERDICTS))
      await trx.insertInto('site_security').values({ site_id, check_key, value }).execute();
    await failedChecksMigration().up(trx);
    return trx.selectFrom('site_security').select(['check_key', 'value']).orderBy('check_key').execute();
  });
  expect(kept).toEqual([
    { check_key: 'db_reporting', value: 'N_UNABLE' },
    { check_key: 'wp_uptodate', value: 'N' },
  ]);
});
