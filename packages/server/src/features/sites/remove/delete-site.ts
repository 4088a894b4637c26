import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { storedRegistration } from '../connect/registrations/registration.store.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { STILL_LINKED, unlink } from '../connect/unlink.ts';
import { isShared } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { GONE, requestError } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';
import { countStored, storedCounts } from './stored-counts.ts';

export const deleteSite = ability({
  name: 'delete-site-v1',
  summary:
    'Remove a site and all data stored about it. The website itself is not deleted; to pause it instead, use suspend-site-v1.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
  }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    message: Type.Optional(
      Type.String({
        description: 'What is left to do on the site; only if the site could not be reached to remove the key.',
      }),
    ),
    would_delete: Type.Optional(
      Type.Object(storedCounts, { description: 'What would be deleted; only after a dry run.' }),
    ),
  }),
}).run(async ({ site_id_or_domain, confirm, dry_run }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const about = { site_id: site.id, site_url: site.url };
  if (dry_run === true)
    return { deleted: false, dry_run: true, ...about, would_delete: await countStored(ctx, [site.id]) };
  if (confirm !== true) {
    throw new AppError('confirmation_required', 'Deleting a site requires confirm: true. Try dry_run: true first.');
  }
  const removal = await unlinkAndRemove(ctx, site);
  if (removal === 'gone') throw requestError(GONE);
  return { deleted: true, ...about, ...(removal === 'still_linked' ? { message: STILL_LINKED } : {}) };
});

type Removal = 'removed' | 'still_linked' | 'gone';

/**
 * Under the site's lease, so that nobody reconnects it in between; a site that stays busy is still removed.
 * @returns gone: somebody else has removed it first. still_linked: the site may still hold our key.
 */
export async function unlinkAndRemove(ctx: Ctx, site: { id: number; url: string }): Promise<Removal> {
  try {
    return await withLease(ctx, `site:${site.id}`, async () => {
      const known = await loadSite(ctx, site.id);
      if (!known) return 'gone';
      // The other dashboard goes on with the key, unless the site has accepted one of ours alone.
      if (isShared(known.row)) return remove(ctx, site, !(await mayHoldOwnKey(ctx, site.id)));
      return remove(ctx, site, known.connection ? await unlink(ctx, known.connection) : !known.damaged);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'site_busy') throw error;
    ctx.log.warn({ site: site.id }, 'a deleted site was busy and stays linked');
    return remove(ctx, site, false);
  }
}

async function mayHoldOwnKey(ctx: Ctx, siteId: number): Promise<boolean> {
  const open = await storedRegistration(ctx, registrationPlace(siteId));
  return open !== undefined && open.request.shared !== true;
}

async function remove(ctx: Ctx, site: { id: number; url: string }, unlinked: boolean): Promise<Removal> {
  return audited(ctx, async trx => {
    const { numDeletedRows } = await trx.deleteFrom('sites').where('id', '=', site.id).executeTakeFirst();
    if (numDeletedRows === 0n) return { result: 'gone', audit: [] };
    const detail = { url: site.url, ...(unlinked ? {} : { key_left_on_site: true }) };
    const entry = { action: 'site.deleted', subject: `site:${site.id}`, detail };
    return { result: unlinked ? 'removed' : 'still_linked', audit: [entry] };
  });
}
