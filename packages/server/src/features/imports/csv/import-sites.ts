import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { OwnReason } from '../../../kernel/input-reasons.ts';
import { addClient } from '../../clients/index.ts';
import { createJob, jobUrl } from '../../jobs/index.ts';
import { queuedFields } from '../../sites/index.ts';
import { addTag } from '../../tags/index.ts';
import { type CsvSiteInput, csvRowPlace } from './add-csv-sites.job.ts';
import { type CsvLayout, csvLayoutOf } from './csv-headers.ts';
import { type LinkIds, selectLinkIds } from './csv-links.store.ts';
import { insertCsvRows } from './csv-rows.store.ts';
import { csvColumnsSchema, csvRowsSchema, csvSecret } from './import-sites.schemas.ts';
import { type PlannedRow, planSiteRows, type SiteRowsPlan } from './plan-site-rows.ts';
import { type RawCsvRow, readSiteRows } from './read-site-rows.ts';
import { readSiteCsvRow, type SiteCsvRow } from './site-csv-row.ts';

const ROWS_TOLD = 1000;

export const importSites = ability({
  name: 'import-sites-v1',
  summary:
    'Add many sites from a CSV file in the background, such as the export of another dashboard. Preview it with dry_run first. For one site, use add-site-v1.',
  category: 'sites',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions: 'Run with dry_run: true first and show what would be added. Then poll the status_url of the job.',
  input: Type.Object({
    csv: Type.String({
      minLength: 1,
      maxLength: 10 * 1024 * 1024,
      description:
        'The text of the file. The first row names the columns (address, login, password or unique security ID, name, client, tags), in the words of the usual dashboards; or it has the ten columns of the upload of MainWP. Commas, semicolons or tabs; lines that begin with # are skipped.',
    }),
    admin: Type.Optional(
      Type.String({ maxLength: 100, description: 'Login of an administrator, for rows without one.' }),
    ),
    adminpassword: csvSecret('Password of the administrator, for rows without one.'),
    uniqueid: csvSecret('Unique security ID, for rows without one.'),
    create_missing: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Create tags and clients that the file names and nobody has added.',
      }),
    ),
    dry_run: Type.Optional(
      Type.Boolean({ default: false, description: 'Return what would become of each row. Nothing is changed.' }),
    ),
  }),
  output: Type.Object({
    dry_run: Type.Boolean({ description: 'Nothing was changed.' }),
    layout: Type.Unsafe<CsvLayout['kind']>({
      type: 'string',
      enum: ['header', 'mainwp'],
      description: 'header: the first row names the columns. mainwp: the ten columns of MainWP, without a header.',
    }),
    columns: csvColumnsSchema,
    total: Type.Integer({ description: 'Number of rows.' }),
    to_add: Type.Integer({ description: 'Rows whose sites are added.' }),
    existing: Type.Integer({ description: 'Rows whose sites have been added before.' }),
    wrong: Type.Integer({ description: 'Rows that cannot be used.' }),
    missing_tags: Type.Array(Type.String(), { description: 'Tags that the file names and that do not exist.' }),
    missing_clients: Type.Array(Type.String(), { description: 'Clients that the file names and that do not exist.' }),
    rows: csvRowsSchema(ROWS_TOLD),
    ...queuedFields,
  }),
  errors: ['invalid_input', 'payload_too_large'],
}).run(async ({ csv, create_missing = false, dry_run = false, ...defaults }, ctx) => {
  const { layout, rows: raw } = await readRows(csv);
  const read = raw.map(row => readSiteCsvRow(row, layout, defaults));
  const plan = await planSiteRows(ctx, read, create_missing);
  const toAdd = plan.rows.flatMap(({ row }) => (row ? [row] : []));
  const answer = { dry_run, ...described(layout, plan) };
  if (dry_run || toAdd.length === 0) return answer;
  const links = create_missing ? await madeLinks(ctx, plan, toAdd) : plan.links;
  return { ...answer, ...(await queueRows(ctx, toAdd, links)) };
});

async function readRows(csv: string): Promise<{ layout: CsvLayout; rows: readonly RawCsvRow[] }> {
  const rows: RawCsvRow[] = [];
  for await (const row of readSiteRows(bytesOf(csv))) rows.push(row);
  const [first] = rows;
  if (!first) throw unusable('csv_empty', 'The file has no rows.');
  const layout = csvLayoutOf(first.cells);
  if (!layout)
    throw unusable(
      'csv_no_address',
      'No column is the address of the sites. Name the columns in the first row: url, admin, …',
    );
  if (layout.kind === 'header') rows.shift();
  if (rows.length === 0) throw unusable('csv_only_header', 'The file has only a header, and no rows.');
  return { layout, rows };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function unusable(reason: OwnReason, message: string): AppError {
  return new AppError('invalid_input', message, { errors: [{ path: 'input.csv', message, reason }] });
}

function described({ kind, columns, headers }: CsvLayout, plan: SiteRowsPlan) {
  const count = (action: PlannedRow['action']) => plan.rows.filter(row => row.action === action).length;
  // What is wrong comes first: in a large file, the rest is left out.
  const told = plan.rows.toSorted((a, b) => Number(b.action === 'wrong') - Number(a.action === 'wrong'));
  return {
    layout: kind,
    columns: columns.map((field, index) => ({ header: headers[index] ?? '', field })),
    total: plan.rows.length,
    to_add: count('add'),
    existing: count('exists'),
    wrong: count('wrong'),
    missing_tags: [...plan.unknownTags],
    missing_clients: [...plan.unknownClients],
    rows: told
      .slice(0, ROWS_TOLD)
      .sort((a, b) => a.line - b.line)
      .map(({ line, url, action, site_id, problem, row }) => ({
        line,
        url,
        action,
        site_id,
        message: problem?.message ?? '',
        cause: problem?.code ?? null,
        data: problem?.data ?? {},
        name: row?.name ?? '',
        client: row?.client ?? '',
        tags: [...(row?.tags ?? [])],
      })),
  };
}

/** Creates what the rows to add name; what another request has created meanwhile is taken. */
async function madeLinks(ctx: Ctx, plan: SiteRowsPlan, toAdd: readonly SiteCsvRow[]): Promise<LinkIds> {
  const used = { tags: toAdd.flatMap(row => row.tags), clients: toAdd.flatMap(row => row.client ?? []) };
  const needed = (names: readonly string[], among: readonly string[]) => {
    const wanted = new Set(among.map(name => name.toLowerCase()));
    return names.filter(name => wanted.has(name.toLowerCase()));
  };
  for (const name of needed(plan.unknownTags, used.tags)) await addTag.handler({ name }, ctx).catch(unlessThere);
  for (const name of needed(plan.unknownClients, used.clients)) {
    const email = name.includes('@') ? { client_email: name } : {};
    await addClient.handler({ name, ...email }, ctx).catch(unlessThere);
  }
  return selectLinkIds(ctx.database.db, used);
}

function unlessThere(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'already_exists') throw error;
}

/** What was given for each site is stored sealed until the site is added. */
async function queueRows(ctx: Ctx, rows: readonly SiteCsvRow[], links: LinkIds) {
  const lines = rows.map(row => row.line);
  const job_id = await audited(ctx, async trx => {
    const id = await createJob(trx, ctx, 'addsites', lines);
    await insertCsvRows(trx, ctx.database, id, sealedRows(ctx, id, rows, links));
    const detail = { type: 'addsites', sites: lines.length };
    return { result: id, audit: [{ action: 'job.queued', subject: `job:${id}`, detail }] };
  });
  return { queued: true as const, job_id, status_url: jobUrl(ctx, job_id), sites_queued: lines.length };
}

/** One after another, so that the plain data of all rows is never in memory twice. */
function* sealedRows(ctx: Ctx, jobId: string, rows: readonly SiteCsvRow[], links: LinkIds) {
  for (const row of rows) {
    const { line, client, tags, ...site } = row;
    const clientId = client === undefined ? undefined : links.clients.get(client.toLowerCase());
    const input: CsvSiteInput = {
      ...site,
      tags: tags.flatMap(name => links.tags.get(name.toLowerCase()) ?? []),
      ...(typeof clientId === 'number' ? { client_id: clientId } : {}),
    };
    yield { line, url: row.url, sealed: ctx.secrets.seal(csvRowPlace(jobId, line), JSON.stringify(input)) };
  }
}
