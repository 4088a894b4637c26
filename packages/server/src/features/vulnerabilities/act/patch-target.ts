import type { Ctx } from '../../../kernel/context.ts';
import type { UpdateType } from '../../updates/index.ts';
import type { FindingFilter } from '../list/finding-filter.store.ts';
import { splitForPatching } from './split-items.ts';
import { selectVulnerableItems } from './vulnerable-items.store.ts';

const TYPES: readonly UpdateType[] = ['core', 'plugin', 'theme'];

/** Exactly the vulnerable items whose pending update fixes them, as the target of an update run. */
export async function patchTarget(ctx: Ctx, filter: FindingFilter) {
  const both = await Promise.all(
    (['exposed', 'inactive'] as const).map(state =>
      selectVulnerableItems(ctx.database, { ...filter, state }, ctx.clock.now()),
    ),
  );
  const { wanted, left } = splitForPatching(once(both.flat()));
  const only = wanted.map(({ site_id, type, slug }) => ({ site_id, type, slug }));
  const siteIds = [...new Set(only.map(item => item.site_id))];
  return { target: { siteIds, types: TYPES, slugs: undefined, only }, wanted, left };
}

/** An item is in use or not, but what somebody ignores may be of either. */
function once<Item extends { site_id: number; type: string; slug: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map(item => [`${item.site_id} ${item.type} ${item.slug}`, item])).values()];
}
