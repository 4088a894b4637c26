import { Option } from 'commander';
import { addSites, type ManifestResult } from '../add-sites.ts';
import { type CliSession, withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction, wholeNumber } from '../command.ts';
import { UsageError } from '../failure.ts';
import { INTERRUPTED } from '../io.ts';
import { readManifest } from '../manifest.ts';
import { askSecret, readStdin } from '../read-secret.ts';
import { type AddOptions, commonInput, withSecrets } from '../site-options.ts';
import { printable, type Terminal } from '../terminal.ts';
import { quantityOf } from '../text-table.ts';

const MOST_PARALLEL = 50;

/** Connects one site by options, or many from a file. */
export const addSitesAdd: AddCommand = (parent, run) => {
  parent
    .command('add')
    .description('connect a site, or all sites of a file')
    .option('--url <url>', 'address of the site')
    .option('--admin <login>', 'login of an administrator of the site')
    .option('--password-file <file>', "read the administrator's password from a file; - for standard input")
    .addOption(new Option('--password-stdin', 'read it from standard input').conflicts('passwordFile'))
    .addOption(
      new Option('--password <password>', 'the password itself; others on this machine can see it').conflicts([
        'passwordStdin',
        'passwordFile',
      ]),
    )
    .option('--unique-id-file <file>', 'read the unique security ID of the site, if it has one, from a file')
    .addOption(
      new Option('--unique-id <id>', 'the ID itself; others on this machine can see it').conflicts('uniqueIdFile'),
    )
    .option('--name <name>', 'name of the site; its host when left out')
    .option('--client <client>', 'id, name or e-mail address of the client the site belongs to')
    .option('--tags <list>', 'ids or names of tags, separated by commas')
    .option('--http-user <name>', 'user name of the password prompt in front of the site')
    .option('--http-pass-file <file>', 'read the password of that prompt from a file')
    .addOption(
      new Option('--http-pass <password>', 'the password itself; others on this machine can see it').conflicts(
        'httpPassFile',
      ),
    )
    .option('--no-ssl-verify', 'accept any TLS certificate of the site')
    .addOption(
      new Option(
        '--file <file>',
        'JSON lines {url, admin, adminpassword, uniqueid, name, tags, client, …}; - for standard input',
      ).conflicts(['url', 'admin', 'password', 'passwordStdin', 'passwordFile', 'uniqueId', 'uniqueIdFile', 'name']),
    )
    .option('--parallel <n>', 'with --file: sites connected at the same time', wholeNumber, 10)
    .action(
      commandAction<AddOptions>(run, async (terminal, given) => {
        const options = await withSecrets(terminal, given);
        if (options.file !== undefined) return addFile(terminal, options, options.file);
        const { url, admin } = options;
        if (url === undefined || admin === undefined) throw new UsageError('Give --url and --admin, or --file.');
        const adminpassword = await passwordOf(terminal, options);
        return withCliSession(terminal.io, session =>
          addOne(session, terminal, { ...options, url, admin }, adminpassword),
        );
      }),
    );
};

async function passwordOf({ io }: Terminal, options: AddOptions): Promise<string | undefined> {
  if (options.passwordStdin) return readStdin(io);
  if (options.password !== undefined || options.uniqueId !== undefined) return options.password;
  if (io.stdin.isTTY) return askSecret(io, `Password of ${options.admin} on ${options.url}: `);
  throw new UsageError('Give --password-file, --unique-id-file or both: the site asks for proof of ownership.');
}

interface Site {
  id: number;
  url: string;
  name: string;
  wp_version: string;
}

async function addOne(
  session: CliSession,
  terminal: Terminal,
  options: AddOptions & { url: string; admin: string },
  adminpassword: string | undefined,
): Promise<number> {
  const { url, admin, uniqueId, name } = options;
  const own = { url, admin, adminpassword, uniqueid: uniqueId, name };
  const site = await session.run<Site>('add-site-v1', { ...(await commonInput(session, options)), ...own });
  terminal.result(
    site,
    printable(`${site.name} is connected: site ${site.id}, ${site.url}, WordPress ${site.wp_version}`),
  );
  return 0;
}

async function addFile(terminal: Terminal, options: AddOptions, file: string): Promise<number> {
  const { parallel } = options;
  if (parallel < 1 || parallel > MOST_PARALLEL) throw new UsageError(`--parallel must be 1 to ${MOST_PARALLEL}.`);
  const interruption = terminal.io.interruption();
  const results: ManifestResult[] = [];
  await withCliSession(terminal.io, async session => {
    const common = await commonInput(session, options);
    const onResult = (result: ManifestResult) => {
      results.push(result);
      terminal.say(describe(result));
    };
    await addSites(session, readManifest(file, terminal.io), { parallel, common, interruption, onResult });
  });
  const of = (state: ManifestResult['state']) => results.filter(result => result.state === state).length;
  const totals = {
    added: of('added'),
    already_there: of('already_there'),
    failed: of('failed'),
    unreadable: of('unreadable'),
  };
  const { added, already_there, failed, unreadable } = totals;
  terminal.result(
    { ...totals, results: results.toSorted((a, b) => a.line - b.line) },
    `${quantityOf(added, 'site')} added, ${already_there} already there, ${failed} failed, ${quantityOf(unreadable, 'line')} not readable`,
  );
  if (interruption.aborted) {
    terminal.note(
      'Stopped before the end of the file. The same command again goes on: sites that are there are passed over.',
    );
    return INTERRUPTED;
  }
  return failed + unreadable === 0 ? 0 : 1;
}

function describe({ line, url, state, id, code, message }: ManifestResult): string {
  const what = {
    added: `added as site ${id}`,
    already_there: `already there, site ${id}`,
    failed: `failed (${code}): ${message}`,
    unreadable: `not readable: ${message}`,
  };
  return printable(`line ${line}: ${url === null ? '' : `${url} `}${what[state]}`);
}
