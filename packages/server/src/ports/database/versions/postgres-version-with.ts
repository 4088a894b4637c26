import type { CompiledQuery, PostgresPool } from 'kysely';
import type { VersionWithRows } from '../port.ts';
import { nameStatement } from '../statements/kept-names.ts';
import { POSTGRES_VERSIONS, STORE } from './store-changes.ts';

/** One statement sees the store at one moment: its rows are those of its version. */
export function postgresVersionWith(
  pool: PostgresPool,
): (queries: readonly CompiledQuery[]) => Promise<VersionWithRows> {
  return async queries => {
    const text = textOf(queries.map(({ sql }) => sql));
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ versions: Record<string, string> | null; rows: unknown[][] }>(
        text,
        queries.flatMap(({ parameters }) => parameters),
      );
      const { [STORE]: version = '', ...parts } = rows[0]?.versions ?? {};
      return { version, parts, rows: rows[0]?.rows ?? [] };
    } finally {
      client.release();
    }
  };
}

const texts = new Map<string, string>();

/** The statement for some, which are always the same few. */
function textOf(queries: readonly string[]): string {
  const key = queries.join(';');
  const known = texts.get(key);
  if (known !== undefined) return known;
  let before = 0;
  const rows = queries.map(query => {
    const given = query.replace(PARAMETER, (_, number) => `$${before + Number(number)}`);
    before += new Set(query.match(PARAMETER)).size;
    return `(select coalesce(json_agg(found), '[]') from (${given}) as found)`;
  });
  const text = `select (${POSTGRES_VERSIONS}) as versions, json_build_array(${rows.join(', ')}) as rows`;
  nameStatement(text);
  texts.set(key, text);
  return text;
}

const PARAMETER = /\$(\d+)/g;
