import type { Ctx } from '../../../kernel/context.ts';
import { type JobType, leftOpen, type SiteResult } from '../../../kernel/work/job.ts';
import {
  giveBackKey,
  jobResult,
  PATIENT_ATTEMPTS,
  removeSharedSite,
  type SiteFailure,
  whyKeyIsUnknown,
} from '../../sites/index.ts';
import type { WayIn } from '../import.ts';
import { siteReason } from '../site-reason.ts';
import { type ImportSite, loadImportSite } from '../store/chosen-sites.store.ts';
import { updateImportSiteRows } from '../store/import-states.store.ts';

const giveBack: JobType['runSite'] = async (ctx, siteId) => {
  const from = await loadImportSite(ctx, siteId);
  return from ? ended(from, await giveBackOne(ctx, from)) : GONE;
};

const giveBackAndRemove: JobType['runSite'] = async (ctx, siteId) => {
  const from = await loadImportSite(ctx, siteId);
  if (!from) return GONE;
  const failure = from.row.state === 'cut_over' ? await giveBackOne(ctx, from) : undefined;
  return ended(from, failure ?? (await removeOne(ctx, from)));
};

const work = {
  attempts: PATIENT_ATTEMPTS,
  leftOpen: leftOpen('whether the site accepted its former key', 'It is safe to undo this again: both keys are kept.'),
};

/** Gives sites that were cut over back their former key, so that the old dashboard works again beside this server. */
export const undoCutOverJob: JobType = { type: 'undocutover', ...work, runSite: giveBack };

/** The same, then removes the sites from this server without telling them. */
export const undoImportJob: JobType = { type: 'undoimport', ...work, runSite: giveBackAndRemove };

const GONE: SiteResult = {
  ok: true,
  cause: 'removed_meanwhile',
  skipped: 'The site was removed in the meantime.',
};

function ended({ row }: ImportSite, failure: SiteFailure | undefined): SiteResult {
  return jobResult(failure, `${row.url}: ${failure?.message}`);
}

const baseOf = ({ row: { import_id, old_id, way_in } }: ImportSite) => ({
  import_id,
  old_id,
  way_in: way_in as WayIn,
  linked: 0,
  code: null,
});

async function giveBackOne(ctx: Ctx, from: ImportSite): Promise<SiteFailure | undefined> {
  const { row, secrets } = from;
  const [server] = secrets?.oldServers ?? [];
  if (!secrets?.privateKey || server === undefined || row.site_id === null) return NO_KEY;
  const unknown = row.state === 'adopted' ? await whyKeyIsUnknown(ctx.database.db, row.site_id) : undefined;
  if (unknown) return unknown;
  const privateKey = Buffer.from(secrets.privateKey, 'base64');
  const outcome = { ...baseOf(from), state: 'adopted', reason: null, site_id: row.site_id } as const;
  return giveBackKey(ctx, row.site_id, { privateKey, server }, trx => updateImportSiteRows(trx, ctx, [outcome]));
}

async function removeOne(ctx: Ctx, from: ImportSite): Promise<SiteFailure | undefined> {
  const outcome = { ...baseOf(from), state: 'undone', ...siteReason('removed'), site_id: null } as const;
  return removeSharedSite(ctx, from.row.site_id as number, trx => updateImportSiteRows(trx, ctx, [outcome]));
}

const NO_KEY: SiteFailure = {
  code: 'invalid_state',
  cause: 'old_key_unknown',
  message:
    'The key that the old dashboard had for this site is not known, so it cannot be given back. Remove the site here, which clears its connection, then reconnect it in the old dashboard.',
};
