import { Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { inChunks } from '../../../ports/database/bulk.ts';

/** The data that is lost with a site. */
export const storedCounts = {
  plugins: Type.Integer({ description: 'Stored plugins.' }),
  themes: Type.Integer({ description: 'Stored themes.' }),
  changes: Type.Integer({ description: 'Stored changes.' }),
  costs: Type.Integer({ description: 'Links to costs.' }),
};

export async function countStored({ database: { db } }: Ctx, siteIds: readonly number[]) {
  const count = async (table: 'site_plugins' | 'site_themes' | 'site_changes' | 'cost_sites') => {
    const counts = await inChunks(siteIds, async chunk => {
      const rows = db.selectFrom(table).where('site_id', 'in', chunk);
      return [(await rows.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count];
    });
    return counts.reduce((sum, one) => sum + Number(one), 0);
  };
  const [plugins, themes, changes, costs] = await Promise.all([
    count('site_plugins'),
    count('site_themes'),
    count('site_changes'),
    count('cost_sites'),
  ]);
  return { plugins, themes, changes, costs };
}
