import type { Output } from '../../generated/abilities.ts';
import { jobFailureText } from '../../shared/jobs/job-failure-text.ts';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { stepText, type UpdateStep } from '../../shared/updates/step-text.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';
import type { Job } from './job.ts';

/** The result of a site of a job. */
export type JobItem = Output<'list-job-items-v1'>['items'][number];

/** Items of an import of sites are lines of its file. */
const isLine = ({ type }: Job) => type === 'addsites';

export function jobItemName(job: Job, { site_id }: JobItem): string {
  return isLine(job) ? t('jobs.items.line', { line: site_id }) : t('shared.siteLink.unnamed', { id: site_id });
}

/** The site of an item; of a line, the one that it has become. */
export function ItemSite({ job, item }: { readonly job: Job; readonly item: JobItem }) {
  if (!isLine(job)) return <SiteLink id={item.site_id} />;
  const { site_id } = (item.data ?? {}) as { site_id?: number };
  return site_id === undefined ? jobItemName(job, item) : <SiteLink id={site_id} />;
}

/** Why a site failed or was skipped; null if it didn't. */
export function messageOfItem({ code, cause, message, data }: JobItem): string | null {
  if (message === null) return null;
  return updatesText(data as RunData | null, cause) ?? jobFailureText({ code, cause, message });
}

/** The data of a site of an update run. */
interface RunData {
  /** The update that says why; of jobs of earlier releases undefined. */
  readonly why?: UpdateStep & { readonly name: string; readonly others: number };
}

/** Which updates failed or were skipped, and why, in a language that the server doesn't speak. */
function updatesText(data: RunData | null, cause: string | null): string | undefined {
  const { why } = data ?? {};
  if (SPEAKS_AS_SERVER || !why || (cause !== 'updates_failed' && cause !== 'updates_skipped')) return undefined;
  const text = stepText(why);
  if (text === null || text === why.message) return undefined;
  return t(`jobs.updates.${cause}`, { name: why.name, others: why.others, why: text });
}
