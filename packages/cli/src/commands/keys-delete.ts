import { type ApiKey, describeChangedKeys, keyTable, readKeyIds, type UnknownKey } from '../api-keys.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { askConfirmation } from '../confirm.ts';
import { UsageError } from '../failure.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import type { Terminal } from '../terminal.ts';

interface Deleted {
  deleted: ApiKey[];
  would_delete?: ApiKey[];
  errors: UnknownKey[];
}

/** Deletes keys permanently. Asks first if the terminal is interactive. */
export const addKeysDelete: AddCommand = (parent, run) => {
  parent
    .command('delete')
    .description('delete API keys permanently')
    .argument('<id...>', 'ids of the keys')
    .option('--yes', 'delete without asking')
    .action(
      commandAction<{ yes?: true }>(run, (terminal, { yes }, args) =>
        withCliSession(terminal, async session => {
          const key_ids = readKeyIds(args);
          if (!yes) {
            const { would_delete = [] } = await session.run<Deleted>('delete-api-keys-v1', { key_ids, dry_run: true });
            if (would_delete.length > 0) await requireYes(terminal, would_delete);
          }
          const done = await session.run<Deleted>('delete-api-keys-v1', { key_ids, confirm: true });
          terminal.result(done, describeChangedKeys(done.deleted, 'deleted', done.errors));
          return done.errors.length > 0 ? 1 : 0;
        }),
      ),
    );
};

async function requireYes(terminal: Terminal, keys: readonly ApiKey[]): Promise<void> {
  if (!terminal.io.stdin.isTTY) throw new UsageError('Deleted keys cannot be restored. To confirm, add --yes.');
  terminal.note(keyTable(keys, terminal.width));
  if (await askConfirmation(terminal.io, 'Delete permanently? [y/N] ')) return;
  throw new UsageError('Nothing was deleted.');
}
