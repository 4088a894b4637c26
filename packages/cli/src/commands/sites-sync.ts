import { type CliSession, withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { followJobToEnd, reportJob } from '../follow-job-to-end.ts';
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

/** Asks sites for their news; many sites become a job, which is followed. */
export const addSitesSync: AddCommand = (parent, run) => {
  parent
    .command('sync')
    .description('sync sites: versions, plugins, themes, updates, security, changes')
    .argument('[site...]', 'ids, domains or URLs; none: all connected sites')
    .option('--no-watch', 'when it becomes a job, do not wait for its end')
    .action(
      commandAction<{ watch: boolean }>(run, (terminal, { watch }, sites) =>
        withCliSession(terminal.io, async session => {
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

/** "All" are the connected sites: whoever syncs all shall know of those with which communication is off. */
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
      `${quantityOf(sites.length, 'site')} ${them} left out: ${named.join(', ')}${more}. Reconnect first what is to be synced.`,
    ),
  );
}

type Done = Extract<SyncAnswer, { queued: false }> & { left_out: readonly LeftOut[] };

/** A success must not mean that nothing could be done. */
function report(answer: Done, terminal: Terminal): number {
  const rows = answer.errors.map(({ identifier, code, message }) => [identifier, code, message]);
  const failed =
    rows.length === 0 ? '' : `, ${answer.total_errors} failed:\n\n${textTable(['site', 'code', 'message'], rows)}`;
  terminal.result(answer, `${quantityOf(answer.total_synced, 'site')} synced${failed}`);
  const nothing = answer.total_synced === 0 && answer.left_out.length > 0;
  return answer.total_errors === 0 && !nothing ? 0 : 1;
}
