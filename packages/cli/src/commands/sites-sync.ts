import { type AddCommand, action } from '../command.ts';
import { followJob, reportJob } from '../follow-job.ts';
import { withSession } from '../session.ts';
import { count, table } from '../table.ts';
import type { Terminal } from '../terminal.ts';

type SyncAnswer =
  | {
      queued: false;
      synced: { id: number; url: string; name: string }[];
      errors: { identifier: number | string; code: string; message: string }[];
      total_synced: number;
      total_errors: number;
    }
  | { queued: true; job_id: string; status_url: string; sites_queued: number };

/** Asks sites for their news; many sites become a job, which is followed. */
export const addSitesSync: AddCommand = (parent, run) => {
  parent
    .command('sync')
    .description('sync sites: versions, plugins, themes, updates, security, changes')
    .argument('[site...]', 'ids, domains or URLs; none: all connected sites')
    .option('--no-watch', 'when it becomes a job, do not wait for its end')
    .action(
      action<{ watch: boolean }>(run, (terminal, { watch }, sites) =>
        withSession(terminal.io, async session => {
          if (terminal.live) terminal.note('Syncing …');
          const answer = await session.run<SyncAnswer>('sync-sites-v1', { site_ids_or_domains: sites });
          if (!answer.queued) return report(answer, terminal);
          if (!watch) {
            const next = `Follow it with: sitekeeper jobs show ${answer.job_id} --watch`;
            terminal.result(answer, `${count(answer.sites_queued, 'site')} queued as ${answer.job_id}\n${next}`);
            return 0;
          }
          terminal.note(`${count(answer.sites_queued, 'site')} queued as ${answer.job_id}`);
          return reportJob(await followJob(session, answer.job_id, terminal), terminal);
        }),
      ),
    );
};

function report(answer: Extract<SyncAnswer, { queued: false }>, terminal: Terminal): number {
  const rows = answer.errors.map(({ identifier, code, message }) => [identifier, code, message]);
  const failed =
    rows.length === 0 ? '' : `, ${answer.total_errors} failed:\n\n${table(['site', 'code', 'message'], rows)}`;
  terminal.result(answer, `${count(answer.total_synced, 'site')} synced${failed}`);
  return answer.total_errors === 0 ? 0 : 1;
}
