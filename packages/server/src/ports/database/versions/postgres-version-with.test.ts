import { describe, expect, it } from 'vitest';
import { useTwoConnections } from '../../../testing/use-two-connections.ts';
import { keptStatement, valueGiven } from '../statements/kept-statement.ts';

const tagsBetween = keptStatement({ from: valueGiven, to: valueGiven }, ({ from, to }, db) =>
  db.selectFrom('tags').selectAll().where('name_key', '>=', from).where('name_key', '<=', to).orderBy('name_key'),
);
const lastTag = keptStatement({}, (_, db) => db.selectFrom('tags').select('id').orderBy('id', 'desc').limit(1));

describe.runIf(process.env.TEST_ENGINE === 'postgres')('The version of a store, with rows', () => {
  const { database, other } = useTwoConnections();

  const add = (name: string) =>
    other().write(trx => trx.insertInto('tags').values({ name, name_key: name, color: null }).execute());
  const ask = async () => {
    const { db } = database();
    const between = (from: string, to: string) => tagsBetween.query(db, { from, to });
    return database().versionWith?.([between('a', 'b'), lastTag.query(db, {}), between('c', 'c')]);
  };

  it('has the rows of each query as the query alone has them, at the version that it returns', async () => {
    expect(await ask()).toMatchObject({ version: await database().version(), rows: [[], [], []] });
    for (const name of ['a', 'b', 'c']) {
      const before = await database().version();
      await add(name);
      const { version, rows } = (await ask()) ?? {};
      expect(version).not.toBe(before);
      expect(version).toBe(await database().version());
      const { db } = database();
      expect(rows).toEqual([
        await tagsBetween(db, { from: 'a', to: 'b' }),
        await lastTag(db, {}),
        await tagsBetween(db, { from: 'c', to: 'c' }),
      ]);
    }
  });

  it('has the versions of the parts, too', async () => {
    await other().write(trx => trx.updateTable('vulnerability_feed').set({ revision: 7 }).execute());
    const { parts } = (await ask()) ?? {};
    for (const part of ['sites', 'findings', 'costs'] as const)
      expect(parts?.[part]).toBe(await database().version(part));
  });

  it('waits for no transaction, and has nothing of one that is not committed', async () => {
    const before = await ask();
    await other().write(async trx => {
      await trx.deleteFrom('tags').execute();
      expect(await ask()).toEqual(before);
    });
    expect(await ask()).toMatchObject({ version: await database().version(), rows: [[], [], []] });
  });
});
