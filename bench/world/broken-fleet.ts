import type { Store } from './store.ts';

/** One site in this many has something wrong, of one kind after the other. */
const BROKEN_ONE_IN = 10;
const DAY_MS = 86_400_000;
const ROWS_PER_INSERT = 500;

/** Down, disconnected, not synced, with a certificate that expires, with a vulnerability: a fifth of the broken each. */
export async function breakSites(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { database, clock } = app.services;
    const now = clock.now();
    const ids = (await database.db.selectFrom('sites').select('id').execute()).map(({ id }) => id);
    const broken = ids.filter((_, at) => at % BROKEN_ONE_IN === 0);
    const part = (nth: number) => broken.filter((_, at) => at % 5 === nth);
    const set = (nth: number, columns: object) =>
      database.write(trx => trx.updateTable('sites').set(columns).where('id', 'in', part(nth)).execute());
    await database.write(trx =>
      trx
        .updateTable('sites')
        .set({ last_sync_at: now - DAY_MS })
        .execute(),
    );
    await set(0, { checked_at: now, check_status: 500, check_message: 'It answered 500.' });
    await set(1, { status: 'disconnected', disconnected_by: 'refusal', sync_error: 'It refuses our key.' });
    await set(2, { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 3 });
    const certificates = ids.map((site_id, at) => {
      const left = at % (5 * BROKEN_ONE_IN) === 3 * BROKEN_ONE_IN ? 6 : 60;
      const ends = { issued_at: now - (90 - left) * DAY_MS, expires_at: now + left * DAY_MS };
      return { site_id, endpoint: 'x:443', issuer: 'CA', seen_at: now, ...ends };
    });
    const hole = { type: 'plugin', slug: 'forms', name: 'Forms', version: '1.0', active: 1, title: 'A hole' };
    const findings = part(4).map((site_id, at) => {
      const found = { record_id: `hole-${at % 20}`, severity: 'high', fixed_in: '1.1', update_version: '1.1' };
      return { site_id, ...hole, ...found, found_at: now };
    });
    const monitors = ids.map(site_id => ({ site_id, due_at: now, status: 'up', status_at: now }));
    for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
      const some = <R>(rows: readonly R[]) => rows.slice(from, from + ROWS_PER_INSERT);
      await database.write(async trx => {
        await trx.insertInto('monitors').values(some(monitors)).execute();
        await trx.insertInto('site_certificates').values(some(certificates)).execute();
        const rows = some(findings);
        if (rows.length > 0) await trx.insertInto('vulnerability_findings').values(rows).execute();
      });
    }
  } finally {
    await app.close();
  }
}
