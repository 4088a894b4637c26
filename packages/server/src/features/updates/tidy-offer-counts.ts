import type { Services } from '../../kernel/context.ts';
import { replaceOfferCounts } from './summary.store.ts';

/** Drops counts of what is on offer no more, and adds up what several connections to PostgreSQL have counted. */
export async function tidyOfferCounts({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.write(trx =>
    replaceOfferCounts(trx, database.engine, rows => {
      const sums = new Map<string, (typeof rows)[number]>();
      for (const row of rows) {
        const key = JSON.stringify([row.type, row.slug, row.new_version, row.version]);
        sums.set(key, { ...row, slot: 0, sites: row.sites + (sums.get(key)?.sites ?? 0) });
      }
      return [...sums.values()].filter(({ sites }) => sites !== 0);
    }),
  );
}
