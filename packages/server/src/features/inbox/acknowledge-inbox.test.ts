import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import type { Answer } from '../../testing/index.ts';
import { forgetMarks } from './forget-marks.ts';
import { makeTroubledFleet, NOW, type TroubledFleet } from './troubled-fleet.fixtures.ts';

let fleet: TroubledFleet;
beforeAll(async () => {
  fleet = await makeTroubledFleet();
});
afterAll(() => fleet.world.close());

const find = async (id: string, input: object = {}): Promise<Answer['body']> => {
  const { body } = await fleet.world.get('list-inbox-v1', { snoozed: 'any', ...input });
  return body.items.find((item: { id: string }) => item.id === id);
};
const acknowledge = (...item_ids: string[]) => fleet.world.post('acknowledge-inbox-v1', { item_ids });
const marks = () => fleet.world.app.services.database.db.selectFrom('inbox_marks').selectAll().execute();

describe('acknowledge-inbox-v1', () => {
  it('names who takes care, lists the item after its equals, and is written to the audit log', async () => {
    const id = `site_down:${fleet.ids.down}`;
    expect((await acknowledge(id)).body.changed).toBe(1);
    const { body } = await fleet.world.get('list-inbox-v1', { severity: 'critical' });
    const last = body.items.at(-1);
    expect(last).toMatchObject({ id, acknowledged_by: 'user:admin' });
    expect(last.actions.map(({ action }: { action: string }) => action)).not.toContain('acknowledge');
    const audit = await fleet.world.get('list-audit-log-v1', { subject: `inbox:${id}`, action: 'inbox.acknowledged' });
    expect(audit.body.total).toBe(1);
  });

  it('counts an item of many causes as acknowledged only as long as no other cause joins it', async () => {
    await acknowledge('vulnerability:forms-hole');
    expect(await find('vulnerability:forms-hole')).toMatchObject({ acknowledged_by: 'user:admin' });
    await fleet.world.app.services.database.write(trx =>
      trx
        .insertInto('vulnerability_findings')
        .values({
          site_id: fleet.ids.down,
          type: 'plugin',
          slug: 'forms',
          record_id: 'forms-hole',
          name: 'Forms',
          version: '1.0',
          active: 1,
          title: 'Forms lets anybody in',
          severity: 'high',
          fixed_in: '1.1',
          update_version: '',
          found_at: NOW,
        })
        .execute(),
    );
    expect(await find('vulnerability:forms-hole')).toMatchObject({ acknowledged_by: null, sites_count: 3 });
  });

  it('takes an item of more alarms than a statement on PostgreSQL takes parameters', async () => {
    const { database } = fleet.world.app.services;
    if (database.engine !== 'postgres') return; // Many ids are one parameter there: sqlite-compiler.ts.
    const site = await storeSite(fleet.world, { url: 'https://many.example/' });
    const many = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 66000)`;
    await database.write(async trx => {
      await sql`insert into vulnerability_findings (site_id, type, slug, record_id, name, version, active, title,
          severity, fixed_in, update_version, found_at)
        ${many} select ${sql.lit(site)}, 'plugin', 'p' || n, 'wide-hole', 'P', '1.0', 1, 'A hole', 'high', '', '',
          ${sql.lit(NOW)} from numbers`.execute(trx);
      await sql`insert into alarms (type, severity, site_id, cause, together, data_json, opened_at)
        ${many} select 'vulnerability.found', 'high', ${sql.lit(site)},
          'vulnerability:wide-hole:p' || n || ':site:' || ${sql.lit(site)}, '', '{}', ${sql.lit(NOW)}
        from numbers`.execute(trx);
    });
    expect(await acknowledge('vulnerability:wide-hole')).toMatchObject({ status: 200, body: { changed: 1 } });
    const taken = database.db.selectFrom('alarms').where('acknowledged_at', 'is not', null).where('site_id', '=', site);
    const { count } = await taken.select(eb => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
    expect(Number(count)).toBe(66_000);
  });

  it('tells of items that are over, and refuses viewers', async () => {
    expect((await acknowledge('site_down:99999')).body).toEqual({ changed: 0, already_over: ['site_down:99999'] });
    const auth = await fleet.world.user('vera', 'viewer');
    const answer = await fleet.world.post('acknowledge-inbox-v1', { item_ids: ['site_down:1'] }, { auth });
    expect(answer.status).toBe(403);
  });
});

it('forgets marks on what is over, so that it is new when it begins again', async () => {
  const { world, ids } = fleet;
  await acknowledge(`site_disconnected:${ids.lost}`);
  const set = (status: string) =>
    world.app.services.database.write(trx =>
      trx.updateTable('sites').set({ status }).where('id', '=', ids.lost).execute(),
    );
  const there = async () => (await marks()).some(({ cause }) => cause === `connection:site:${ids.lost}`);
  fleet.clock.advance(2 * 60_000);
  await forgetMarks(world.app.services);
  expect(await there()).toBe(true);
  await set('connected');
  await forgetMarks(world.app.services);
  expect(await there()).toBe(false);
});
