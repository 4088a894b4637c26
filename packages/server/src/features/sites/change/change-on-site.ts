import type { SiteReport } from '@sitekeeper/protocol';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { loadSite } from '../load-site.ts';
import { withSiteTurn } from '../network/site-turn.ts';
import { keylessRefusal, requireNotRefused } from '../refusal.ts';
import { resolveBrief } from '../resolve-sites.ts';
import { type SiteRow, selectSite } from '../site.store.ts';
import { requestError } from '../site-failure.ts';
import { changedEntry, rowsDigestOf } from '../sync/part-digests.ts';
import { refreshPending } from '../sync/pending-updates.store.ts';
import { saveReports } from '../sync/save-report.ts';
import { insertSitesToMatch } from '../sync/sites-to-match.store.ts';

export interface SiteInTurn {
  /** For all calls to the site: they end before they are sent if the site is suspended, disconnected or deleted. */
  readonly ctx: Ctx;
  readonly row: SiteRow;
  readonly connection: SiteConnection;
}

/**
 * Opens a site for a change: it must be connected, and in the meantime no process changes it, or a site that shares its
 * files.
 * @throws AppError site_not_found, ambiguous_site, site_suspended, site_disconnected, site_busy.
 */
export async function changeOnSite<T>(
  ctx: Ctx,
  selector: number | string,
  work: (site: SiteInTurn) => Promise<T>,
): Promise<T> {
  const { id } = await resolveBrief(ctx, selector);
  return withSiteTurn(ctx, id, async ctx => {
    const site = await loadSite(ctx, id);
    requireNotRefused(site?.row);
    if (!site?.connection) throw requestError(keylessRefusal(site));
    let changed = false;
    const childSites = ctx.childSites.watched(async effect => {
      if (changed && effect !== 'change') return; // what was changed may always be looked at
      requireNotRefused(await selectSite(ctx.database.db, id));
      changed ||= effect === 'change';
    });
    return work({ ctx: { ...ctx, childSites }, row: site.row, connection: site.connection });
  });
}

/**
 * Stores the plugins or themes that a site reports after an action, and the version of WordPress if it reports one, as
 * a sync would. Pending updates of items that are no longer installed, or already have that version, are removed.
 */
export async function storeInstalled(
  ctx: Ctx,
  siteId: number,
  installed: Pick<SiteReport, 'plugins' | 'themes' | 'wpVersion'>,
): Promise<void> {
  const storing = ctx.database.write(async trx => {
    const query = trx.selectFrom('sites').select('digests_json').where('id', '=', siteId);
    const row = await query.forUpdate().executeTakeFirst();
    if (!row) return;
    const stored = JSON.parse(row.digests_json) as Record<string, string>;
    const { plugins, themes, wpVersion } = installed;
    const report = { plugins, themes } as SiteReport;
    const saved = await saveReports(trx, ctx, [{ siteId, report, digests: stored }]);
    const [digests = {}] = saved.digests;
    for (const [type, list, table] of [
      ['plugin', 'plugins', 'site_plugins'],
      ['theme', 'themes', 'site_themes'],
    ] as const) {
      const { numAffectedRows = 0n } = await sql`delete from site_updates where site_id = ${siteId} and type = ${type}
        and (slug not in (select slug from ${sql.table(table)} where site_id = ${siteId})
          or exists (select 1 from ${sql.table(table)} as installed where installed.site_id = ${siteId}
            and installed.slug = site_updates.slug and installed.version = site_updates.new_version))`.execute(trx);
      const updates = `${type}_updates`;
      if (installed[list] !== undefined) digests[list] = changedEntry(digests[list], rowsDigestOf(digests[list]));
      if (numAffectedRows > 0n) digests[updates] = changedEntry(digests[updates]);
    }
    await refreshPending(trx, [siteId]);
    await insertSitesToMatch(trx, [siteId]);
    await trx
      .updateTable('sites')
      .set({ digests_json: JSON.stringify(digests), ...(wpVersion === undefined ? {} : { wp_version: wpVersion }) })
      .where('id', '=', siteId)
      .execute();
  });
  await ctx.unsavedResults.during(storing);
}
