import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeTestStore, runOnce } from '../../testing/index.ts';
import { openPostgres } from './postgres.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two stores in schemas of one database', () => {
  it('are brought up to date one after the other, and share no rows', async () => {
    const { env, remove } = await makeTestStore();
    const server = env.DATABASE_URL ?? '';
    const names: string[][] = [];
    for (const schema of ['first', 'second']) {
      await runOnce(server, `create schema ${schema}`);
      const url = new URL(server);
      url.search = `options=-c%20search_path=${schema},public`;
      const store = openPostgres(url.toString());
      await store.migrate();
      await store.write(trx =>
        trx.insertInto('tags').values({ name: schema, name_key: schema, color: null }).execute(),
      );
      names.push((await store.db.selectFrom('tags').select('name').execute()).map(({ name }) => name));
      await store.close();
    }
    await remove();
    expect(names).toEqual([['first'], ['second']]);
  });

  it('do not have their statements compiled, although their addresses have options of their own', async () => {
    const { env, remove } = await makeTestStore();
    const url = new URL(env.DATABASE_URL ?? '');
    url.search = 'options=-c%20statement_timeout=5000';
    const store = openPostgres(url.toString());
    const settings = sql<{ jit: string; timeout: string }>`select current_setting('jit') as jit,
      current_setting('statement_timeout') as timeout`;
    expect((await settings.execute(store.db)).rows).toEqual([{ jit: 'off', timeout: '5s' }]);
    await store.close();
    await remove();
  });
});
