import { type AddCommand, commandAction } from '../../command.ts';
import { askConfirmation } from '../../confirm.ts';
import { UsageError } from '../../failure.ts';
import { withCliSession } from '../../session/with-cli-session.ts';

/** Forgets what was read from the old dashboard, its keys included. */
export const addImportDelete: AddCommand = (parent, run) => {
  parent
    .command('delete')
    .description('forget what was read from the old dashboard, its keys included; sites that came over stay')
    .argument('<import-id>', 'id of the import')
    .option('--discard', 'delete it also while some of it is still being carried over, which is then lost')
    .option('--yes', 'do not ask for confirmation')
    .action(
      commandAction<{ yes?: true; discard?: true }>(run, (terminal, { yes, discard }, [import_id = '']) =>
        withCliSession(terminal, async session => {
          if (!yes) {
            if (!terminal.io.stdin.isTTY) throw new UsageError('Give --yes to confirm, or run it in a terminal.');
            const question = 'The import can no longer be undone after this. Delete it? [y/N] ';
            if (!(await askConfirmation(terminal.io, question))) return 1;
          }
          const answer = await session.run<{ import: { url: string } }>('delete-import-v1', {
            import_id,
            ...(discard ? { discard } : {}),
            confirm: true,
          });
          terminal.result(answer, `The import of ${answer.import.url} was deleted.`);
          return 0;
        }),
      ),
    );
};
