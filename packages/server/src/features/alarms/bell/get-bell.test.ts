import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { countOpenAlarms, selectFirstAlarms } from '../alarm.store.ts';
import { downOf, Telling, upOf } from '../alarms.fixtures.ts';

const world = useWorld();

describe('get-bell-v1', () => {
  it('counts the open alarms that a person has not seen, also within a client', async () => {
    const auth = await world().user('anna', 'viewer');
    const { id: client_id } = (await world().post('add-client-v1', { name: 'Andes' })).body;
    const lima = await storeSite(world(), { url: 'https://lima.example/', client_id });
    const rome = await storeSite(world(), { url: 'https://rome.example/' });
    const telling = new Telling(world(), Date.now() - 60_000);
    await telling.emit(downOf(lima), downOf(rome));
    await telling.tell();
    const bell = async (input: object = {}) => (await world().get('get-bell-v1', { ...input }, { auth })).body;
    expect(await bell()).toMatchObject({ unseen: 2, seen_at: null, alarms: [{}, {}] });
    expect(await bell({ client_id })).toMatchObject({ unseen: 1, alarms: [{ site: { id: lima } }] });
  });

  it('tells the urgent ones from the others, and counts what is open although it was seen', async () => {
    const auth = await world().user('bea', 'viewer');
    const oslo = await storeSite(world(), { url: 'https://oslo.example/' });
    const telling = new Telling(world(), Date.now() - 60_000);
    const data = { version: '8.1', ends_on: '2025-12-31', days_left: -10 };
    const bell = async () => (await world().get('get-bell-v1', {}, { auth })).body;
    const before = await bell();
    await telling.emit({ type: 'site.php_end_of_life', siteId: oslo, data });
    await telling.tell();
    expect(await bell()).toMatchObject({ unseen: before.unseen + 1, unseen_urgent: before.unseen_urgent });
    await telling.emit(downOf(oslo));
    await telling.tell();
    expect(await bell()).toMatchObject({ unseen: before.unseen + 2, unseen_urgent: before.unseen_urgent + 1 });
    await world().post('see-bell-v1', { until: (await bell()).as_of }, { auth });
    expect(await bell()).toMatchObject({ unseen: 0, unseen_urgent: 0, open: before.open + 2 });
  });

  it('shows open alarms, then those on hold, then those that are over, as the list of alarms does', async () => {
    const auth = await world().user('cora', 'viewer');
    const { id: client_id } = (await world().post('add-client-v1', { name: 'Alps' })).body;
    const names = ['bern', 'chur', 'genf', 'thun'];
    const sites: number[] = [];
    for (const name of names) sites.push(await storeSite(world(), { url: `https://${name}.example/`, client_id }));
    const [bern = 0, chur = 0, genf = 0, thun = 0] = sites;
    const telling = new Telling(world(), Date.now() - 60_000);
    await telling.emit(
      downOf(bern),
      downOf(chur),
      { type: 'site.php_end_of_life', siteId: chur, data: EVENT_EXAMPLES['site.php_end_of_life'] },
      downOf(genf),
      downOf(thun),
    );
    await telling.emit(upOf(bern), upOf(thun));
    await telling.tell();
    await world().post('suspend-site-v1', { site_id_or_domain: genf });
    const read = async (ability: string) => (await world().get(ability, { client_id }, { auth })).body;
    const { alarms } = await read('get-bell-v1');
    const named = alarms.map(({ state, type, site }: typeof alarms) => [state, type, names[sites.indexOf(site.id)]]);
    expect(named).toEqual([
      ['open', 'site.down', 'chur'],
      ['open', 'site.php_end_of_life', 'chur'],
      ['on_hold', 'site.down', 'genf'],
      ['closed', 'site.down', 'thun'],
      ['closed', 'site.down', 'bern'],
    ]);
    expect(alarms).toEqual((await read('list-alarms-v1')).items);
  });

  it('reads and sorts no more on the embedded store than what is open', async () => {
    const { database, clock } = world().app.services;
    if (database.engine !== 'sqlite') return;
    const asked: CompiledQuery[] = [];
    const { db } = notingQueries(database, (node, queryId) => {
      asked.push(database.db.getExecutor().compileQuery(node, queryId));
    });
    const filter = { now: clock.now() };
    await selectFirstAlarms(db, filter, 10);
    await countOpenAlarms(db, filter, { since: 0, urgent: ['critical'] });
    const plans = await Promise.all(
      asked.map(async ({ sql, parameters }) => {
        const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        const { rows } = await database.db.executeQuery<{ detail: string }>(plan);
        return rows.map(({ detail }) => detail).filter(detail => /alarms|ORDER/.test(detail));
      }),
    );
    expect(plans).toEqual([
      ['SCAN alarms USING INDEX alarms_open', 'USE TEMP B-TREE FOR ORDER BY'],
      ['SCAN alarms'], // the newest first, until there are enough
      ['SCAN alarms USING INDEX alarms_open'],
    ]);
    expect(asked[1]?.sql).toMatch(/limit \?$/);
  });

  it('is for people, not for programs', async () => {
    const auth = await world().key('read');
    expect((await world().get('get-bell-v1', {}, { auth })).status).toBe(403);
  });
});
