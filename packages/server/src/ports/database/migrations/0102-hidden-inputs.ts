import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const HIDDEN = '•••';
const SECRET = /pass(?:word)?$|secret|token|^(?:auth|csv|dump|keys?|topic|uniqueid)$/;
/** Where secrets have no name of their own: cells of users, values of settings, and the addresses of channels. */
const ALL_TEXTS_OF: Readonly<Record<string, string>> = {
  'import-site-users-v1': 'columns',
  'update-settings-v1': 'value',
  'add-channel-v1': 'url',
  'update-channel-v1': 'url',
};

/** Proposed calls were shown by the names of their inputs only, with secrets that have other names. */
export function hiddenInputsMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { rows } = await sql<{ id: string; ability: string; shown_json: string }>`
        select id, ability, shown_json from approvals`.execute(db);
      for (const { id, ability, shown_json } of rows) {
        const shown = JSON.stringify(withoutSecrets(JSON.parse(shown_json), ALL_TEXTS_OF[ability]));
        if (shown === shown_json) continue;
        await sql`update approvals set shown_json = ${shown} where id = ${id}`.execute(db);
      }
    },
  };
}

function withoutSecrets(value: unknown, hidden: string | undefined): unknown {
  if (Array.isArray(value)) return value.map(one => withoutSecrets(one, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === hidden || SECRET.test(name) ? withoutTexts(member) : withoutSecrets(member, hidden),
    ]),
  );
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : HIDDEN;
  return Array.isArray(value) ? value.map(withoutTexts) : value;
}
