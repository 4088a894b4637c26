import type { Store } from '../world/store.ts';

const FIELDS = 5;
const TAGS = 100;
const ROWS_PER_INSERT = 500;
const TRADES = ['shop', 'bakery', 'school', 'hotel', 'museum', 'garage', 'studio', 'clinic', 'garden', 'choir'];
const NOTE = 'What was agreed at the last meeting, and who shall be called when the site is down. '.repeat(6);
const pick = <T>(values: readonly T[], index: number) => values[index % values.length] as T;

/** As many clients and costs as sites: each client has one site and values in five fields; costs are for all kinds. */
export async function storeClientsAndCosts(store: Store, count: number): Promise<void> {
  const app = await store.open();
  try {
    const { db, write } = app.services.database;
    const inserted = async (table: string, rows: readonly object[]) => {
      for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
        const chunk = rows.slice(from, from + ROWS_PER_INSERT);
        await write(trx =>
          trx
            .insertInto(table as 'costs')
            .values(chunk as never)
            .execute(),
        );
      }
    };
    const indexes = Array.from({ length: count }, (_, index) => index);
    const siteIds = (await db.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id);
    await inserted('clients', indexes.map(clientRow));
    const clientIds = (await db.selectFrom('clients').select('id').orderBy('id').execute()).map(({ id }) => id);
    await write(async trx => {
      for (const index of indexes) {
        await trx
          .updateTable('sites')
          .set({ client_id: pick(clientIds, index) })
          .where('id', '=', pick(siteIds, index))
          .execute();
      }
    });
    const fields = Array.from({ length: FIELDS }, (_, index) => `Field ${index}`);
    await inserted(
      'client_fields',
      fields.map(name => ({ name, name_key: name.toLowerCase(), description: '' })),
    );
    const fieldIds = (await db.selectFrom('client_fields').select('id').execute()).map(({ id }) => id);
    const values = clientIds.flatMap(client_id =>
      fieldIds.map(field_id => ({ client_id, field_id, value: `v ${client_id}` })),
    );
    await inserted('client_field_values', values);
    const tags = Array.from({ length: TAGS }, (_, index) => `Tag ${index}`);
    await inserted(
      'tags',
      tags.map(name => ({ name, name_key: name.toLowerCase(), color: null })),
    );
    const tagIds = (await db.selectFrom('tags').select('id').execute()).map(({ id }) => id);
    await inserted(
      'site_tags',
      siteIds.map((site_id, index) => ({ site_id, tag_id: pick(tagIds, index) })),
    );
    await inserted('costs', indexes.map(costRow));
    const costIds = (await db.selectFrom('costs').select('id').orderBy('id').execute()).map(({ id }) => id);
    const of = (kind: number) => costIds.filter((_, index) => index % 3 === kind);
    const three = of(0).flatMap(cost_id =>
      [0, 1, 2].map(step => ({ cost_id, site_id: pick(siteIds, cost_id + step) })),
    );
    await inserted('cost_sites', three);
    await inserted(
      'cost_tags',
      of(1).map(cost_id => ({ cost_id, tag_id: pick(tagIds, cost_id) })),
    );
    await inserted(
      'cost_clients',
      of(2).map(cost_id => ({ cost_id, client_id: pick(clientIds, cost_id) })),
    );
  } finally {
    await app.close();
  }
}

function clientRow(index: number) {
  const name = `The ${pick(TRADES, index)} of town ${Math.floor(index / 100)}`;
  const email = `${pick(TRADES, index)}+${index}@mail.example.com`;
  const status = pick(['active', 'lead', 'lost', 'active', 'suspended', 'active', 'lost'], index);
  const search_text = `${name}\n${email}`.toLowerCase();
  const texts = { phone: `+49 228 ${index}`, address_1: `Market ${index}`, city: 'Bonn', zip: '53111', note: NOTE };
  return { name, name_key: name.toLowerCase(), search_text, email, status, created_at: index, ...texts };
}

function costRow(index: number) {
  const name = `Plan of ${pick(TRADES, index)}, number ${Math.floor(index / 100)}`;
  return {
    name,
    name_key: name.toLowerCase(),
    price_cents: index,
    product_slug: '',
    license_type: 'single_site',
    payment_type: pick(['subscription', 'lifetime'], Math.floor(index / 2)),
    renewal_type: 'monthly',
    product_type: pick(['plugin', 'theme', 'plugin', 'hosting'], index),
    last_renewal: '2024-01-31',
    renewal_day: 31,
    payment_method: 'paypal',
    status: pick(['active', 'active', 'active', 'expired'], Math.floor(index / 10)),
    url: 'https://example.com/',
    note: NOTE,
    product_color: '',
    icon_hidden: '',
    created_at: index,
  };
}
