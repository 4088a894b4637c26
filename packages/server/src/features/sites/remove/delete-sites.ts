import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { CONFIRM_INSTRUCTIONS, requireConfirm } from '../../../kernel/ability/confirm.ts';
import { overSites } from '../over-sites.ts';
import { resolveSites, siteError } from '../resolve-sites.ts';
import { queueSites } from '../settle-sites.ts';
import { batchItems, queuedFields, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { GONE, requestError } from '../site-failure.ts';
import { unlinkAndRemove } from './delete-site.ts';
import { countStored, storedCounts } from './stored-counts.ts';

/** Each site is told to forget our key, for at most ten seconds: a request shouldn't wait for more sites than this. */
const MOST_AT_ONCE = 500;
const AT_ONCE = 50;

export const deleteSites = ability({
  name: 'delete-sites-v1',
  summary: 'Remove several sites and all data stored about them. The websites themselves are not deleted.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  proof: 'fresh',
  instructions: `${CONFIRM_INSTRUCTIONS} For more than ${MOST_AT_ONCE} sites the answer is a job: poll its status_url.`,
  input: Type.Object({
    site_ids_or_domains: siteSelectors('The sites, by id, domain or URL. At least one.', { minItems: 1 }),
  }),
  output: Type.Object({
    deleted: batchItems('The deleted sites; empty after a dry run, or if the work became a job.'),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_delete: Type.Optional(
      Type.Object(
        { sites: Type.Integer({ description: 'Sites.' }), ...storedCounts },
        { description: 'What would be deleted; only after a dry run.' },
      ),
    ),
    still_linked: Type.Optional(
      batchItems(
        'Deleted sites that could not be reached and may still hold the key of this server. Clear the connection in their MainWP Child settings before adding them again.',
      ),
    ),
    errors: siteErrorsSchema,
    total_deleted: Type.Integer({ description: 'Number of sites deleted.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    ...queuedFields,
  }),
}).run(async ({ site_ids_or_domains, confirm, dry_run }, ctx) => {
  const { sites, errors } = await resolveSites(ctx, site_ids_or_domains);
  const chosen = sites.map(({ site: { id, url } }) => ({ id, url }));
  const totals = { errors, total_errors: errors.length };
  if (dry_run === true) {
    const lost = await countStored(
      ctx,
      chosen.map(({ id }) => id),
    );
    return { deleted: [], dry_run: true, would_delete: { sites: chosen.length, ...lost }, total_deleted: 0, ...totals };
  }
  requireConfirm(confirm);
  if (chosen.length > MOST_AT_ONCE) {
    return { deleted: [], total_deleted: 0, ...totals, ...(await queueSites(ctx, 'delete', sites, [])) };
  }
  const removals = await overSites(chosen, site => unlinkAndRemove(ctx, site), { atOnce: AT_ONCE });
  const gone = sites.filter((_site, at) => removals[at] === 'gone');
  const all = [...errors, ...gone.map(({ identifier }) => siteError(ctx, identifier, requestError(GONE)))];
  const deleted = chosen.filter((_site, at) => removals[at] !== 'gone');
  const still_linked = chosen.filter((_site, at) => removals[at] === 'still_linked');
  const left = still_linked.length > 0 ? { still_linked } : {};
  return { deleted, total_deleted: deleted.length, ...left, errors: all, total_errors: all.length };
});
