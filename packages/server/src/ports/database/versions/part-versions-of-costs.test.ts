import { describe, expect, it } from 'vitest';
import type { Trx } from '../port.ts';
import { insertSomeClient, insertSomeTag, useParts } from './part-versions.fixtures.ts';

const { other, site, changedBy } = useParts();

const insertSomeCost = (trx: Trx) => {
  const texts = ['payment_type', 'product_type', 'product_slug', 'license_type', 'renewal_type', 'payment_method'];
  const empty = [...texts, 'status', 'url', 'note', 'product_color', 'icon_hidden'].map(column => [column, '']);
  return trx
    .insertInto('costs')
    .values({ name: 'C', name_key: 'c', price_cents: 1, created_at: 1, ...Object.fromEntries(empty) })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/** What a cost is for, each in a transaction of its own. */
const targets = ({ cost_id, client_id, tag_id }: { cost_id: number; client_id: number; tag_id: number }) => [
  (trx: Trx) => trx.insertInto('cost_clients').values({ cost_id, client_id }).execute(),
  (trx: Trx) => trx.insertInto('cost_sites').values({ cost_id, site_id: site() }).execute(),
  (trx: Trx) => trx.insertInto('cost_tags').values({ cost_id, tag_id }).execute(),
];

describe('the version of a part of the store', () => {
  it('of the clients changes with what they are searched and sorted by, and with what costs are for', async () => {
    expect(await changedBy(insertSomeClient)).toEqual(['clients']);
    const { id: client_id } = await other().write(insertSomeClient);
    const change = (columns: object) => (trx: Trx) =>
      trx.updateTable('clients').set(columns).where('id', '=', client_id).execute();
    for (const columns of [{ name_key: 'd' }, { search_text: 'd' }, { status: 'lead' }, { updated_at: 2 }]) {
      expect(await changedBy(change(columns))).toEqual(['clients']);
      expect(await changedBy(change(columns))).toEqual([]);
    }
    expect(await changedBy(change({ reports_begin_on: '2026-11-01' }))).toEqual([]);
    const { id: cost_id } = await other().write(insertSomeCost);
    const { id: tag_id } = await other().write(insertSomeTag('Of clients'));
    const changes = [
      ...targets({ cost_id, client_id, tag_id }),
      (trx: Trx) => trx.deleteFrom('costs').execute(),
      (trx: Trx) => trx.deleteFrom('clients').where('id', '=', client_id).execute(),
    ];
    for (const change of changes) expect(await changedBy(change)).toContain('clients');
  });

  it('of the costs changes with what they are filtered and sorted by, and with what they are for', async () => {
    expect(await changedBy(insertSomeCost)).toEqual(['costs']);
    const { id: cost_id } = await other().write(insertSomeCost);
    const change = (columns: object) => (trx: Trx) =>
      trx.updateTable('costs').set(columns).where('id', '=', cost_id).execute();
    const texts = ['name_key', 'status', 'product_type', 'payment_type', 'last_renewal'].map(name => ({ [name]: 'd' }));
    for (const columns of [...texts, { price_cents: 7 }, { created_at: 7 }, { updated_at: 7 }]) {
      expect(await changedBy(change(columns))).toEqual(['costs']);
      expect(await changedBy(change(columns))).toEqual([]);
    }
    expect(await changedBy(change({ note: 'd' }))).toEqual([]);
    const { id: client_id } = await other().write(insertSomeClient);
    const { id: tag_id } = await other().write(insertSomeTag('Of costs'));
    const changes = [
      ...targets({ cost_id, client_id, tag_id }),
      (trx: Trx) => trx.deleteFrom('cost_tags').execute(),
      (trx: Trx) => trx.deleteFrom('costs').execute(),
    ];
    for (const change of changes) expect(await changedBy(change)).toContain('costs');
  });
});
