import { sql } from 'kysely';
import { counted } from '../../../kernel/text/counted.ts';
import { haltView, rollBackOfItem, selectHaltedPart, selectRunProgress } from '../../update-runs/index.ts';
import { UPDATE_TYPES, type UpdateType } from '../../updates/index.ts';
import { brokenItems } from '../sources/updates.store.ts';
import { type ItemDetails, siteNameOf } from './detail.ts';

interface BrokenItem {
  job_id: string;
  site_id: number;
  type: UpdateType;
  slug: string;
  name: string;
  from_version: string;
  to_version: string;
  package: string | null;
  package_host: string | null;
  package_named: number;
  reason: string | null;
  message: string | null;
  way_out: string | null;
  sent_at: number | null;
}

/** Sites that updates have left broken: of several, the last one. */
export const brokenDetails: ItemDetails = async (rows, facts) => {
  const { ctx } = facts;
  const ids = rows.map(row => Number(row.key));
  const { rows: items } = await sql<BrokenItem>`select item.* from ${brokenItems}
    and item.site_id in (${sql.join(ids)}) order by item.finished_at desc, item.seq desc`.execute(ctx.database.db);
  const bySite = Map.groupBy(items, item => String(item.site_id));
  return new Map(
    rows.flatMap(row => {
      const [item, ...others] = bySite.get(row.key) ?? [];
      if (item === undefined) return [];
      const { job_id, slug, name, from_version, to_version, reason, way_out } = item;
      const type = UPDATE_TYPES[item.type];
      const can = rollBackOfItem(item, ctx.settings.packageHosts) === 'possible';
      const input = { job_id, site_id_or_domain: item.site_id, type, slug };
      const more = others.length > 0 ? ` ${counted(others.length, 'other update')} of it need attention, too.` : '';
      return [
        [
          row.key,
          {
            title: `The update of ${name} left ${siteNameOf(facts, row)} broken`,
            text: `${item.message ?? ''}${more}`,
            data: { job_id, type, slug, name, from_version, to_version, reason, way_out, others: others.length },
            actions: can ? [{ action: 'roll_back' as const, ability: 'roll-back-update-v1', input }] : [],
          },
        ] as const,
      ];
    }),
  );
};

/** Runs that wait for a decision, with what each decision does on the sites that were asked about. */
export const haltedDetails: ItemDetails = async (rows, { ctx, scope }) => {
  const { db } = ctx.database;
  const runs = await db
    .selectFrom('update_runs')
    .innerJoin('jobs', 'jobs.id', 'update_runs.job_id')
    .select(['job_id', 'halt_reason', 'halt_json', 'wave', 'types_json', 'slugs_json', 'jobs.total'])
    .where(
      'job_id',
      'in',
      rows.map(row => row.key),
    )
    .execute();
  const details = runs.map(async run => {
    const { job_id, wave, total } = run;
    const progress = await selectRunProgress(db, job_id, wave);
    const whole = { jobId: job_id, next: Math.min(progress.left, progress.last.sites) };
    const part = await selectHaltedPart(db, whole, scope?.asked ?? {});
    const { failed, left, next } = part;
    const sites = scope ? part.sites : total;
    const others = sites < total ? ` The decision is about the whole run, over ${counted(total, 'site')}.` : '';
    const types = (JSON.parse(run.types_json) as UpdateType[]).map(type => UPDATE_TYPES[type]);
    const slugs = run.slugs_json === null ? null : (JSON.parse(run.slugs_json) as string[]);
    const { halt_reason, halt } = haltView(run);
    const reason = halt_reason ?? '';
    const input = { job_id };
    return [
      job_id,
      {
        title: `An update run over ${counted(sites, 'site')} has halted`,
        text: `${reason} Resume it with the next ${counted(next, 'site')}, or stop it: ${counted(left, 'site')} then stay as they are.${others}`,
        data: { job_id, reason, halt, wave, sites, all_sites: total, failed, left, next, types, slugs },
        actions: [
          { action: 'resume', ability: 'resume-update-run-v1', input },
          { action: 'stop', ability: 'abandon-update-run-v1', input },
        ],
        sites,
      },
    ] as const;
  });
  return new Map(await Promise.all(details));
};
