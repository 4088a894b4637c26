import { expect, it, onTestFinished } from 'vitest';
import { makeTestStore } from '../../../testing/index.ts';

/** As the Vietnamese keyboard of Windows sends it: neither composed nor wholly decomposed. */
const HALF_COMPOSED = 'Ti\u00ea\u0301ng';

it('users whose names were stored in another spelling are found by all of them, save where two would be one', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0109-critical-deliveries');
  const names = ['Zo\u00eb', 'Zoe\u0308', HALF_COMPOSED, 'Max', '\uff4d\uff41\uff52\uff49\uff41'];
  await database.write(trx =>
    trx
      .insertInto('users')
      .values(names.map(name => ({ name, name_key: name.toLowerCase(), role: 'viewer', created_at: 0 })))
      .execute(),
  );
  await database.migrate();
  const rows = await database.db.selectFrom('users').select(['name', 'name_key']).orderBy('id').execute();
  expect(rows.map(row => row.name)).toEqual(names);
  expect(rows.map(row => row.name_key)).toEqual(['zo\u00eb', 'zoe\u0308', 'ti\u1ebfng', 'max', 'maria']);
});
