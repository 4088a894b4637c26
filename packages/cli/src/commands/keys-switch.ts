import { type ApiKey, describeChangedKeys, readKeyIds, type UnknownKey } from '../api-keys.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { withCliSession } from '../session/with-cli-session.ts';

interface Switched {
  keys: ApiKey[];
  errors: UnknownKey[];
}

/** Keys are refused while they are off; their tokens stay the same. */
export const addKeysEnable = switching('enable', true, 'enable API keys');
export const addKeysDisable = switching(
  'disable',
  false,
  'disable API keys; while none is enabled, the REST API is off',
);

function switching(name: string, active: boolean, about: string): AddCommand {
  return (parent, run) => {
    parent
      .command(name)
      .description(about)
      .argument('<id...>', 'ids of the keys')
      .action(
        commandAction<object>(run, (terminal, _options, args) =>
          withCliSession(terminal, async session => {
            const done = await session.run<Switched>('set-api-keys-active-v1', { key_ids: readKeyIds(args), active });
            terminal.result(done, describeChangedKeys(done.keys, active ? 'enabled' : 'disabled', done.errors));
            return done.errors.length > 0 ? 1 : 0;
          }),
        ),
      );
  };
}
