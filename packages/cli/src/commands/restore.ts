import { checkBackup, type Restored, restoreBackup } from '@sitekeeper/server';
import { settingsOf } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { withRecoveryErrors } from '../recovery-errors.ts';
import { printable } from '../terminal.ts';
import { quantityOf } from '../text-table.ts';

interface Options {
  readonly check?: true;
  readonly originalIsGone?: true;
}

/** Makes the store of a backup anew, in an empty place. */
export const addRestore: AddCommand = (parent, run) => {
  parent
    .command('restore')
    .description('make the store of a backup anew, in an empty data folder or database')
    .argument('<file>', 'a file that "sitekeeper backup" has made')
    .option('--check', 'only look whether the backup is whole and opens with the master key here')
    .option('--original-is-gone', 'nobody works with the original any more: leave update windows on')
    .action(
      commandAction<Options>(run, async (terminal, { check, originalIsGone = false }, [file = '']) => {
        const settings = settingsOf(terminal.io);
        const signal = new AbortController().signal; // ended by Ctrl-C it leaves an empty place, as when killed
        if (check) {
          const { made_at, made_by, engine, level, key_id, tables } = await withRecoveryErrors(settings, signal, () =>
            checkBackup(file, settings),
          );
          const rows = tables.reduce((sum, table) => sum + table.rows, 0);
          const line = `${file} is whole: ${quantityOf(rows, 'row')} of ${made_at}, made by Sitekeeper ${made_by}.`;
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
    `Restored ${quantityOf(rows, 'row')} from ${file}, made at ${header.made_at}, and compared them with it.`,
    audit.problem === undefined
      ? `The audit log is whole: ${quantityOf(audit.rows, 'row')}.`
      : 'The audit log in the backup is NOT whole: run "sitekeeper audit verify".',
    'Everybody has to sign in again. Sites are synced soon after the start.',
  ];
  if (jobs > 0)
    lines.push(
      `${quantityOf(jobs, 'job')} had not ended: what became of the rest is unknown, and nothing is sent again.`,
    );
  if (windows.length > 0) {
    lines.push(`Update windows are off until you switch them on: ${printable(windows.join(', '))}.`);
  }
  if (unlinkings > 0) lines.push(`${quantityOf(unlinkings, 'key')} of deleted sites will not be taken back from them.`);
  if (leftOut.length > 0) lines.push(`Left out, none of Sitekeeper's tables: ${printable(leftOut.join(', '))}.`);
  lines.push(
    `Whoever had access then has it again: ${quantityOf(waysIn.users, 'user')}, ${quantityOf(waysIn.api_keys, 'API key')}, ` +
      `${quantityOf(waysIn.application_passwords, 'application password')}. Take back what was taken back since.`,
  );
  if (!originalIsGone) lines.push('Never let this server and the original work at the same time.');
  return lines.join('\n');
}
