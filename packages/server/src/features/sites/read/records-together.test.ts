import { beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { openSite } from '../open-site.ts';
import { siteRecordOf } from './site-record.views.ts';

const world = useWorld();
let ids: number[];
beforeAll(async () => {
  ids = await Promise.all([1, 2, 3].map(n => storeSite(world(), { url: `https://together-${n}.example/` })));
});

/** What the work resolves to, and how many queries are built for it outside of transactions. */
async function counted<T>(work: (ctx: Ctx) => Promise<T>): Promise<[result: T, queries: number]> {
  let queries = 0;
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const database = notingQueries(ctx.database, () => {
    queries += 1;
  });
  const result = await work({ ...ctx, database });
  return [result, queries];
}

type Read = (ctx: Ctx, id: number) => Promise<{ readonly id: number }>;

const READS: readonly [string, Read][] = [
  ['records of sites', siteRecordOf],
  ['sites for requests to them', async (ctx, id) => (await openSite(ctx, id)).row],
];

it.each(READS)('reads %s that are asked for together with as many queries as one', async (_what, read) => {
  const [first = 0] = ids;
  await counted(ctx => read(ctx, first)); // what is built once is not counted again
  const [one, queriesForOne] = await counted(ctx => read(ctx, first));
  const [all, queriesForAll] = await counted(ctx => Promise.all(ids.map(id => read(ctx, id))));
  expect(queriesForOne).toBeGreaterThan(0);
  expect(queriesForAll).toBe(queriesForOne);
  expect(all[0]).toEqual(one);
  expect(all.map(({ id }) => id)).toEqual(ids);
});
