import { makeBackup, VERSION } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { withRecoveryErrors } from '../../recovery-errors.ts';
import { settingsOf } from '../../session/store-session.ts';
import { byteSize, quantityOf } from '../../text-table.ts';

/** Backs up the whole store into one consistent file, even while a server is running. */
export const addBackup: AddCommand = (parent, run) => {
  parent
    .command('backup')
    .description('back up the whole store into one file; works while the server is running')
    .argument('<file>', 'file to create')
    .option('--force', 'replace an existing file')
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
          `Backed up ${quantityOf(made.rows, 'row')} to ${file} (${byteSize(made.bytes)}) and verified the file.\n` +
            `It can be opened only with the master key of this store (id ${key_id}). Keep a copy of that key elsewhere.`,
        );
        return 0;
      }),
    );
};
