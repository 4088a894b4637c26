import type { Ctx } from '../../../kernel/context.ts';
import type { SiteResult } from '../../../kernel/work/job.ts';
import { jobResult, takeOverSite } from '../../sites/index.ts';
import type { WayIn } from '../import.ts';
import type { ImportSite } from '../store/chosen-sites.store.ts';
import { linkExistingSites, updateImportSiteRows } from '../store/import-states.store.ts';

/** Registers on a site without a key, with the reconnect secret of the old dashboard, which loses the site by that. */
export async function takeOver(ctx: Ctx, from: ImportSite): Promise<SiteResult> {
  const { row, details, secrets } = from;
  const { import_id, old_id, site_id } = row;
  if (row.suspended === 1) return { ok: true, cause: 'suspended_without_key', skipped: SUSPENDED };
  if (site_id === null || !secrets?.reconnectSecret) {
    return { ok: false, code: 'invalid_state', cause: 'secret_lost', message: `${row.url}: ${GONE_SECRET}` };
  }
  const { httpAuth, uniqueId, oldServers: servers, ownServer, reconnectSecret: regverify } = secrets;
  const failure = await takeOverSite(ctx, {
    id: site_id,
    name: row.name,
    address: { url: row.url, verifyTls: details.verifyTls, ...(httpAuth ? { httpAuth } : {}) },
    admin: row.login,
    uniqueId,
    old: { servers, regverify },
    ownServer,
  });
  const result = jobResult(failure, `${row.url}: ${failure?.message}`);
  if (failure?.code === 'site_busy') return result;
  const base = { import_id, old_id, site_id, way_in: row.way_in as WayIn, linked: 0 };
  const outcome = failure
    ? { ...base, state: 'failed' as const, code: failure.code, reason: failure.message }
    : { ...base, state: 'cut_over' as const, code: null, reason: null };
  await ctx.database.write(async trx => {
    await updateImportSiteRows(trx, ctx, [outcome]);
    // Other rows of the site, such as a suspended one, are not to be registered as well.
    if (!failure) await linkExistingSites(trx, ctx, import_id, [row.url_key]);
  });
  return result;
}

const SUSPENDED =
  'The site is suspended in the old dashboard and has no key. Activate it there and plan the import again.';
const GONE_SECRET = 'The reconnect secret of this site is gone or damaged in the store. Plan the import again.';
