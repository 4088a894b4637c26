import { type ApiKey, keyTable, readKeyIds } from '../api-keys.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { type KeyLimitOptions, keyLimitsFromOptions, withKeyLimitOptions } from '../key-limits.ts';
import { withCliSession } from '../session/with-cli-session.ts';

interface Options extends KeyLimitOptions {
  readonly name?: string;
}

/** A key keeps its token; only what is given changes. */
export const addKeysEdit: AddCommand = (parent, run) => {
  withKeyLimitOptions(
    parent
      .command('edit')
      .description('change the name, expiry or addresses of an API key')
      .argument('<id>', 'id of the key')
      .option('--name <name>', 'what the key is for'),
  ).action(
    commandAction<Options>(run, (terminal, { name, ...options }, args) =>
      withCliSession(terminal, async session => {
        const [key_id] = readKeyIds(args);
        const changes = { name, ...keyLimitsFromOptions(options) };
        if (Object.values(changes).every(value => value === undefined)) {
          throw new UsageError('Say what to change: --name, --expires, --addresses or --audit-log.');
        }
        const key = await session.run<ApiKey>('update-api-key-v1', { key_id, ...changes });
        terminal.result(key, width => keyTable([key], width));
        return 0;
      }),
    ),
  );
};
