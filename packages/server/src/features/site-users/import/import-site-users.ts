import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type Violation, wireCode } from '../../../kernel/errors.ts';
import { jobCauseOf, queuedFields, type SiteFailure } from '../../sites/index.ts';
import { noteCreation } from '../create/note-creation.ts';
import { runChain } from '../create/run-chain.ts';
import { queueUserJob, type SiteLines } from '../jobs/queue-user-job.ts';
import type { ImportRejection } from '../jobs/user-job.store.ts';
import type { NewUser } from '../site-user.ts';
import { websiteError } from '../target-sites.ts';
import { IMPORT_COLUMNS, type ImportRow, type RawRow, readImportRow } from './import-row.ts';
import { ImportTally } from './import-tally.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { MOST_IMPORT_ROWS, readCsv, tooManyRows } from './read-csv.ts';
import { userRowProblemSchema } from './user-row-problem.ts';

const failedSite = Type.Object({
  website_id: Type.Unsafe<number | string>({
    type: ['integer', 'string'],
    description: 'Id of the site, or the value that was given if it names no site.',
  }),
  website_url: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Address of the site, or null if the given value names no site.',
  }),
  code: Type.String({ description: 'Error code.' }),
  cause: textOrNull('What the message follows from, for programs: the cause of a failed request, or e.g. user_exists.'),
  message: Type.String({ description: 'What went wrong and what to do.' }),
});

export const importSiteUsers = ability({
  name: 'import-site-users-v1',
  summary:
    'Create many WordPress users from CSV rows, each on its own sites. For one user on several sites, use create-site-users-v1.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'For more than 200 users over all sites, the answer is a job: poll its status_url and read its result.',
  input: Type.Object({
    csv: Type.Optional(
      Type.String({
        maxLength: 10 * 1024 * 1024,
        description: `The text of the file (RFC 4180), with the columns ${IMPORT_COLUMNS.join(', ')}. Sites and groups are separated by semicolons.`,
      }),
    ),
    has_header: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether the first line of csv names the columns and is skipped.' }),
    ),
    rows: Type.Optional(
      Type.Array(
        Type.Object(
          {
            line_number: Type.Integer({ minimum: 1, description: 'Number by which errors name the row.' }),
            columns: Type.Array(Type.String(), {
              maxItems: 1000,
              description: 'The cells, in the order of the columns.',
            }),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_IMPORT_ROWS + 1, description: 'The rows, instead of csv and without a header.' },
      ),
    ),
  }),
  output: Type.Object({
    total: Type.Integer({ description: 'Number of rows.' }),
    success_count: Type.Integer({ description: 'Number of rows whose user now exists on all sites of the row.' }),
    failed_count: Type.Integer({ description: 'Number of rows that failed on at least one site.' }),
    failed_users: Type.Array(
      Type.Object({
        line_number: Type.Integer({ description: 'Line of the file on which the row begins.' }),
        error: Type.String({ description: 'What went wrong, and on which sites.' }),
        problem: Type.String({ description: 'What is wrong with the row itself or its groups. Empty if nothing is.' }),
        problems: Type.Array(userRowProblemSchema, { description: 'The same for programs.' }),
        sites: Type.Integer({ description: 'Number of sites that the row names, including those of its groups.' }),
        created: Type.Integer({ description: 'Number of sites on which the user now exists.' }),
        failed: Type.Integer({ description: 'Number of sites on which the user was not created.' }),
        failed_sites: Type.Array(failedSite, { description: 'The sites that failed, at most 200 per row.' }),
      }),
      { description: 'The rows that failed, by line.' },
    ),
    ...queuedFields,
  }),
  errors: ['invalid_input', 'payload_too_large'],
}).run(async ({ csv, rows: given, has_header = true }, ctx) => {
  const rows = given ?? (await readCsv(bytesOf(csv ?? ''), has_header));
  requireRows(rows, given ? 'rows' : 'csv');
  const read = rows.map(readImportRow);
  const refused = read.filter(row => 'message' in row);
  const plan = await planImport(
    ctx,
    read.filter((row): row is ImportRow => 'user' in row),
  );
  const rejected = [...refused, ...plan.rejected];
  const tally = new ImportTally(rows.length);
  tellRejected(ctx, tally, rejected);
  for (const { lines } of plan.sites) tally.plan(lines);
  if (plan.calls > ctx.settings.inlineLimit) {
    const queued = await queueUserJob(ctx, {
      type: 'import',
      total: rows.length,
      rejected,
      sites: plan.sites,
      payloadOf: site => ({ users: usersOf(plan, site) }),
    });
    for (const line of plan.sites.flatMap(site => site.lines)) tally.wait(line);
    return { ...tally.result(), ...queued };
  }
  await Promise.all(plan.sites.map(site => importOn(ctx, plan, site, tally)));
  return tally.result();
});

async function* bytesOf(csv: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csv);
}

/** @throws AppError invalid_input or payload_too_large. */
function requireRows(rows: readonly RawRow[], from: 'rows' | 'csv'): void {
  if (rows.length > MOST_IMPORT_ROWS) throw tooManyRows();
  const lines = new Set(rows.map(row => row.line_number));
  if (lines.size < rows.length) {
    const errors = [{ path: 'input.rows', message: 'must have a line_number of its own for each row' }];
    throw new AppError('invalid_input', 'Give each row a line_number of its own.', { errors });
  }
  if (rows.length > 0) return;
  const errors: Violation[] = [
    { path: `input.${from}`, message: 'must have at least one row', reason: 'csv_only_header' },
  ];
  throw new AppError('invalid_input', 'There are no rows to import. Was the only line taken for a header?', { errors });
}

function usersOf({ users }: ImportPlan, { lines }: SiteLines): NewUser[] {
  return lines.map(line => users.get(line) as NewUser);
}

/** Rows that were refused before any request to a site. */
export function tellRejected(ctx: Ctx, tally: ImportTally, rejected: readonly ImportRejection[]): void {
  const code = wireCode('site_not_found', ctx.settings.namespace);
  for (const { line, message, problems = [], site, cause = null } of rejected) {
    if (site === undefined) tally.refuse(line, message, problems);
    else tally.fail(line, { website_id: site, website_url: null, code, cause, message });
  }
}

/** Creates the users of one site within the request. */
async function importOn(ctx: Ctx, plan: ImportPlan, site: SiteLines, tally: ImportTally): Promise<void> {
  const users = usersOf(plan, site);
  const failedOn = (failure: SiteFailure) => {
    const { website_id, code, message } = websiteError(ctx, site.id, failure);
    return { website_id, website_url: site.url, code, cause: jobCauseOf(failure), message };
  };
  let done = 0;
  const failure = await runChain(ctx, site.id, users, {
    since: ctx.clock.now(),
    progress: async () => ({ done, begun: done }),
    begin: async () => {},
    takeBack: async () => {},
    async end(index, outcome) {
      done = index + 1;
      if (!outcome.ok) tally.fail(site.lines[index] ?? 0, failedOn(outcome.failure));
      await noteCreation(ctx, site.id, users[index] as NewUser, outcome);
    },
  });
  if (failure) for (const line of site.lines.slice(done)) tally.fail(line, failedOn(failure));
}
