import { type AddCommand, action } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { UsageError } from '../failure.ts';
import { type Key, type KeyProblem, keyTable, outcome, readIds } from '../keys.ts';
import { withSession } from '../session.ts';
import type { Terminal } from '../terminal.ts';

interface Deleted {
  deleted: Key[];
  would_delete?: Key[];
  errors: KeyProblem[];
}

/** Keys are gone for good; asks first where somebody sits at the terminal. */
export const addKeysDelete: AddCommand = (parent, run) => {
  parent
    .command('delete')
    .description('delete API keys for good')
    .argument('<id...>', 'ids of the keys')
    .option('--yes', 'delete without asking')
    .action(
      action<{ yes?: true }>(run, (terminal, { yes }, args) =>
        withSession(terminal.io, async session => {
          const key_ids = readIds(args);
          if (!yes) {
            const { would_delete = [] } = await session.run<Deleted>('delete-api-keys-v1', { key_ids, dry_run: true });
            if (would_delete.length > 0) await demandYes(terminal, would_delete);
          }
          const done = await session.run<Deleted>('delete-api-keys-v1', { key_ids, confirm: true });
          terminal.result(done, outcome(done.deleted, 'deleted', done.errors));
          return done.errors.length > 0 ? 1 : 0;
        }),
      ),
    );
};

async function demandYes(terminal: Terminal, keys: readonly Key[]): Promise<void> {
  if (!terminal.io.stdin.isTTY) throw new UsageError('Deleting is for good: add --yes.');
  terminal.note(keyTable(keys));
  if (await confirmed(terminal.io, 'Delete for good? [y/N] ')) return;
  throw new UsageError('Nothing was deleted.');
}
