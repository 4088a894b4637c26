import { Option } from 'commander';
import { addSites, type ManifestResult } from '../add-sites.ts';
import { type AddCommand, commandAction, wholeNumber } from '../command.ts';
import { UsageError } from '../failure.ts';
import { INTERRUPTED } from '../io.ts';
import { readManifest } from '../manifest.ts';
import { askSecret, readStdin } from '../read-secret.ts';
import type { CliSession } from '../session/cli-session.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { type AddOptions, commonInput, withSecrets } from '../site-options.ts';
import { printable, type Terminal } from '../terminal.ts';
import { quantityOf } from '../text-table.ts';

const MOST_PARALLEL = 50;

/** Connects one site by options, or many from a file. */
export const addSitesAdd: AddCommand = (parent, run) => {
  parent
    .command('add')
    .description('connect a site, or all sites listed in a file')
    .option('--url <url>', 'address of the site')
    .option('--admin <login>', 'login of an administrator of the site')
    .option('--password-file <file>', "read the administrator's password from a file, or from standard input with -")
    .addOption(new Option('--password-stdin', 'read the password from standard input').conflicts('passwordFile'))
    .option('--unique-id-file <file>', 'read the unique security ID of the site, if it has one, from a file')
    .option('--name <name>', 'name of the site (default: its host)')
    .option('--client <client>', 'client of the site, by id, name or e-mail address')
    .option('--tags <list>', 'tag ids or names, separated by commas')
    .option('--http-user <name>', 'user name for HTTP authentication in front of the site')
    .option('--http-pass-file <file>', 'read the password for HTTP authentication from a file')
    .option('--no-ssl-verify', 'accept any TLS certificate')
    .addOption(
      new Option(
        '--file <file>',
        'JSON lines {url, admin, adminpassword, uniqueid, name, tags, client, …}; - for standard input',
      ).conflicts(['url', 'admin', 'passwordStdin', 'passwordFile', 'uniqueIdFile', 'name']),
    )
    .option('--parallel <n>', 'with --file: number of sites to connect at the same time', wholeNumber, 10)
    .action(
      commandAction<AddOptions>(run, async (terminal, given) => {
        const options = await withSecrets(terminal.io, given);
        if (options.file !== undefined) return addFile(terminal, options, options.file);
        const { url, admin } = options;
        if (url === undefined || admin === undefined) throw new UsageError('Give --url and --admin, or --file.');
        const adminpassword = await passwordOf(terminal, options);
        return withCliSession(terminal, session =>
          addOne(session, terminal, { ...options, url, admin }, adminpassword),
        );
      }),
    );
};

async function passwordOf({ io }: Terminal, options: AddOptions): Promise<string | undefined> {
  if (options.passwordStdin) return readStdin(io);
  if (options.password !== undefined || options.uniqueId !== undefined) return options.password;
  if (io.stdin.isTTY) return askSecret(io, `Password of ${options.admin} on ${options.url}: `);
  throw new UsageError('Give --password-file, --unique-id-file or both. The site requires proof of ownership.');
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
    printable(`Connected ${site.name}: site ${site.id}, ${site.url}, WordPress ${site.wp_version}`),
  );
  return 0;
}

async function addFile(terminal: Terminal, options: AddOptions, file: string): Promise<number> {
  const { parallel } = options;
  if (parallel < 1 || parallel > MOST_PARALLEL) throw new UsageError(`--parallel must be 1 to ${MOST_PARALLEL}.`);
  const interruption = terminal.io.interruption();
  const results: ManifestResult[] = [];
  await withCliSession(terminal, async session => {
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
    `${quantityOf(added, 'site')} added, ${already_there} already existed, ${failed} failed, ${quantityOf(unreadable, 'line')} unreadable`,
  );
  if (interruption.aborted) {
    terminal.note(
      'Stopped before the end of the file. To continue, run the same command again: existing sites are skipped.',
    );
    return INTERRUPTED;
  }
  return failed + unreadable === 0 ? 0 : 1;
}

function describe({ line, url, state, id, code, message }: ManifestResult): string {
  const what = {
    added: `added as site ${id}`,
    already_there: `already exists as site ${id}`,
    failed: `failed (${code}): ${message}`,
    unreadable: `unreadable: ${message}`,
  };
  return printable(`line ${line}: ${url === null ? '' : `${url} `}${what[state]}`);
}
