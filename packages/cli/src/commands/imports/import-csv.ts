import { createReadStream } from 'node:fs';
import { inFields } from '../../abilities/run-ability.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { UsageError } from '../../failure.ts';
import { followJobToEnd, reportJob } from '../../follow-job-to-end.ts';
import type { Io } from '../../io.ts';
import { readSecretFile } from '../../read-secret.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { quantityOf, textTable } from '../../text-table.ts';

interface Options {
  readonly dryRun?: true;
  readonly admin?: string;
  readonly passwordFile?: string;
  readonly uniqueIdFile?: string;
  readonly createMissing?: true;
  readonly watch: boolean;
}

interface CsvRow {
  readonly line: number;
  readonly url: string;
  readonly action: 'add' | 'exists' | 'wrong';
  readonly message: string;
}

interface CsvAnswer {
  readonly dry_run: boolean;
  readonly columns: readonly { readonly header: string; readonly field: string | null }[];
  readonly total: number;
  readonly to_add: number;
  readonly existing: number;
  readonly wrong: number;
  readonly missing_tags: readonly string[];
  readonly missing_clients: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly job_id?: string;
}

const MOST_BYTES = 10 * 1024 * 1024;

/** Adds the sites of a CSV file, such as the export of another dashboard. */
export const addImportCsv: AddCommand = (parent, run) => {
  parent
    .command('csv')
    .description('add the sites of a CSV file, such as the export of another dashboard')
    .argument('<file>', 'the file, or - for standard input')
    .option('--dry-run', 'only show what would become of each row')
    .option('--admin <login>', 'login of an administrator, for rows without one')
    .option('--password-file <file>', 'read the password for rows without one from a file')
    .option('--unique-id-file <file>', 'read the unique security ID for rows without one from a file')
    .option('--create-missing', 'create tags and clients that the file names and nobody has added')
    .option('--no-watch', 'do not wait until all sites are added')
    .action(
      commandAction<Options>(run, async (terminal, options, [file = '']) => {
        const input = await inputOf(terminal.io, file, options);
        return withCliSession(terminal, session =>
          inFields(async () => {
            const answer = await session.run<CsvAnswer>('import-sites-v1', input);
            if (answer.job_id === undefined) {
              terminal.result(answer, width => describe(answer, width));
              return answer.dry_run || answer.wrong === 0 ? 0 : 1;
            }
            if (!options.watch) {
              const next = `Follow it with: sitekeeper jobs show ${answer.job_id} --watch`;
              terminal.result(answer, width => `${describe(answer, width)}\n${next}`);
              return answer.wrong === 0 ? 0 : 1;
            }
            if (answer.wrong > 0 || answer.existing > 0) terminal.note(describe(answer, terminal.width));
            terminal.note(`Started ${answer.job_id}`);
            const code = reportJob(await followJobToEnd(session, answer.job_id, terminal), terminal);
            return code === 0 && answer.wrong > 0 ? 1 : code;
          }),
        );
      }),
    );
};

async function inputOf(io: Io, file: string, options: Options): Promise<object> {
  const { admin, passwordFile, uniqueIdFile, createMissing, dryRun } = options;
  const secret = async (path: string | undefined) => (path === undefined ? undefined : readSecretFile(io, path));
  const input = {
    csv: await textOf(io, file),
    admin,
    adminpassword: await secret(passwordFile),
    uniqueid: await secret(uniqueIdFile),
    create_missing: createMissing,
    dry_run: dryRun,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** @throws UsageError if it can't be read, or is too large to be a list of sites. */
async function textOf(io: Io, file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file === '-' ? io.stdin : createReadStream(file)) {
      chunks.push(Buffer.from(chunk as Buffer));
      size += chunks.at(-1)?.length ?? 0;
      if (size > MOST_BYTES) throw new UsageError(`${file} is larger than 10 MB. Split it.`);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} could not be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function describe(answer: CsvAnswer, width: number | undefined): string {
  const { total, to_add, existing, wrong, missing_tags, missing_clients, dry_run } = answer;
  const used = answer.columns.flatMap(({ header, field }) => (field && header ? [`${header} = ${field}`] : []));
  const told = dry_run ? answer.rows : answer.rows.filter(row => row.action !== 'add');
  const rows = told.map(({ line, action, url, message }) => [line, action, url, message]);
  const left = total - answer.rows.length;
  return [
    `${quantityOf(total, 'row')}: ${to_add} to add, ${existing} already added, ${wrong} wrong`,
    ...(used.length > 0 ? [`Columns: ${used.join(', ')}`] : []),
    ...(missing_tags.length > 0 ? [`Tags that do not exist: ${missing_tags.join(', ')}`] : []),
    ...(missing_clients.length > 0 ? [`Clients that do not exist: ${missing_clients.join(', ')}`] : []),
    ...(rows.length > 0 ? ['', textTable(['line', 'action', 'url', 'message'], rows, width)] : []),
    ...(dry_run && left > 0 ? [`… and ${quantityOf(left, 'more row')}`] : []),
  ].join('\n');
}
