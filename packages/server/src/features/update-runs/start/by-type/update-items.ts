import { Type } from 'typebox';
import type { Ctx } from '../../../../kernel/context.ts';
import { siteSelectorSchema } from '../../../sites/index.ts';
import type { UpdateType } from '../../../updates/index.ts';
import { strategyInputSchema } from '../../run.schemas.ts';
import type { StrategyInput } from '../../strategy.ts';
import { selectSlugsNotPending } from '../run-target.store.ts';
import { oneSiteRunOutput, siteToUpdate, updateOneSite } from '../update-one-site.ts';

/** The common input of updating the items of one type on one site. */
export const oneTypeInput = {
  site_id_or_domain: siteSelectorSchema,
  strategy: strategyInputSchema,
  wait: Type.Optional(
    Type.Boolean({
      description: 'Respond only when the run has ended, or after ten minutes. Otherwise the answer comes at once.',
    }),
  ),
};

export function itemSlugs(what: string) {
  return Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 1000,
      description: `Only these ${what}; left out: all with a pending update.`,
    }),
  );
}

export const itemsOutput = Type.Object({
  ...oneSiteRunOutput,
  not_pending: Type.Array(Type.String(), {
    description:
      'Requested slugs that have no pending update on the site, or an ignored one. Nothing was sent for them.',
  }),
});

interface ItemsOrder {
  readonly site_id_or_domain: number | string;
  readonly slugs?: readonly string[];
  readonly strategy?: StrategyInput;
  readonly wait?: boolean;
}

/** Updates items of one type on one site, and names those without a pending update instead of refusing them all. */
export async function updateItems(ctx: Ctx, type: UpdateType, order: ItemsOrder) {
  const { site_id_or_domain, slugs, strategy, wait } = order;
  const siteId = await siteToUpdate(ctx, site_id_or_domain);
  const asked = slugs && [...new Set(slugs)];
  const target = { siteIds: [siteId], types: [type], slugs: asked };
  const notPending = await selectSlugsNotPending(ctx.database, target);
  const started = await updateOneSite(ctx, {
    siteId,
    types: [type],
    slugs: asked?.filter(slug => !notPending.includes(slug)),
    strategy,
    wait,
  });
  return { ...started, not_pending: notPending };
}
