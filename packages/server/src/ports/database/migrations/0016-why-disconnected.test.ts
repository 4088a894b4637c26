import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { copyTestStore } from '../../../testing/test-database.ts';
import { whyDisconnectedMigration } from './0016-why-disconnected.ts';

const MISSING =
  'The connector plugin did not answer (HTTP 200): it is missing, inactive, or the page came from a cache.';
const OLD_SITES = [
  ['an outage that was taken for a missing connector', 'disconnected', 3, MISSING, 'missing_connector'],
  ['a key that was refused', 'disconnected', 1, 'The site does not accept our key any more. Reconnect.', 'refusal'],
  ['an administrator who was gone', 'disconnected', 9, 'The administrator of the connection is gone from', 'refusal'],
  ['a person', 'disconnected', 0, null, 'person'],
  ['a person, while the site was down', 'disconnected', 5, 'The connection broke before the answer.', 'person'],
  ['a person, after one sync without connector', 'disconnected', 1, MISSING, 'person'],
  ['nobody: it is connected', 'connected', 2, MISSING, null],
] as const;

it('existing sites get the reason why they were disconnected, and only inferred ones are checked again', async () => {
  const store = await copyTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  const { engine } = database;
  await database.migrate();
  const columns = ['disconnected_by', 'disconnected_at', 'missing_count', 'missing_at', 'check_message'];
  const found = await database.write(async trx => {
    for (const column of columns) await sql`alter table sites drop column ${sql.ref(column)}`.execute(trx);
    for (const [by, status, failed_syncs, sync_error] of OLD_SITES) {
      await trx
        .insertInto('sites')
        .values({ ...rowOf(by), status, failed_syncs, sync_error })
        .execute();
    }
    await whyDisconnectedMigration(engine).up(trx);
    return trx.selectFrom('sites').select(['name', 'disconnected_by', 'disconnected_at', 'missing_count']).execute();
  });
  const expected = OLD_SITES.map(([name, status, , , disconnected_by]) => ({
    name,
    disconnected_by,
    missing_count: 0,
    disconnected_at: status === 'disconnected' ? 77 : null,
  }));
  expect([...found].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    [...expected].sort((a, b) => a.name.localeCompare(b.name)),
  );
});

function rowOf(name: string) {
  return {
    url: name,
    url_key: name,
    name,
    name_key: name,
    search_text: name,
    admin_username: 'anna',
    verify_tls: 1,
    notes: '',
    wp_version: '',
    php_version: '',
    child_version: '',
    info_json: '{}',
    digests_json: '{}',
    next_sync_at: 0,
    actions_seen_at: 0,
    logs_seen_at: 0,
    created_at: 0,
    updated_at: 77,
  };
}
