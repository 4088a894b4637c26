import type { PostgresPool } from 'kysely';
import type { StorePart } from '../port.ts';
import { nameStatement } from '../statements/kept-names.ts';
import { askedTogether } from './asked-together.ts';
import { POSTGRES_VERSION, POSTGRES_VERSION_OF } from './store-changes.ts';

nameStatement(POSTGRES_VERSION_OF);
nameStatement(POSTGRES_VERSION);

/** Asks the server each time: another process may have committed just now. */
export function postgresVersion(pool: PostgresPool): (part?: StorePart) => Promise<string> {
  const ask = async (text: string, values: readonly unknown[]) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ version: string | null }>(text, values);
      return rows[0]?.version ?? '';
    } finally {
      client.release();
    }
  };
  const whole = askedTogether(() => ask(POSTGRES_VERSION, []));
  return part => (part === undefined ? whole() : ask(POSTGRES_VERSION_OF, [part]));
}
