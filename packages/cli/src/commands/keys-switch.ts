import { type AddCommand, action } from '../command.ts';
import { type Key, type KeyProblem, outcome, readIds } from '../keys.ts';
import { withSession } from '../session.ts';

interface Switched {
  keys: Key[];
  errors: KeyProblem[];
}

/** Keys are refused while they are off; their tokens stay the same. */
export const addKeysEnable = switching('enable', true, 'switch API keys on');
export const addKeysDisable = switching('disable', false, 'switch API keys off; with none on, the REST API is off');

function switching(name: string, active: boolean, about: string): AddCommand {
  return (parent, run) => {
    parent
      .command(name)
      .description(about)
      .argument('<id...>', 'ids of the keys')
      .action(
        action<object>(run, (terminal, _options, args) =>
          withSession(terminal.io, async session => {
            const done = await session.run<Switched>('set-api-keys-active-v1', { key_ids: readIds(args), active });
            terminal.result(done, outcome(done.keys, active ? 'on' : 'off', done.errors));
            return done.errors.length > 0 ? 1 : 0;
          }),
        ),
      );
  };
}
