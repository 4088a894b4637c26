import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type ErrorCode, wireCode } from '../../../kernel/errors.ts';
import { batchedWrite } from '../../../kernel/work/batched-write.ts';
import { type JobType, leftOpen, type SiteResult } from '../../../kernel/work/job.ts';
import { openReadable, type SealedColumn } from '../../../ports/secrets/port.ts';
import { addSite, jobCauseOfError } from '../../sites/index.ts';
import { endCsvRow, selectCsvResults, selectCsvRow, selectSiteCreation } from './csv-rows.store.ts';

export const csvRowPlace = (jobId: string, line: number) => `site_csv_row/${jobId}/${line}`;

export const SEALED_CSV_ROWS: SealedColumn = {
  table: 'site_csv_rows',
  column: 'sealed',
  key: ['job_id', 'line'],
  place: ({ job_id, line }) => csvRowPlace(job_id as string, line as number),
};

/** The input of add-site-v1, with ids of tags and client. */
export type CsvSiteInput = Parameters<typeof addSite.handler>[0];

const RETRY_MS = 30_000;
const ROWS_TOLD = 1000;
const FORGOTTEN: SiteResult = {
  ok: false,
  code: 'canceled',
  cause: 'data_forgotten',
  message: 'The data of this row is no longer stored.',
};
const DAMAGED: SiteResult = {
  ok: false,
  code: 'invalid_state',
  cause: 'data_damaged',
  message: 'The stored row cannot be read.',
};

/** Adds the sites of a file. Its items are lines of the file, not sites. */
export const addCsvSitesJob: JobType = {
  type: 'addsites',
  runSite: addRow,
  attempts: 20,
  result: csvResult,
  leftOpen: leftOpen('whether the site was added', 'See whether it is listed before you add it again.'),
};

/**
 * Adds the site of one row. A crash in between is no harm: the registration is stored before it is sent, and the next
 * attempt continues with it (docs/decisions/0054).
 */
async function addRow(ctx: Ctx, line: number, jobId: string): Promise<SiteResult> {
  const row = await selectCsvRow(ctx.database.db, jobId, line);
  if (row === undefined) return FORGOTTEN;
  if (row.sealed === null) return row.site_id === null ? FORGOTTEN : { ok: true, data: { site_id: row.site_id } };
  const opened = openReadable(ctx.secrets, csvRowPlace(jobId, line), row.sealed);
  if (opened === undefined) return DAMAGED;
  const end = (siteId: number | null) => batchedWrite(ctx.database, trx => endCsvRow(trx, jobId, line, siteId));
  try {
    const { id } = await addSite.handler(JSON.parse(opened.toString('utf8')) as CsvSiteInput, ctx);
    await end(id);
    return { ok: true, data: { site_id: id } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    const message = error.message.replace(/\binput\.(?=\w)/g, '');
    const cause = code === 'invalid_input' ? 'row_invalid' : jobCauseOfError(error);
    if (code === 'site_busy') return { ok: false, code, cause, message, retryInMs: RETRY_MS };
    if (code !== 'site_already_exists') {
      await end(null);
      return { ok: false, code, cause, message };
    }
    const siteId = Number(error.data.site_id);
    await end(siteId);
    // Before a crash, this job itself may have added it.
    const own = ((await selectSiteCreation(ctx.database.db, siteId)) ?? 0) >= row.since;
    const data = { site_id: siteId };
    return own ? { ok: true, data } : { ok: true, cause: 'site_exists', skipped: message, data };
  }
}

/** What became of the rows: numbers, and the rows that failed. */
async function csvResult(ctx: Ctx, jobId: string) {
  const rows = await selectCsvResults(ctx.database.db, jobId);
  const failed = rows.filter(row => row.state === 'failed');
  const count = (state: string) => rows.filter(row => row.state === state).length;
  return {
    rows: rows.length,
    added: count('succeeded'),
    existing: count('skipped'),
    failed: failed.length,
    pending: count('pending'),
    failed_rows: failed.slice(0, ROWS_TOLD).map(({ line, url, code, cause, message }) => ({
      line,
      url,
      code: wireCode((code ?? 'internal_error') as ErrorCode, ctx.settings.namespace),
      cause,
      message: message ?? '',
    })),
  };
}
