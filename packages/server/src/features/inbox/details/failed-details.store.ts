import { sql } from 'kysely';
import { counted } from '../../../kernel/text/counted.ts';
import { UPDATE_TYPES, type UpdateType } from '../../updates/index.ts';
import { failedItems } from '../sources/updates.store.ts';
import type { ItemDetails } from './detail.ts';

interface FailedGroup {
  job_id: string;
  cause: string;
  updates: number;
  message: string | null;
  types_json: string;
  slugs_json: string | null;
}

/** Runs with failed updates, of the sites that were asked about: how many, and what most of them say. */
export const failedDetails: ItemDetails = async (rows, { ctx, scope }) => {
  const { db } = ctx.database;
  const failed = sql`${failedItems} and item.job_id in (${sql.join(rows.map(({ key }) => key))})
    ${scope === undefined ? sql`` : sql`and ${scope.condition}`}`;
  const { rows: counts } = await sql<{ job_id: string; sites: number }>`
    select item.job_id, count(distinct item.site_id) as sites from ${failed} group by item.job_id`.execute(db);
  const sitesOf = new Map(counts.map(({ job_id, sites }) => [job_id, Number(sites)]));
  const { rows: groups } = await sql<FailedGroup>`select item.job_id, coalesce(item.cause, item.reason, '') as cause,
      count(*) as updates, min(item.message) as message, run.types_json, run.slugs_json
    from ${failed} group by item.job_id, coalesce(item.cause, item.reason, ''), run.types_json, run.slugs_json
    order by count(*) desc, coalesce(item.cause, item.reason, '')`.execute(db);
  const byRun = Map.groupBy(groups, ({ job_id }) => job_id);
  return new Map(
    rows.flatMap(({ key: job_id }) => {
      const [first, ...others] = byRun.get(job_id) ?? [];
      if (first === undefined) return [];
      const updates = [first, ...others].reduce((sum, group) => sum + Number(group.updates), 0);
      const sites = sitesOf.get(job_id) ?? 0;
      const message = first.message ?? '';
      const types = (JSON.parse(first.types_json) as UpdateType[]).map(type => UPDATE_TYPES[type]);
      const slugs = first.slugs_json === null ? null : (JSON.parse(first.slugs_json) as string[]);
      return [
        [
          job_id,
          {
            title: `${counted(updates, 'update')} of a run failed on ${counted(sites, 'site')}`,
            text: `${message} Retry, or acknowledge if they are to stay as they are.`,
            data: { job_id, updates, causes: others.length + 1, cause: first.cause, message, types, slugs },
            actions: [
              {
                action: 'retry' as const,
                ability: 'run-updates-v1',
                input: { ...scope?.asked, failed_in: { job_id } },
              },
            ],
            sites,
          },
        ] as const,
      ];
    }),
  );
};
