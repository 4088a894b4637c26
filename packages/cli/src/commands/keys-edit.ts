import { type AddCommand, action } from '../command.ts';
import { UsageError } from '../failure.ts';
import { type LimitOptions, limitsInput, withLimitOptions } from '../key-limits.ts';
import { type Key, keyTable, readIds } from '../keys.ts';
import { withSession } from '../session.ts';

interface Options extends LimitOptions {
  readonly name?: string;
}

/** A key keeps its token; only what is given changes. */
export const addKeysEdit: AddCommand = (parent, run) => {
  withLimitOptions(
    parent
      .command('edit')
      .description('change the name of an API key, when it expires, or from where it is good')
      .argument('<id>', 'id of the key')
      .option('--name <name>', 'what the key is for'),
  ).action(
    action<Options>(run, (terminal, { name, ...options }, args) =>
      withSession(terminal.io, async session => {
        const [key_id] = readIds(args);
        const changes = { name, ...limitsInput(options) };
        if (Object.values(changes).every(value => value === undefined)) {
          throw new UsageError('Give what is to change: --name, --expires, --addresses or --audit-log.');
        }
        const key = await session.run<Key>('update-api-key-v1', { key_id, ...changes });
        terminal.result(key, keyTable([key]));
        return 0;
      }),
    ),
  );
};
