import { Type } from 'typebox';
import type { Ctx } from '../../kernel/context.ts';
import { offsetOf, pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { type AbandonedType, selectAbandoned } from './abandoned.store.ts';

/** Two years. Source: docs/spec/abilities.md#plugins-and-themes. */
const ABANDONED_AFTER_DAYS = 730;

export const abandonedInputSchema = Type.Object({
  page: Type.Optional(pageSchema),
  per_page: Type.Optional(perPage(50, 200)),
  site_id_or_domain: Type.Optional(siteSelectorSchema),
});

export const abandonedOutputSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      slug: Type.String({ description: 'Slug of the item.' }),
      name: Type.String({ description: 'Name of the item.' }),
      version: Type.String({ description: 'Installed version.' }),
      last_updated: Type.String({ description: 'Day of its last update on wordpress.org, YYYY-MM-DD.' }),
    }),
    { description: 'The items of this page, longest without an update first.' },
  ),
  total: Type.Integer({ description: 'All items that match.' }),
});

/** One page of the plugins or themes without an update for two years, over the fleet or of one site. */
export async function abandonedPage(
  ctx: Ctx,
  type: AbandonedType,
  input: { page?: number; per_page?: number; site_id_or_domain?: number | string },
) {
  const { page = 1, per_page = 50, site_id_or_domain } = input;
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const updatedBefore = ctx.clock.now() - ABANDONED_AFTER_DAYS * DAY_MS;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { items, total } = await selectAbandoned(ctx.database, { type, updatedBefore, siteId }, window);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { items: items.map(item => ({ ...item, last_updated: day(item.last_updated_at) })), total };
}
