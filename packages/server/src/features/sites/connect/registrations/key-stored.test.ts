import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../../testing/fixtures.ts';
import { settleRegistrations } from './registrations.fixtures.ts';

const world = useWorld({ sites: 20, worker: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
const MAY_TRUST = /may trust our key already.*deactivate and activate the MainWP Child plugin.*try again/i;
const FAILED = { status: 502, code: 'svc_connection_failed', data: { reason: 'key_stored' } };

let k = 0;
beforeEach(() => {
  k += 1;
});
const site = () => world().fleet.site(k);
const add = () => world().post('add-site-v1', world().credentials(k));
const open = () => world().app.services.database.db.selectFrom('registrations').selectAll().execute();
const audit = async (subject: string) =>
  (await world().get('list-audit-log-v1', { per_page: 100 })).body.items.filter(
    (row: { action: string; subject: string }) => row.action === 'site.key_stored' && row.subject === subject,
  );

describe('a site that stored our key and died of the rest of the registration', () => {
  it('is told to be one that may trust our key, with what to do, and in the audit log', async () => {
    const before = (await audit('site:new')).length;
    site().setFaults('short_salts');
    expect(expectError(await add(), FAILED)).toMatch(MAY_TRUST);
    expect(site().registered).toBe(true);
    const rows = await audit('site:new');
    expect(rows).toHaveLength(before + 1);
    expect(rows[0].detail).toEqual({ url: `${world().fleet.url(k)}/`, admin: world().credentials(k).admin });
    expect(await open()).toHaveLength(1);
  });

  it('is never said to be linked to another dashboard when it is tried again', async () => {
    site().setFaults('short_salts');
    expectError(await add(), FAILED);
    expect(expectError(await add(), FAILED)).toMatch(MAY_TRUST);
  });

  it('is added with the same key once it is repaired, or once its connector was activated anew', async () => {
    site().setFaults('short_salts');
    expectError(await add(), FAILED);
    site().setFaults();
    expect((await add()).body.status).toBe('connected');
    k += 1;
    site().setFaults('short_salts');
    expectError(await add(), FAILED);
    site().setFaults();
    site().clearKey();
    expect((await add()).body.status).toBe('connected');
  });

  it('is added by itself once it is repaired', async () => {
    site().setFaults('short_salts');
    expectError(await add(), FAILED);
    site().setFaults();
    const search = new URL(world().fleet.url(k)).host;
    await settleRegistrations(world());
    const stored = async () => (await world().get('list-sites-v1', { search })).body.items;
    await expect.poll(stored).toMatchObject([{ status: 'connected' }]);
  });

  it('is told so when it is reconnected, too', async () => {
    const id = await world().addSite(k);
    site().clearKey();
    // It refuses the key that it had, and dies of the new one.
    site().setFaults({ name: 'short_salts', on: 'register' }, { name: 'short_salts', on: 'stats', after: 1 });
    const refused = await world().post('reconnect-site-v1', { site_id_or_domain: id });
    expect(expectError(refused, FAILED)).toMatch(MAY_TRUST);
    expect(await auditOf(world().app.services.database, id)).toContain('site.key_stored');
  });
});

it('a site that holds the key of another dashboard is said to, not to trust ours', async () => {
  await world().addSite(k);
  const { site_id } = (await add()).body.data;
  await world().post('disconnect-site-v1', { site_id_or_domain: site_id });
  await world().app.services.database.write(trx => trx.deleteFrom('sites').where('id', '=', site_id).execute());
  site().setFaults({ name: 'http500', on: 'stats' });
  const message = expectError(await add(), { status: 502, code: 'svc_connection_failed' });
  expect(message).toMatch(/linked/);
  expect(message).not.toMatch(MAY_TRUST);
});
