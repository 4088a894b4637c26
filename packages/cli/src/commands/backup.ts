import { makeBackup, VERSION } from '@sitekeeper/server';
import { settingsOf } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { withRecoveryErrors } from '../recovery-errors.ts';
import { byteSize, quantityOf } from '../text-table.ts';

/** One consistent file of the whole store; a server may be at work on it. */
export const addBackup: AddCommand = (parent, run) => {
  parent
    .command('backup')
    .description('write the whole store into one file, while the server runs')
    .argument('<file>', 'file to make')
    .option('--force', 'replace a file that is there')
    .action(
      commandAction<{ force?: true }>(run, async (terminal, { force = false }, [file = '']) => {
        const settings = settingsOf(terminal.io);
        const signal = terminal.io.interruption();
        if (terminal.live) terminal.note('Backing up …');
        const made = await withRecoveryErrors(settings, signal, () =>
          makeBackup(settings, file, { force, now: Date.now(), madeBy: VERSION, signal }),
        );
        const { made_at, key_id, level, engine } = made.header;
        terminal.result(
          { file, bytes: made.bytes, rows: made.rows, made_at, engine, level, key_id },
          `Backed up ${quantityOf(made.rows, 'row')} into ${file} (${byteSize(made.bytes)}), and read them back.\n` +
            `It opens with the master key of this store only (id ${key_id}): keep a copy of that key elsewhere.`,
        );
        return 0;
      }),
    );
};
