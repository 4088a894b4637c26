import { type AddCommand, commandAction } from '../command.ts';
import { followJobToEnd, reportJob } from '../follow-job-to-end.ts';
import type { CliSession } from '../session/cli-session.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { printable, type Terminal } from '../terminal.ts';
import { quantityOf, textTable } from '../text-table.ts';

type SyncAnswer =
  | {
      queued: false;
      synced: { id: number; url: string; name: string }[];
      errors: { identifier: number | string; code: string; message: string }[];
      total_synced: number;
      total_errors: number;
    }
  | { queued: true; job_id: string; status_url: string; sites_queued: number };

/** Syncs sites. Many sites become a job, which is followed. */
export const addSitesSync: AddCommand = (parent, run) => {
  parent
    .command('sync')
    .description('sync sites: versions, plugins, themes, updates, security and changes')
    .argument('[site...]', 'ids, domains or URLs (default: all connected sites)')
    .option('--no-watch', 'if the sync becomes a job, do not wait until it ends')
    .action(
      commandAction<{ watch: boolean }>(run, (terminal, { watch }, sites) =>
        withCliSession(terminal, async session => {
          if (terminal.live) terminal.note('Syncing …');
          const answer = await session.run<SyncAnswer>('sync-sites-v1', { site_ids_or_domains: sites });
          const left_out = sites.length > 0 ? [] : await disconnected(session);
          sayLeftOut(left_out, terminal);
          if (!answer.queued) return report({ ...answer, left_out }, terminal);
          if (!watch) {
            const next = `Follow it with: sitekeeper jobs show ${answer.job_id} --watch`;
            terminal.result(answer, `${quantityOf(answer.sites_queued, 'site')} queued as ${answer.job_id}\n${next}`);
            return 0;
          }
          terminal.note(`${quantityOf(answer.sites_queued, 'site')} queued as ${answer.job_id}`);
          return reportJob(await followJobToEnd(session, answer.job_id, terminal), terminal);
        }),
      ),
    );
};

interface LeftOut {
  readonly id: number;
  readonly url: string;
  readonly name: string;
}

/** "All" means all connected sites, so the disconnected ones are named. */
async function disconnected(session: CliSession): Promise<LeftOut[]> {
  const all: LeftOut[] = [];
  for (let page = 1; ; page++) {
    const input = { status: 'disconnected', page, per_page: 100 };
    const { items } = await session.run<{ items: LeftOut[] }>('list-sites-v1', input);
    all.push(...items.map(({ id, url, name }) => ({ id, url, name })));
    if (items.length < 100) return all;
  }
}

const MOST_NAMED = 20;

function sayLeftOut(sites: readonly LeftOut[], terminal: Terminal): void {
  if (sites.length === 0) return;
  const named = sites.slice(0, MOST_NAMED).map(({ id, url }) => `${id} (${url})`);
  const more = sites.length > MOST_NAMED ? ` and ${sites.length - MOST_NAMED} more` : '';
  const them = sites.length === 1 ? 'is disconnected and was' : 'are disconnected and were';
  terminal.note(
    printable(
      `${quantityOf(sites.length, 'site')} ${them} skipped: ${named.join(', ')}${more}. To sync a disconnected site, reconnect it first.`,
    ),
  );
}

type Done = Extract<SyncAnswer, { queued: false }> & { left_out: readonly LeftOut[] };

/** The exit code is 1 if nothing could be synced. */
function report(answer: Done, terminal: Terminal): number {
  const rows = answer.errors.map(({ identifier, code, message }) => [identifier, code, message]);
  const failed = (width?: number) =>
    rows.length === 0
      ? ''
      : `, ${answer.total_errors} failed:\n\n${textTable(['site', 'code', 'message'], rows, width)}`;
  terminal.result(answer, width => `${quantityOf(answer.total_synced, 'site')} synced${failed(width)}`);
  const nothing = answer.total_synced === 0 && answer.left_out.length > 0;
  return answer.total_errors === 0 && !nothing ? 0 : 1;
}
