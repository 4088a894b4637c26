import { type Static, Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { wireCode } from '../../../kernel/errors.ts';
import { isScoped, scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { refusalOf, resolveSites, siteSelectors } from '../../sites/index.ts';
import { coolDownOf, minAgeInputSchema, typesInputSchema } from '../../updates/index.ts';
import { requireRun } from '../require-run.ts';
import { failedInInputSchema, itemsInputSchema, slugsInputSchema } from '../run.schemas.ts';
import { chosenUpdates } from './chosen-updates.ts';
import { type FailedIn, type RunTarget, selectConnectedInScope, selectFailedRunItems } from './run-target.store.ts';

/** What a run is to update, as accepted by a plan and a start. */
export const runTargetInput = {
  site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty for all connected ones.', { default: [] })),
  ...siteScopeInput('sites'),
  type: typesInputSchema,
  slugs: slugsInputSchema,
  items: itemsInputSchema,
  failed_in: failedInInputSchema,
  min_age_days: minAgeInputSchema,
};

const input = Type.Object(runTargetInput);

/** The target, and the requested sites that are excluded. @throws AppError job_not_found, invalid_input */
export async function runTargetOf(
  ctx: Ctx,
  {
    site_ids_or_domains: named = [],
    client_id,
    tag_id,
    type,
    slugs,
    items,
    failed_in,
    min_age_days = 0,
  }: Static<typeof input>,
) {
  const chosen = chosenUpdates({ type, slugs, items });
  const { sites, errors } = named.length > 0 ? await resolveSites(ctx, named) : { sites: undefined, errors: [] };
  const scoped = isScoped({ client_id, tag_id })
    ? await selectConnectedInScope(ctx.database.db, scopeOf({ client_id, tag_id }))
    : undefined;
  const ids = sites?.map(({ site }) => site.id);
  const refused = (sites ?? []).flatMap(({ identifier, site }) => {
    const refusal = refusalOf(site);
    if (!refusal) return [];
    return [{ identifier, code: wireCode(refusal.code, ctx.settings.namespace), message: refusal.message }];
  });
  const target: RunTarget = {
    siteIds: scoped && ids ? ids.filter(id => scoped.includes(id)) : (ids ?? scoped),
    ...chosen,
    coolDown: coolDownOf(min_age_days, ctx.clock.now()),
  };
  return { target: failed_in ? await again(ctx, target, failed_in) : target, errors: [...errors, ...refused] };
}

/** The part of the target that failed in a run: only those sites and items. */
async function again(
  ctx: Ctx,
  target: RunTarget,
  { job_id, state = 'failed', cause }: NonNullable<Static<typeof input>['failed_in']>,
): Promise<RunTarget> {
  await requireRun(ctx, job_id);
  const failedIn: FailedIn = { jobId: job_id, state, cause };
  const found = await selectFailedRunItems(ctx.database.db, failedIn);
  const types = target.types.filter(type => found.types.includes(type));
  return {
    siteIds: target.siteIds?.filter(id => found.siteIds.includes(id)) ?? found.siteIds,
    types: types.length > 0 ? types : target.types,
    slugs: target.slugs ?? found.slugs,
    items: target.items,
    failedIn,
    coolDown: target.coolDown,
  };
}
