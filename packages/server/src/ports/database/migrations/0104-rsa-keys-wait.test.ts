import { expect, it, onTestFinished } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeTestStore } from '../../../testing/index.ts';

const WEEK = 7 * 24 * 3600_000;

it('RSA keys of sites that are due are replaced a week after the upgrade at the earliest, and no other keys wait', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0103-dates-of-abandoned');
  const later = Date.now() + 30 * 24 * 3600_000;
  const keys = [
    { signing: 'rsa', key_due_at: 0 },
    { signing: 'rsa', key_due_at: later },
    { signing: 'rsa', key_due_at: null },
    { signing: 'p256', key_due_at: 5 },
  ];
  for (const [k, key] of keys.entries()) {
    const id = await storeSite({ app: { services: { database } } }, { url: `https://site-${k}.example/` });
    await database.write(trx => trx.updateTable('sites').set(key).where('id', '=', id).execute());
  }
  const before = Date.now();
  await database.migrate();
  const rows = await database.db.selectFrom('sites').select('key_due_at').orderBy('id').execute();
  const [due, ...others] = rows.map(row => row.key_due_at);
  expect(others).toEqual([later, null, 5]);
  expect(Number(due)).toBeGreaterThanOrEqual(before + WEEK);
  expect(Number(due)).toBeLessThanOrEqual(Date.now() + WEEK);
});
