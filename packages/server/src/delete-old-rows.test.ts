import { expect, it } from 'vitest';
import type { Trx } from './ports/database/port.ts';
import type { Tables } from './ports/database/schema.ts';
import { RECURRING } from './recurring-tasks.ts';
import { storeSite, useWorld } from './testing/fixtures.ts';
import { withWrite } from './testing/with-write.ts';

const world = useWorld({ sites: 0 });
const OLD = 2500;
const LONG_AGO = 1_000_000;

type Fill = (trx: Trx, numbers: readonly number[], siteId: number, at: number) => Promise<unknown>;

const TASKS: readonly (readonly [task: string, table: keyof Tables, fill: Fill])[] = [
  [
    'delete old changes',
    'site_changes',
    (trx, numbers, site_id, occurred_at) => {
      const row = { site_id, log_type_id: null, context: 'plugin', action: 'updated', object_name: '', user_name: '' };
      const rows = numbers.map(k => ({ ...row, dedupe_key: `${k}`, occurred_at }));
      return trx.insertInto('site_changes').values(rows).execute();
    },
  ],
  [
    'delete old events',
    'events',
    (trx, numbers, site_id, occurred_at) => {
      const row = { numbered: 1, type: 'site.down', severity: 'high', site_id, client_id: null, data_json: '{}' };
      const rows = numbers.map(() => ({ ...row, cause: '', occurred_at }));
      return trx.insertInto('events').values(rows).execute();
    },
  ],
  [
    'delete old alarms',
    'alarms',
    (trx, numbers, site_id, closed_at) => {
      const of = { type: 'site.down', severity: 'high', site_id, client_id: null, together: '', data_json: '{}' };
      const seen = { acknowledged_at: null, acknowledged_by: null, snoozed_until: null };
      const rows = numbers.map(k => ({ ...of, ...seen, cause: `${k}`, opened_at: LONG_AGO, closed_at }));
      return trx.insertInto('alarms').values(rows).execute();
    },
  ],
  [
    'delete old findings',
    'vulnerability_findings',
    (trx, numbers, site_id, fixed_at) => {
      const of = { site_id, type: 'plugin', name: 'X', version: '1', active: 1, title: 'T', severity: 'high' };
      const fixed = { fixed_in: '2', update_version: '', found_at: LONG_AGO, fixed_at, fixed_by: 'updated' };
      const rows = numbers.map(k => ({ ...of, ...fixed, slug: `x${k}`, record_id: 'r' }));
      return trx.insertInto('vulnerability_findings').values(rows).execute();
    },
  ],
  [
    'delete old items of update runs',
    'past_updates',
    (trx, numbers, site_id, sent_at) => {
      const of = { site_id, type: 'plugin', slug: 'x', name: 'X', from_version: '1', to_version: '2', reason: null };
      const rows = numbers.map(seq => ({ ...of, job_id: 'j', seq, state: 'updated', sent_at }));
      return trx.insertInto('past_updates').values(rows).execute();
    },
  ],
];

it.each(TASKS)(
  '“%s” deletes them a thousand at a time, so that others can write meanwhile',
  async (name, table, fill) => {
    const { services } = world().app;
    const task = RECURRING.find(one => one.name === name);
    if (!task) throw new Error(`there is no task ${name}`);
    const site = await storeSite(world(), { url: `https://${table}.example/` });
    await services.database.write(async trx => {
      for (let from = 0; from < OLD; from += 500) {
        const numbers = Array.from({ length: 500 }, (_, k) => from + k);
        await fill(trx, numbers, site, LONG_AGO);
      }
      await fill(trx, [OLD], site, services.clock.now());
    });
    const left: number[] = [];
    const counting = withWrite(services.database, async work => {
      const result = await services.database.write(work);
      left.push(await count(table));
      return result;
    });
    await task.run({ ...services, database: counting });
    // A task may go on with another table.
    expect([...new Set(left)]).toEqual([1501, 501, 1]);
  },
);

async function count(table: keyof Tables): Promise<number> {
  const { db } = world().app.services.database;
  return (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows;
}
