import type { RawRow } from '../../../../features/site-users/index.ts';
import * as users from '../../../../features/site-users/index.ts';
import type { Asked } from '../asked.ts';
import { type About, type DialectLine, line } from '../line.ts';

const MOST_BYTES = 10 * 2 ** 20;

interface Failed {
  readonly line_number: number;
  readonly error: string;
  readonly problem: string;
  readonly sites: number;
  readonly created: number;
  readonly failed: number;
  readonly failed_sites: readonly { website_id: number | string; website_url: string | null; message: string }[];
}

interface Imported {
  readonly total: number;
  readonly success_count: number;
  readonly failed_count: number;
  readonly failed_users: readonly Failed[];
  readonly job_id?: string;
  readonly status_url?: string;
}

/** Users of sites from a CSV file. */
export const USER_IMPORT_LINES: readonly DialectLine[] = [
  line({
    methods: ['POST'],
    path: '/users/import',
    ability: users.importSiteUsers,
    complete: (_input, asked) => ({ rows: rowsIn(asked) }),
    upload: {
      field: 'csv_file',
      description: 'The file, as UTF-8.',
      example: '',
      mostBytes: MOST_BYTES,
      extensions: ['.csv', '.txt'],
      read: bytes => users.readCsv(bytes),
    },
    view: body,
  }),
];

function rowsIn(asked: Asked): readonly RawRow[] {
  const rows = (asked.value('csv_file') ?? []) as readonly RawRow[];
  return asked.flag('has_header') === false ? rows : rows.slice(1);
}

function body({ job_id, status_url, ...made }: Imported, { input }: About): object {
  const rows = new Map((input.rows as readonly RawRow[]).map(row => [row.line_number, row]));
  const failed = new Set(made.failed_users.map(({ line_number }) => line_number));
  const done = [...rows.values()].filter(({ line_number }) => !failed.has(line_number));
  const who = (line: number) => {
    const [username = '', email = ''] = rows.get(line)?.columns ?? [];
    return { line_number: line, username, email };
  };
  return {
    total: made.total,
    success_count: made.success_count,
    failed_count: made.failed_count,
    success_users: job_id === undefined ? done.map(({ line_number }) => who(line_number)) : [],
    failed_users: made.failed_users.map(row => ({ ...who(row.line_number), ...failure(row) })),
    ...(job_id === undefined ? {} : { job_id, status_url }),
  };
}

function failure({ error, problem, sites, created, failed, failed_sites }: Failed): object {
  if (problem !== '') return { error };
  const named = failed_sites.map(({ website_id, website_url, message }) => ({
    id: website_id,
    url: website_url ?? '',
    message,
  }));
  return { failed_sites: named, total_sites: sites, success_count: created, failed_count: failed };
}
