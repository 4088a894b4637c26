import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { followJobToEnd, reportJob } from '../follow-job-to-end.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import type { Terminal } from '../terminal.ts';
import { quantityOf, textTable } from '../text-table.ts';

type RotateAnswer =
  | {
      rotated: { id: number; url: string }[];
      errors: { identifier: number | string; code: string; message: string }[];
      with_rsa?: { id: number; url: string; message: string }[];
      total_rotated: number;
      total_errors: number;
    }
  | { queued: true; job_id: string; status_url: string; sites_queued: number };

interface RotateOptions {
  readonly watch: boolean;
  readonly all?: true;
  readonly tryP256?: true;
}

/** Gives sites new keys. Many sites become a job, which is followed. */
export const addSitesRotateKeys: AddCommand = (parent, run) => {
  parent
    .command('rotate-keys')
    .description('give sites new keys without passwords; sites with RSA keys move to P-256')
    .argument('[site...]', 'ids, domains or URLs (default: all connected sites with an RSA key that can be replaced)')
    .option('--all', 'all connected sites, whatever their keys are, for example after keys may have leaked')
    .option('--try-p256', 'also try P-256 at sites that did not verify it in the last 90 days')
    .option('--no-watch', 'if the work becomes a job, do not wait until it ends')
    .action(
      commandAction<RotateOptions>(run, (terminal, { watch, all, tryP256 }, sites) =>
        withCliSession(terminal, async session => {
          if (all && sites.length > 0) throw new UsageError('Name sites, or give --all.');
          if (terminal.live) terminal.note('Rotating keys …');
          const input = { site_ids_or_domains: sites, every_site: all === true, try_p256: tryP256 === true };
          const answer = await session.run<RotateAnswer>('rotate-site-keys-v1', input);
          if (!('queued' in answer)) return report(answer, terminal);
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

function report(answer: Exclude<RotateAnswer, { queued: true }>, terminal: Terminal): number {
  const rows = answer.errors.map(({ identifier, code, message }) => [identifier, code, message]);
  const failed = (width?: number) =>
    rows.length === 0
      ? ''
      : `, ${answer.total_errors} failed:\n\n${textTable(['site', 'code', 'message'], rows, width)}`;
  const kept = answer.with_rsa ?? [];
  const stayed = (width?: number) =>
    kept.length === 0
      ? ''
      : `\n\n${quantityOf(kept.length, 'site')} with an RSA key again:\n\n${textTable(
          ['site', 'why'],
          kept.map(({ url, message }) => [url, message]),
          width,
        )}`;
  terminal.result(
    answer,
    width => `${quantityOf(answer.total_rotated, 'site')} with a new key${failed(width)}${stayed(width)}`,
  );
  return answer.total_errors === 0 ? 0 : 1;
}
