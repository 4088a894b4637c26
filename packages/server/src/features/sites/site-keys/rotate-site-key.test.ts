import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { auditOf, expectError, siteRow, useWorld } from '../../../testing/fixtures.ts';
import { settleRegistrations, silentAfter } from '../connect/registrations/registrations.fixtures.ts';
import { storeSiteSecrets } from '../connection.ts';
import { withLease } from '../site-lease.ts';

const UNKNOWN = { status: 504, code: 'svc_outcome_unknown' };
const world = useWorld({ sites: 60, worker: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });

let k = 0;
let id = 0;
/** A site with an RSA key, as left by releases before P-256. */
beforeEach(async () => {
  do k += 1;
  while ([13, 27, 33, 47, 53].includes(k)); // these require a unique id, or no password
  site().setFaults('no_ec_keys');
  id = await world().addSite(k);
  await setColumns({ p256_refused_at: null, key_due_at: 0 });
  site().setFaults();
  expect(site().keyType).toBe('rsa');
  registered = sent('register');
});
let registered = 0;
const site = () => world().fleet.site(k);
const rotate = () => world().post('rotate-site-key-v1', { site_id_or_domain: id });
const sent = (fn: string) => world().fleet.ledger.site(k).functions[fn] ?? 0;
const database = () => world().app.services.database;
const open = () => database().db.selectFrom('registrations').selectAll().execute();
const row = () => siteRow(world(), id);
const syncs = async () => (await world().post('sync-sites-v1', { site_ids_or_domains: [id] })).body.total_synced;
const setColumns = (columns: object) =>
  database().write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute());

describe('rotate-site-key', () => {
  it('moves a site from RSA to P-256 with one registration and one signed call, without a password', async () => {
    world().fleet.ledger.reset();
    const { status, body } = await rotate();
    expect({ status, body }).toMatchObject({ status: 200, body: { rotated: true, signing: 'p256', site_id: id } });
    expect([site().keyType, world().fleet.ledger.site(k).functions]).toEqual(['ec', { register: 1, stats: 1 }]);
    expect(await row()).toMatchObject({ signing: 'p256', key_due_at: null, status: 'connected' });
    expect((await auditOf(database(), id)).at(-1)).toBe('site.key_rotated');
    expect([await syncs(), await open()]).toEqual([1, []]);
  });

  it('gives a site with a P-256 key a new one', async () => {
    await rotate();
    const before = await sealedKey();
    expect((await rotate()).status).toBe(200);
    expect(await sealedKey()).not.toBe(before);
    expect(await syncs()).toBe(1);
  });

  it('leaves a site that does not verify P-256 with a new RSA key, and remembers that', async () => {
    site().setFaults('no_ec_keys');
    expect((await rotate()).body).toMatchObject({ rotated: true, signing: 'rsa' });
    expect([site().keyType, sent('register') - registered, await syncs()]).toEqual(['rsa', 2, 1]);
    const { p256_refused_at, key_due_at } = await row();
    expect(Number(key_due_at) - Number(p256_refused_at)).toBe(90 * DAY_MS);
    expect((await rotate()).status).toBe(200);
    expect(sent('register') - registered).toBe(3); // P-256 is not tried again
  });

  it('tries P-256 again at a site that did not verify it, on request', async () => {
    site().setFaults('no_ec_keys');
    await rotate();
    site().setFaults(); // OpenSSL was added
    expect((await rotate()).body).toMatchObject({ signing: 'rsa', why_rsa: expect.stringMatching(/Set try_p256/) });
    const { status, body } = await world().post('rotate-site-key-v1', { site_id_or_domain: id, try_p256: true });
    expect({ status, body }).toMatchObject({ status: 200, body: { rotated: true, signing: 'p256' } });
    expect(body).not.toHaveProperty('why_rsa');
    expect(await row()).toMatchObject({ signing: 'p256', p256_refused_at: null, key_due_at: null });
    expect([site().keyType, await syncs(), await open()]).toEqual(['ec', 1, []]);
  });

  it('says why a site that still does not verify P-256 has an RSA key', async () => {
    site().setFaults('no_ec_keys');
    await rotate();
    const before = Number((await row()).p256_refused_at);
    const { body } = await world().post('rotate-site-key-v1', { site_id_or_domain: id, try_p256: true });
    expect(body).toMatchObject({
      rotated: true,
      signing: 'rsa',
      why_rsa: expect.stringMatching(/does not verify P-256/),
    });
    expect(Number((await row()).p256_refused_at)).toBeGreaterThanOrEqual(before);
    expect([site().keyType, await syncs(), await open()]).toEqual(['rsa', 1, []]);
    const registrations = sent('register');
    await rotate();
    expect(sent('register') - registrations).toBe(1); // that is remembered again
  });

  it('completes a try of P-256 with RSA if the site stops answering with a key that it does not verify', async () => {
    site().setFaults('no_ec_keys');
    await rotate();
    silentAfter(world(), k, 'register');
    expectError(await world().post('rotate-site-key-v1', { site_id_or_domain: id, try_p256: true }), UNKNOWN);
    expect(site().keyType).toBe('ec');
    site().setFaults('no_ec_keys');
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([site().keyType, (await row()).signing, await syncs()]).toEqual(['rsa', 'rsa', 1]);
  });

  it('requests a reconnect secret from the site if none is stored', async () => {
    await database().write(trx =>
      trx.deleteFrom('site_secrets').where('site_id', '=', id).where('name', '=', 'regverify').execute(),
    );
    expect((await rotate()).status).toBe(200);
    expect([site().keyType, await syncs()]).toEqual(['ec', 1]);
  });

  it('changes nothing if the site refuses the reconnect secret', async () => {
    await database().write(trx => storeSiteSecrets(trx, world().app.services, id, { regverify: 'unknown-secret' }));
    expectError(await rotate(), { status: 502, code: 'svc_connection_failed' });
    expect([site().keyType, await syncs(), await open()]).toEqual(['rsa', 1, []]);
  });

  it.each([
    ['suspend-site-v1', 'svc_site_suspended'],
    ['disconnect-site-v1', 'svc_site_disconnected'],
  ])('sends nothing to a site after %s', async (stop, code) => {
    await world().post(stop, { site_id_or_domain: id });
    expectError(await rotate(), { status: 409, code });
    expect(sent('register')).toBe(registered);
  });

  it.each(['change_reset_after', 'change_504_after', 'change_stray_page'] as const)(
    'succeeds if the answer is lost: the site is checked with the new key (%s)',
    async fault => {
      site().setFaults({ name: fault, on: 'register' });
      expect((await rotate()).body).toMatchObject({ rotated: true, signing: 'p256' });
      expect([sent('register') - registered, await syncs(), await open()]).toEqual([1, 1, []]);
    },
  );

  it('fails, and keeps the old key, if the new one never reached the site', async () => {
    site().setFaults({ name: 'http500', on: 'register' });
    expectError(await rotate(), { status: 502, code: 'svc_connection_failed' });
    expect([site().keyType, await syncs(), await open()]).toEqual(['rsa', 1, []]);
  });

  it('is unknown if the site does not answer; syncs continue with whichever key it has, and the new one is stored later', async () => {
    silentAfter(world(), k, 'register');
    expect(expectError(await rotate(), UNKNOWN)).toMatch(/keeps both keys/);
    expect([site().keyType, (await open()).length, (await row()).signing]).toEqual(['ec', 1, 'rsa']);
    site().setFaults();
    expect([await syncs(), (await row()).status]).toEqual([1, 'connected']);
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect(await row()).toMatchObject({ signing: 'p256', status: 'connected' });
    expect([sent('register') - registered, await syncs()]).toEqual([1, 1]);
    expect((await auditOf(database(), id)).filter(action => action === 'site.key_rotated')).toHaveLength(1);
  });

  it('is unknown if nothing arrived; the old key continues to work, and the new one is forgotten', async () => {
    site().setFaults('reset');
    expectError(await rotate(), UNKNOWN);
    site().setFaults();
    await settleRegistrations(world());
    expect([(await open()).length, await syncs()]).toEqual([1, 1]); // the site might still be working on it
    await database().write(trx => trx.updateTable('registrations').set({ sent_at: 0 }).execute());
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([site().keyType, (await row()).signing, await syncs()]).toEqual(['rsa', 'rsa', 1]);
  });

  it('is completed automatically with RSA if a site that does not verify P-256 stops answering with such a key', async () => {
    site().setFaults('no_ec_keys');
    silentAfter(world(), k, 'register');
    expectError(await rotate(), UNKNOWN);
    expect(site().keyType).toBe('ec');
    site().setFaults('no_ec_keys');
    expect([await syncs(), (await row()).status]).toEqual([0, 'connected']); // neither key works for now
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([site().keyType, (await row()).signing, await syncs()]).toEqual(['rsa', 'rsa', 1]);
  });

  it('waits for other changes of the site', async () => {
    let released = () => {};
    const held = withLease(world().app.services, `site:${id}`, () => new Promise<void>(done => (released = done)));
    const rotating = rotate();
    await syncs();
    expect(sent('register')).toBe(registered);
    released();
    await held;
    expect((await rotating).status).toBe(200);
  });
});

const sealedKey = async () => {
  const ofSite = database().db.selectFrom('site_secrets').select('sealed').where('site_id', '=', id);
  const key = await ofSite.where('name', '=', 'private_key').executeTakeFirstOrThrow();
  return world().app.services.secrets.open(`site/${id}/private_key`, key.sealed).toString('base64');
};
