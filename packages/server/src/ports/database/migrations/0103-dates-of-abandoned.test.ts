import { expect, it, onTestFinished } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeTestStore } from '../../../testing/index.ts';

it('dates of abandoned items that are too late to be read become the end of the year 9999, and no others change', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0102-hidden-inputs');
  const site_id = await storeSite({ app: { services: { database } } }, { url: 'https://bakery.example/' });
  const common = { site_id, type: 'plugin', name: 'Shop', version: '1' };
  await database.write(async trx => {
    for (const [slug, last_updated_at] of Object.entries({ late: Number.MAX_SAFE_INTEGER * 1000, old: 86_400_000 })) {
      await trx
        .insertInto('site_abandoned')
        .values({ ...common, slug, last_updated_at })
        .execute();
    }
  });
  await database.migrate();
  const rows = database.db.selectFrom('site_abandoned').select(['slug', 'last_updated_at']).orderBy('slug');
  expect(await rows.execute()).toEqual([
    { slug: 'late', last_updated_at: Date.UTC(9999, 11, 31, 23, 59, 59) },
    { slug: 'old', last_updated_at: 86_400_000 },
  ]);
});
