import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../kernel/time/durations.ts';
import { expectError, siteRow, useWorld } from '../../../../testing/fixtures.ts';
import { settleRegistrations, silentAfter } from './registrations.fixtures.ts';

const world = useWorld({ sites: 60, worker: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });

let k = 0;
beforeEach(() => {
  do k += 1;
  while ([13, 27, 33, 47, 53].includes(k)); // these require a unique id, or no password
});
const site = () => world().fleet.site(k);
const add = () => world().post('add-site-v1', world().credentials(k));
const functions = () => world().fleet.ledger.site(k).functions;
const open = () => world().app.services.database.db.selectFrom('registrations').selectAll().execute();
const row = (id: number) => siteRow(world(), id);
const now = () => world().app.services.clock.now();
const syncs = async (id: number) =>
  (await world().post('sync-sites-v1', { site_ids_or_domains: [id] })).body.total_synced;
const reconnect = (id: number) => world().post('reconnect-site-v1', { site_id_or_domain: id });

describe('a site that verifies P-256 keys', () => {
  it('gets one, which is proven by a signed call', async () => {
    const { id } = (await add()).body;
    expect(site().keyType).toBe('ec');
    expect(await row(id)).toMatchObject({ signing: 'p256', p256_refused_at: null, key_due_at: null });
  });

  it('is added even if it cannot answer that call; the key is proven soon', async () => {
    site().setFaults({ name: 'waf', on: 'stats' });
    const { id } = (await add()).body;
    expect([site().keyType, functions()]).toEqual(['ec', { register: 1, stats: 2 }]); // at both addresses
    const { signing, key_due_at } = await row(id);
    expect([signing, Number(key_due_at) > now()]).toEqual(['p256', true]);
    site().setFaults();
    expect(await syncs(id)).toBe(1);
  });
});

describe('a site that does not verify P-256 keys', () => {
  it('gets an RSA key in the same add, without the password being sent again', async () => {
    site().setFaults('no_ec_keys');
    const passwords = sentPasswords();
    const { status, body } = await add();
    expect([status, body.status, site().keyType, await syncs(body.id)]).toEqual([200, 'connected', 'rsa', 1]);
    expect(functions().register).toBe(2);
    expect(passwords).toEqual([true, false]);
    expect(await open()).toEqual([]);
  });

  it('is remembered: a reconnect uses RSA at once, and P-256 again after 90 days', async () => {
    site().setFaults('no_ec_keys');
    const { id } = (await add()).body;
    const { p256_refused_at: at, key_due_at: due } = await row(id);
    expect([Number(due) - Number(at), now() - Number(at) < DAY_MS]).toEqual([90 * DAY_MS, true]);
    site().clearKey();
    expect((await reconnect(id)).body).toMatchObject({ reconnected: true });
    expect([functions().register, site().keyType]).toEqual([3, 'rsa']);
    expect((await row(id)).p256_refused_at).toBe(at);
    site().setFaults();
    site().clearKey();
    const { database } = world().app.services;
    const past = Number(at) - 90 * DAY_MS;
    await database.write(trx => trx.updateTable('sites').set({ p256_refused_at: past }).where('id', '=', id).execute());
    expect((await reconnect(id)).body).toMatchObject({ reconnected: true });
    expect(site().keyType).toBe('ec');
    expect(await row(id)).toMatchObject({ signing: 'p256', p256_refused_at: null, key_due_at: null });
  });

  it('may lack OpenSSL and still let dashboards connect: its connector then uses its own library', async () => {
    site().setFaults('no_openssl_allowed');
    const { id } = (await add()).body;
    expect([site().keyType, (await row(id)).signing, await syncs(id)]).toEqual(['rsa', 'rsa_library', 1]);
    expect((await world().post('delete-site-v1', { site_id_or_domain: id, confirm: true })).status).toBe(200);
    expect(site().registered).toBe(false);
  });

  it('is reported as lacking OpenSSL if it refuses to connect for that reason', async () => {
    site().setFaults('no_openssl');
    expect(expectError(await add(), { status: 502, code: 'svc_connection_failed' })).toMatch(/lacks the OpenSSL/);
    expect([functions().register, await open()]).toEqual([1, []]);
  });

  it('is also added if the answer to its P-256 key was lost', async () => {
    site().setFaults('no_ec_keys', { name: 'change_500_after', on: 'register', times: 1 });
    const { status, body } = await add();
    expect([status, site().keyType, await syncs(body.id), await open()]).toEqual([200, 'rsa', 1, []]);
  });

  it('is added automatically if the answer to its RSA key was lost: the reconnect secret gives access', async () => {
    site().setFaults('no_ec_keys');
    silentAfter(world(), k, 'register', 2);
    expectError(await add(), { status: 504, code: 'svc_outcome_unknown' });
    expect(await open()).toHaveLength(1);
    site().setFaults('no_ec_keys');
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    const [added] = (await world().get('list-sites-v1', { search: new URL(site().url).host })).body.items;
    expect([site().keyType, await syncs(added.id), functions().register]).toEqual(['rsa', 1, 2]);
    expect(Number((await row(added.id)).p256_refused_at)).toBeGreaterThan(0);
  });

  it('gets another RSA key with the next attempt if the first never arrived', async () => {
    site().setFaults('no_ec_keys');
    silentAfter(world(), k, 'register');
    expectError(await add(), { status: 504, code: 'svc_outcome_unknown' });
    // The answer with the reconnect secret is lost: nothing can be done without the password, and the key is kept.
    site().setFaults('no_ec_keys');
    await settleRegistrations(world());
    expect(await open()).toHaveLength(1);
    await world().app.services.database.write(trx =>
      trx
        .updateTable('registrations')
        .set({ sent_at: now() - DAY_MS })
        .execute(),
    );
    await settleRegistrations(world());
    expect(await open()).toHaveLength(1);
    const { status, body } = await add();
    expect([status, site().keyType, await syncs(body.id), await open()]).toEqual([200, 'rsa', 1, []]);
  });

  it('that lost our key is reconnected automatically with RSA if the answer was lost', async () => {
    const { id } = (await add()).body;
    site().clearKey();
    site().setFaults('no_ec_keys');
    silentAfter(world(), k, 'register');
    expectError(await reconnect(id), { status: 504, code: 'svc_outcome_unknown' });
    site().setFaults('no_ec_keys');
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([site().keyType, await syncs(id)]).toEqual(['rsa', 1]);
    expect(await row(id)).toMatchObject({ signing: 'rsa', status: 'connected' });
  });
});

/** Whether each registration from now on contains a password. */
function sentPasswords(): boolean[] {
  const { fleet } = world();
  const serve = fleet.serve.bind(fleet);
  const seen: boolean[] = [];
  const wanted = k;
  fleet.serve = (number, request) => {
    const body = String(request.body);
    if (number === wanted && body.includes('function=register&')) seen.push(/userpwd=[^&]/.test(body));
    if (seen.length === 2) fleet.serve = serve;
    return serve(number, request);
  };
  return seen;
}
