import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Trx } from '../../ports/database/port.ts';
import { makeFleetKey, makeWorld, seedSites } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { selectSitesWithLines } from './list/site-updates.store.ts';
import { selectPendingUpdates } from './update.store.ts';
import type { UpdateType } from './update.ts';

const SITES = 2000;
const EACH = 5;
const TYPES: readonly UpdateType[] = ['core', 'plugin', 'theme', 'translation'];

const fleet = useMade(
  async () => {
    const world = await makeWorld();
    const sites = Array.from({ length: SITES }, (_, i) => ({ url: `https://s${i}.example/`, name: `Site ${i}` }));
    return { world, ids: await seedSites(world.app.services, await makeFleetKey(), sites) };
  },
  ({ world }) => world.close(),
);

// SQLite takes the key of the table anyway.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'reads the updates of a page of sites alone, also from a table that was just filled',
  async () => {
    const { world, ids } = fleet();
    const { database } = world.app.services;
    const read = await database.write(async trx => {
      // Rows that were just written, so that PostgreSQL has no statistics of them.
      await sql`insert into site_updates (site_id, type, slug, language, name, version, new_version)
        select id, 'plugin', 'plugin-' || n, '', 'Plugin', '1.0', '1.1'
        from sites cross join generate_series(1, ${sql.lit(EACH)}) as n`.execute(trx);
      const before = await rowsRead(trx);
      const page = ids.slice(0, 20);
      const found = await selectPendingUpdates(trx, page, TYPES);
      expect(found.map(({ site_id, slug }) => [site_id, slug])).toEqual(
        page.flatMap(id => Array.from({ length: EACH }, (_, n) => [id, `plugin-${n + 1}`])),
      );
      const sites = await selectSitesWithLines({ engine: database.engine, db: trx }, page, TYPES);
      expect(sites.map(({ lines }) => lines?.split('\n').length)).toEqual(page.map(() => EACH));
      return (await rowsRead(trx)) - before;
    });
    expect(read).toBeLessThan(SITES);
  },
);

/** Rows that this connection has read of the table, in order or by an index. */
async function rowsRead(trx: Trx): Promise<number> {
  const { rows } = await sql<{ read: number }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = 'site_updates'`.execute(trx);
  return rows[0]?.read ?? 0;
}
