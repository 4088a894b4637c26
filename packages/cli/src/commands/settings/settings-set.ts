import { type AddCommand, commandAction } from '../../command.ts';
import { UsageError } from '../../failure.ts';
import { readSecretFile } from '../../read-secret.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import type { Terminal } from '../../terminal.ts';

interface Updated {
  readonly settings: readonly { readonly name: string; readonly value: unknown; readonly secret: boolean }[];
}

/** Secrets come from a file: whoever lists the processes of this machine sees arguments. */
const SECRET = /^mail\.smtp_(?:url|password)$/;

export const addSettingsSet: AddCommand = (parent, run) => {
  parent
    .command('set')
    .description('change a setting while the server runs')
    .argument('<name>', 'name of the setting, such as costs.currency')
    .argument('[value]', 'the new value')
    .option('--file <file>', 'read the value from a file, or from standard input with -; required for secrets')
    .action(
      commandAction<{ file?: string }>(run, async (terminal, { file }, [name = '', value]) => {
        if (value !== undefined && SECRET.test(name)) {
          throw new UsageError(`${name} may hold a password. Put it into a file, and name that with --file.`);
        }
        const given = file === undefined ? value : await readSecretFile(terminal.io, file);
        if (given === undefined) throw new UsageError('Say the value, or name a file that holds it with --file.');
        return update(terminal, name, given);
      }),
    );
};

export const addSettingsReset: AddCommand = (parent, run) => {
  parent
    .command('reset')
    .description('give a setting its default again')
    .argument('<name>', 'name of the setting')
    .action(commandAction<object>(run, (terminal, _options, [name = '']) => update(terminal, name, null)));
};

function update(terminal: Terminal, name: string, value: string | null): Promise<number> {
  return withCliSession(terminal, async session => {
    const done = await session.run<Updated>('update-settings-v1', { settings: [{ name, value }] });
    const on = session.place === '' ? '' : ` on ${session.place}`;
    const lines = done.settings.map(
      ({ name, value: now }) => `${name} is now ${now === null ? 'set' : JSON.stringify(now)}${on}.`,
    );
    terminal.result(done, lines.join('\n'));
    return 0;
  });
}
