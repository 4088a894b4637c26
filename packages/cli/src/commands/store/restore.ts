import { checkBackup, type Restored, restoreBackup } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { withRecoveryErrors } from '../../recovery-errors.ts';
import { settingsOf } from '../../session/store-session.ts';
import { printable } from '../../terminal.ts';
import { quantityOf } from '../../text-table.ts';

interface Options {
  readonly check?: true;
  readonly originalIsGone?: true;
}

/** Restores a backup into an empty place. */
export const addRestore: AddCommand = (parent, run) => {
  parent
    .command('restore')
    .description('restore a backup into an empty data folder or database')
    .argument('<file>', 'a file created by "sitekeeper backup"')
    .option('--check', 'only check that the backup is intact and opens with this master key')
    .option('--original-is-gone', 'the original server no longer runs: keep update windows on')
    .action(
      commandAction<Options>(run, async (terminal, { check, originalIsGone = false }, [file = '']) => {
        const settings = settingsOf(terminal.io);
        const signal = new AbortController().signal; // ended by Ctrl-C it leaves an empty place, as when killed
        if (check) {
          const { made_at, made_by, engine, level, key_id, tables } = await withRecoveryErrors(settings, signal, () =>
            checkBackup(file, settings),
          );
          const rows = tables.reduce((sum, table) => sum + table.rows, 0);
          const line = `${file} is intact: ${quantityOf(rows, 'row')}, backed up at ${made_at} by Sitekeeper ${made_by}.`;
          terminal.result({ whole: true, rows, made_at, made_by, engine, level, key_id }, line);
          return 0;
        }
        if (terminal.live) terminal.note('Restoring …');
        const now = Date.now();
        const restored = await withRecoveryErrors(settings, signal, () =>
          restoreBackup(file, settings, { now, originalIsGone }),
        );
        const { header, rows, audit, settled, leftOut } = restored;
        const whole = audit.problem === undefined;
        const { made_at, level, engine } = header;
        const value = { rows, made_at, level, engine, audit_whole: whole, ...settled, left_out: leftOut };
        terminal.result(value, report(file, restored, originalIsGone));
        return whole ? 0 : 1;
      }),
    );
};

function report(file: string, { header, rows, audit, settled, leftOut }: Restored, originalIsGone: boolean): string {
  const { jobs, windows, unlinkings, waysIn } = settled;
  const lines = [
    `Restored ${quantityOf(rows, 'row')} from ${file} (backed up at ${header.made_at}) and verified them.`,
    audit.problem === undefined
      ? `The audit log is intact: ${quantityOf(audit.rows, 'row')}.`
      : 'The audit log in the backup is NOT intact. Run "sitekeeper audit verify".',
    'Everyone has to sign in again. Sites are synced soon after the server starts.',
  ];
  if (jobs > 0)
    lines.push(
      `${quantityOf(jobs, 'job')} had not finished. The outcome of the remaining work is unknown, and nothing is sent again.`,
    );
  if (windows.length > 0) {
    lines.push(`Update windows are off until you turn them on: ${printable(windows.join(', '))}.`);
  }
  if (unlinkings > 0)
    lines.push(`${quantityOf(unlinkings, 'key')} of deleted sites will not be removed from those sites.`);
  if (leftOut.length > 0)
    lines.push(`Skipped tables that do not belong to Sitekeeper: ${printable(leftOut.join(', '))}.`);
  lines.push(
    `Everyone who had access at that time has it again: ${quantityOf(waysIn.users, 'user')}, ${quantityOf(waysIn.api_keys, 'API key')}, ` +
      `${quantityOf(waysIn.application_passwords, 'application password')}, ${quantityOf(waysIn.invitations, 'open invitation')}, ` +
      `${quantityOf(waysIn.portal_links, 'link')} to portals of clients. Revoke again whatever has been revoked since.`,
  );
  if (!originalIsGone) lines.push('Never run this server and the original at the same time.');
  return lines.join('\n');
}
