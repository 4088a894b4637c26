import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { askSecret, readSecretFile, readStdin } from '../read-secret.ts';
import { writeLogin } from '../session/login-file.ts';
import { RemoteSession } from '../session/remote-session.ts';
import { goesBeforeLogin, isUnencrypted, restRootOf } from '../session/server-access.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  readonly keyFile?: string;
  readonly keyStdin?: true;
}

/** Makes a server the place that commands work on. */
export const addLogin: AddCommand = (parent, run) => {
  parent
    .command('login')
    .description('work on a server from now on, with an API key that is asked for')
    .argument('<url>', 'address of the server, such as https://sitekeeper.example.com')
    .option('--key-file <file>', 'read the API key from a file, or from standard input with -')
    .option('--key-stdin', 'read the API key from standard input')
    .action(
      commandAction<Options>(run, async (terminal, options, [url = '']) => {
        const root = restRootOf(url);
        if (isUnencrypted(root)) terminal.note('This address has no TLS: others on the network can read the key.');
        const key = await keyOf(terminal, options, root);
        const { namespace, place } = await RemoteSession.open({ root, key });
        const file = await writeLogin(terminal.io.env, { root, key, namespace });
        terminal.result({ server: place, namespace, file }, `Logged in to ${place}. The key is in ${file}.`);
        const before = goesBeforeLogin(terminal.io);
        if (before) terminal.note(`${before} is set, and goes before the login: unset it to work on that server.`);
        return 0;
      }),
    );
};

async function keyOf({ io }: Terminal, { keyFile, keyStdin }: Options, root: string): Promise<string> {
  if (keyFile !== undefined) return checked(await readSecretFile(io, keyFile));
  if (keyStdin) return checked(await readStdin(io));
  if (io.stdin.isTTY) return checked(await askSecret(io, `API key for ${new URL(root).origin}: `));
  throw new UsageError('Give the API key with --key-file or --key-stdin.');
}

/** What a header can carry. */
function checked(text: string): string {
  const key = text.trim();
  if (/^[\x21-\x7e]{8,500}$/.test(key)) return key;
  throw new UsageError('This is not an API key. Create one with: sitekeeper keys add, or under API Access.');
}
