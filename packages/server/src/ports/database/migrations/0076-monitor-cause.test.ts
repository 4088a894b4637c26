import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { monitorCauseMigration } from './0076-monitor-cause.ts';

const world = useWorld();
const SLOW = 'It timed out.';

it.each([
  ['failed as its incident began', SLOW, null, 'timeout'],
  ['failed for another reason than at first', 'It returned an error.', null, null],
  ['failed again after an incident that is over', SLOW, 1, null],
  ['did not fail', null, 1, null],
])('a stored monitor that %s gets the cause that is known', async (what, reason, ended_at, cause) => {
  const { database } = world().app.services;
  const site_id = await storeSite(world(), { url: `https://${what.replaceAll(' ', '-')}.example/` });
  const found = await database.write(async trx => {
    await trx.insertInto('monitors').values({ site_id, reason, status: 'down' }).execute();
    const incident = { site_id, started_at: 0, cause: 'timeout', reason: SLOW, checks: 1 };
    await trx
      .insertInto('monitor_incidents')
      .values({ ...incident, ended_at })
      .execute();
    await sql`alter table monitors drop column cause`.execute(trx);
    await monitorCauseMigration(database.engine).up(trx);
    return trx.selectFrom('monitors').select('cause').where('site_id', '=', site_id).executeTakeFirst();
  });
  expect(found).toEqual({ cause });
});
