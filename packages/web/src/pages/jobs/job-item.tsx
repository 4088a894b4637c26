import type { Output } from '../../generated/abilities.ts';
import { jobFailureText } from '../../shared/jobs/job-failure-text.ts';
import { SiteLink } from '../../shared/sites/site-link.tsx';
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

export const messageOfItem = ({ code, cause, message }: JobItem) =>
  message === null ? null : jobFailureText({ code, cause, message });
