import type { AuditEntry } from '../../kernel/audit/audit.ts';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { createJob, jobUrl } from '../jobs/index.ts';
import { noteTakenOver } from './cut-over/settle-taken-over.ts';
import { found } from './import.views.ts';
import {
  type ChosenSite,
  type ImportSiteChoice,
  reserveSiteIds,
  selectChosenSites,
  selectFailedActiveKeys,
} from './store/chosen-sites.store.ts';
import { TAKEN } from './store/import-sites.store.ts';
import { lockImport, requireNoImportJob, updateImportJob } from './store/imports.store.ts';

/** A step of an import, to be done in a job. */
export interface ImportStep {
  readonly importId: string;
  /** Type of its job. */
  readonly type: string;
  /** Action of its audit row. */
  readonly action: string;
  readonly choices: readonly ImportSiteChoice[];
  /** Comes before the sites are chosen, in the same transaction. */
  readonly before?: (trx: Trx) => Promise<void>;
}

/**
 * Creates the job of a step, unless there is nothing to do. One job at a time works on an import.
 * @throws AppError import_not_found; invalid_state while another job works on it.
 */
export async function queueImportJob(ctx: Ctx, { importId, type, action, choices, before }: ImportStep) {
  return audited(ctx, async trx => {
    const row = found(await lockImport(trx, importId), importId);
    await requireNoImportJob(trx, row);
    await noteTakenOver(trx, ctx, importId);
    await before?.(trx);
    const sites = await chooseImportSites(trx, importId, choices);
    if (sites.length === 0) return { result: { import_id: importId, queued: false, sites_queued: 0 }, audit: [] };
    const ids = await reserveSiteIds(trx, ctx, importId, sites);
    const job_id = await createJob(trx, ctx, type, ids);
    await updateImportJob(trx, importId, job_id);
    const detail = { sites: ids.length, job: job_id };
    const audit: AuditEntry[] = [{ action, subject: `import:${importId}`, detail }];
    const job = { job_id, status_url: jobUrl(ctx, job_id) };
    return { result: { import_id: importId, queued: true, ...job, sites_queued: ids.length }, audit };
  });
}

/** Rows of one site stand for it once, by the best of them. */
export async function chooseImportSites(
  db: Queryable,
  importId: string,
  choices: readonly ImportSiteChoice[],
): Promise<ChosenSite[]> {
  const chosen = new Map<string, ChosenSite>();
  const failing = await selectFailedActiveKeys(db, importId);
  for (const choice of choices) {
    const found = await selectChosenSites(db, importId, choice);
    const rows = choice.oldIds ? found : found.filter(row => !yields(row, failing));
    for (const row of rows.toSorted((a, b) => rank(a) - rank(b) || a.old_id - b.old_id)) {
      if (!chosen.has(row.url_key)) chosen.set(row.url_key, row);
    }
  }
  return [...chosen.values()];
}

/**
 * A suspended row is stored unasked, so it would always seem to go well: it waits while the active one fails, whatever
 * that one's way in is by now. Whoever wants it all the same chooses it by its id.
 */
const yields = ({ suspended, state, url_key }: ChosenSite, failing: ReadonlySet<string>) =>
  suspended === 1 && !TAKEN.some(taken => taken === state) && failing.has(url_key);

/** The lower, the better: active ones, as in the plan, since suspended ones are never asked; then those not tried yet. */
const rank = ({ suspended, state }: ChosenSite) => 2 * suspended + (state === 'failed' ? 1 : 0);
