import type { ErrorCode } from '../../kernel/errors.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { ENDED_WITH_JOB } from '../jobs/index.ts';
import type { WantedInstall } from './install-on-site.ts';
import type { DirectoryPackage } from './package.ts';

const UNKNOWN: ErrorCode = 'outcome_unknown';

export async function insertInstallJob(trx: Trx, job_id: string, wanted: WantedInstall): Promise<void> {
  const { type, slug, version = null, activate = false } = wanted;
  await trx
    .insertInto('install_jobs')
    .values({ job_id, type, slug, version, activate: Number(activate) })
    .execute();
}

/** What a job installs; undefined if the job is gone. */
export async function selectInstallJob(db: Queryable, jobId: string): Promise<WantedInstall | undefined> {
  const row = await db.selectFrom('install_jobs').selectAll().where('job_id', '=', jobId).executeTakeFirst();
  if (!row) return undefined;
  const { type, slug, version, activate } = row;
  return { type: type as DirectoryPackage['type'], slug, version: version ?? undefined, activate: activate === 1 };
}

/** When a job sent its install to a site; undefined if it has not. */
export async function selectInstallSentAt(db: Queryable, jobId: string, siteId: number): Promise<number | undefined> {
  const row = db.selectFrom('installs_sent').select('sent_at');
  return (await row.where('job_id', '=', jobId).where('site_id', '=', siteId).executeTakeFirst())?.sent_at;
}

/** Right before it is sent. @returns false if it was sent already. */
export async function insertInstallSent(
  trx: Trx,
  row: { readonly job_id: string; readonly site_id: number; readonly sent_at: number },
): Promise<boolean> {
  const added = await trx
    .insertInto('installs_sent')
    .values(row)
    .onConflict(conflict => conflict.columns(['job_id', 'site_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Of these sites, those to which a job has sent its install and whose outcome it has not seen. */
export async function selectSitesInstalling(
  db: Queryable,
  jobId: string,
  siteIds: readonly number[],
): Promise<number[]> {
  if (siteIds.length === 0) return [];
  const rows = await db
    .selectFrom('installs_sent as sent')
    .innerJoin('job_items as item', join =>
      join.onRef('item.job_id', '=', 'sent.job_id').onRef('item.site_id', '=', 'sent.site_id'),
    )
    .select('sent.site_id')
    .where('sent.job_id', '=', jobId)
    .where('sent.site_id', 'in', [...siteIds])
    .where(({ or, eb }) => or([eb('item.state', '=', 'pending'), eb('item.code', 'in', [UNKNOWN, ...ENDED_WITH_JOB])]))
    .orderBy('sent.site_id')
    .execute();
  return rows.map(({ site_id }) => site_id);
}

/** Sites to which the install of a job was sent. */
export const selectSitesSentTo = (db: Queryable, jobId: string) =>
  db.selectFrom('installs_sent').select('site_id').where('job_id', '=', jobId);
