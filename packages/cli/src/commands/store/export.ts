import { makeExport, VERSION } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { UsageError } from '../../failure.ts';
import { askSecret, readSecretFile } from '../../read-secret.ts';
import { withRecoveryErrors } from '../../recovery-errors.ts';
import { settingsOf } from '../../session/store-session.ts';
import type { Terminal } from '../../terminal.ts';
import { byteSize, quantityOf } from '../../text-table.ts';

interface Options {
  readonly keys?: true;
  readonly passphraseFile?: string;
}

const SHORTEST_PASSPHRASE = 12;

/** Writes everything that an owner has into a folder, for other programs. */
export const addExport: AddCommand = (parent, run) => {
  parent
    .command('export')
    .description('write all data into a folder as JSON lines and CSV; works while the server is running')
    .argument('<folder>', 'folder to create')
    .option('--keys', 'also export the keys of the sites, sealed with a passphrase that is asked for')
    .option('--passphrase-file <file>', 'read the passphrase for --keys from a file, or from standard input with -')
    .action(
      commandAction<Options>(run, async (terminal, options, [folder = '']) => {
        const settings = settingsOf(terminal.io);
        const passphrase = await passphraseOf(terminal, options);
        const signal = terminal.io.interruption();
        if (terminal.live) terminal.note('Exporting …');
        const made = await withRecoveryErrors(settings, signal, () =>
          makeExport(settings, folder, { now: Date.now(), madeBy: VERSION, passphrase, signal }),
        );
        const lines = made.files.filter(({ name }) => name.endsWith('.jsonl'));
        const count = lines.reduce((sum, { rows }) => sum + rows, 0);
        const bytes = made.files.reduce((sum, file) => sum + file.bytes, 0);
        const sites = lines.find(({ name }) => name === 'sites.jsonl')?.rows ?? 0;
        const keys =
          made.keys === null
            ? 'The keys of the sites are not in it (--keys).'
            : 'The keys of the sites are sealed with your passphrase.';
        terminal.result(
          { folder, ...made },
          `Exported ${quantityOf(count, 'record')} (${quantityOf(sites, 'site')}) to ${folder} (${byteSize(bytes)}). ${keys}`,
        );
        return 0;
      }),
    );
};

async function passphraseOf(terminal: Terminal, { keys, passphraseFile }: Options): Promise<string | undefined> {
  const { io } = terminal;
  if (passphraseFile !== undefined) {
    if (!keys) throw new UsageError('--passphrase-file needs --keys.');
    return good(await readSecretFile(io, passphraseFile));
  }
  if (!keys) return undefined;
  if (!io.stdin.isTTY || terminal.json) throw new UsageError('Give the passphrase with --passphrase-file.');
  const given = good(await askSecret(io, 'Passphrase for the keys: '));
  if (given !== (await askSecret(io, 'Repeat the passphrase: '))) throw new UsageError('The two passphrases differ.');
  return given;
}

/** Whoever has the folder can try as many as they like. */
function good(passphrase: string): string {
  if (passphrase.length >= SHORTEST_PASSPHRASE) return passphrase;
  throw new UsageError(`The passphrase must have at least ${SHORTEST_PASSPHRASE} characters.`);
}
