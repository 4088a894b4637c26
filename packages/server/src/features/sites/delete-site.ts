import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { loadKnownSites } from './connection.ts';
import { resolveSite } from './resolve-sites.ts';
import { siteSelector } from './site.schemas.ts';
import { failureOf } from './site-failure.ts';
import { withLease } from './site-lease.ts';
import { UNLINK_DEADLINE_MS, unlink } from './unlink.ts';

const LEASE_MS = 3 * UNLINK_DEADLINE_MS;

export const deleteSite = ability({
  name: 'delete-site-v1',
  summary: 'Remove a site and all that is kept about it.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  instructions: 'Show the dry run first (dry_run: true); delete with confirm: true only once the user agreed.',
  input: Type.Object({
    site_id_or_domain: siteSelector,
    confirm: Type.Optional(Type.Boolean({ default: false, description: 'Must be true to delete.' })),
    dry_run: Type.Optional(
      Type.Boolean({ default: false, description: 'Only tell what would be deleted; confirm is then not needed.' }),
    ),
  }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    would_delete: Type.Optional(
      Type.Object(
        {
          plugins: Type.Integer({ description: 'Stored plugins.' }),
          themes: Type.Integer({ description: 'Stored themes.' }),
          changes: Type.Integer({ description: 'Stored changes.' }),
          costs: Type.Integer({ description: 'Links to costs.' }),
        },
        { description: 'What would be deleted; only after a dry run.' },
      ),
    ),
  }),
  errors: ['site_not_found', 'ambiguous_site', 'confirmation_required'],
}).run(async ({ site_id_or_domain, confirm, dry_run }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const about = { site_id: site.id, site_url: site.url };
  if (dry_run === true) return { deleted: false, dry_run: true, ...about, would_delete: await stored(ctx, site.id) };
  if (confirm !== true) {
    throw new AppError('confirmation_required', 'Deleting a site needs confirm: true. Try dry_run: true first.');
  }
  await unlinkAlone(ctx, site.id);
  await change(ctx, async trx => {
    await trx.deleteFrom('sites').where('id', '=', site.id).execute();
    return {
      result: undefined,
      audit: [{ action: 'site.deleted', subject: `site:${site.id}`, detail: { url: site.url } }],
    };
  });
  return { deleted: true, ...about };
});

async function stored(ctx: Ctx, siteId: number) {
  const count = async (table: 'site_plugins' | 'site_themes' | 'site_changes') => {
    const rows = ctx.database.db.selectFrom(table).where('site_id', '=', siteId);
    return (await rows.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  };
  const [plugins, themes, changes] = await Promise.all([
    count('site_plugins'),
    count('site_themes'),
    count('site_changes'),
  ]);
  return { plugins, themes, changes, costs: 0 };
}

/** While no other change to the site is under way; one that stays busy is deleted all the same. */
async function unlinkAlone(ctx: Ctx, siteId: number): Promise<void> {
  try {
    await withLease(ctx, `site:${siteId}`, LEASE_MS, async () => {
      const [known] = await loadKnownSites(ctx, [siteId]);
      if (known?.connection) await unlink(ctx, known.connection);
    });
  } catch (error) {
    ctx.log.warn({ site: siteId, reason: failureOf(error).code }, 'a deleted site was busy and stays linked');
  }
}
