import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../../testing/fixtures.ts';
import { instead } from '../../../../testing/instead.ts';
import { addSite } from '../add-site.ts';
import { addedElsewhere } from '../added-elsewhere.fixtures.ts';
import { settleRegistrations, silentAfter } from './registrations.fixtures.ts';
import { registrationsHandler } from './settle-registrations.ts';

const LOST = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;
const UNKNOWN = { status: 504, code: 'svc_outcome_unknown' };
const world = useWorld({ sites: 60, worker: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });

let k = 20;
beforeEach(() => {
  do k += 1;
  while ([27, 33, 47, 53].includes(k)); // these require a unique id
});
const site = () => world().fleet.site(k);
const add = (more: object = {}) => world().post('add-site-v1', { ...world().credentials(k), ...more });
const sent = (fn: string) => world().fleet.ledger.site(k).functions[fn] ?? 0;
const open = () => world().app.services.database.db.selectFrom('registrations').selectAll().execute();
const stored = async () => {
  const search = new URL(world().fleet.url(k)).host;
  return (await world().get('list-sites-v1', { search })).body.items as { id: number; name: string; status: string }[];
};
const syncs = async (id: number | undefined) =>
  (await world().post('sync-sites-v1', { site_ids_or_domains: [id] })).body.total_synced;

describe('a registration whose answer was lost', () => {
  it.each(LOST)('is checked with its key: the site is still added after %s', async fault => {
    site().setFaults({ name: fault, on: 'register' });
    const { status, body } = await add({ name: `After ${fault}` });
    expect({ status, body }).toMatchObject({ status: 200, body: { name: `After ${fault}`, status: 'connected' } });
    expect(body.wp_version).toBe(site().core);
    expect([sent('register'), await syncs(body.id), await open()]).toEqual([1, 1, []]);
  });

  it('is unknown if the site can’t be reached; its sealed key is kept, and the next attempt resumes with it', async () => {
    silentAfter(world(), k, 'register');
    const message = expectError(await add(), UNKNOWN);
    expect(message).toMatch(/not known whether the site accepted the connection.*safe to add the site again/);
    const server = world().fleet.state(k).connection?.server ?? '';
    const [row] = await open();
    expect(row?.place).toMatch(/^add:/);
    expect(JSON.stringify(row)).not.toContain(server);
    expect(await stored()).toEqual([]);
    site().setFaults();
    const { status, body } = await add();
    expect([status, body.status, sent('register')]).toEqual([200, 'connected', 1]);
    expect(world().fleet.state(k).connection?.server).toBe(server);
    expect([await syncs(body.id), await open()]).toEqual([1, []]);
  });

  it('that never arrived is sent again with the same key', async () => {
    site().setFaults('reset');
    expectError(await add(), UNKNOWN);
    expect(site().registered).toBe(false);
    site().setFaults();
    expect((await add()).status).toBe(200);
    expect(await open()).toEqual([]);
  });

  it.each(['no_frame', 'waf', 'critical'] as const)(
    'reports what the site answers to every call, and keeps the key: %s',
    async fault => {
      site().setFaults(fault);
      expectError(await add(), { status: 502, code: 'svc_connection_failed' });
      expect(await open()).toHaveLength(1);
      site().setFaults();
      expect((await add()).status).toBe(200);
      expect(await open()).toEqual([]);
    },
  );

  it.each([
    ['the site refuses', () => add({ adminpassword: 'wrong' }), 'svc_connection_failed'],
    ['the site fails', () => add(), 'svc_connection_failed'],
    ['nobody listens', () => add({ url: 'http://127.0.0.3:9/' }), 'svc_site_offline'],
  ])('leaves nothing unresolved if %s', async (what, adding, code) => {
    if (what === 'the site fails') site().setFaults({ name: 'http500', on: 'register' });
    expect((await adding()).body.code).toBe(code);
    expect(await open()).toEqual([]);
  });

  it('is completed automatically once the site answers, and adds the site as requested', async () => {
    const tag = (await world().post('add-tag-v1', { name: `kept ${k}` })).body.id;
    const gone = (await world().post('add-tag-v1', { name: `gone ${k}` })).body.id;
    silentAfter(world(), k, 'register');
    expectError(await add({ name: 'By itself', tags: [tag, gone] }), UNKNOWN);
    await world().post('delete-tag-v1', { tag_id: gone, confirm: true });
    site().setFaults();
    await settleRegistrations(world());
    await expect.poll(stored).toMatchObject([{ name: 'By itself', status: 'connected' }]);
    const [added] = await stored();
    expect((await world().get('list-sites-v1', { tag_id: tag })).body.items).toMatchObject([{ id: added?.id }]);
    expect([sent('register'), await syncs(added?.id), await open()]).toEqual([1, 1, []]);
    expect(await auditOf(world().app.services.database, added?.id ?? 0)).toEqual(['site.added']);
    expect((await add()).body.code).toBe('svc_site_already_exists');
  });

  // Seen to unlink the site, which then was connected here and knew no key.
  it('gives its key to the site, if that was added in the meantime by a process that had stood still', async () => {
    silentAfter(world(), k, 'register');
    expectError(await add(), UNKNOWN);
    const { url, admin } = world().credentials(k);
    const commit = await addedElsewhere(world().app.services.database, url, admin);
    await commit();
    site().setFaults();
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    const [added] = await stored();
    expect([site().registered, await syncs(added?.id)]).toEqual([true, 1]);
  });

  // Fails if its message is delivered again for ever: no others are queued while one is in the queue.
  it('is left for an hour if the look at it always fails', async () => {
    silentAfter(world(), k, 'register');
    expectError(await add(), UNKNOWN);
    const { services } = world().app;
    const [row] = await open();
    await services.database.write(trx => trx.updateTable('registrations').set({ request_json: '{}' }).execute());
    const place = row?.place ?? '';
    const look = (deliveries: number) =>
      registrationsHandler(services).handle({ id: '1', deliveries, body: { place } });
    await expect(look(1)).rejects.toThrow();
    const before = services.clock.now();
    await look(3);
    expect((await open())[0]?.look_at).toBeGreaterThanOrEqual(before + 3600_000);
    await services.database.write(trx => trx.deleteFrom('registrations').execute());
  });

  it('is undone automatically if the site could not be stored or unlinked at once', async () => {
    const tag = (await world().post('add-tag-v1', { name: `short ${k}` })).body.id;
    const { childSites, database } = world().app.services;
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const callUnsigned: typeof childSites.callUnsigned = async (...args) => {
      const answer = await childSites.callUnsigned(...args);
      await database.write(trx => trx.deleteFrom('tags').where('id', '=', tag).execute());
      site().setFaults('reset');
      return answer;
    };
    const late = { ...ctx, childSites: { ...childSites, callUnsigned } };
    const input = { ...world().credentials(k), tags: [tag] };
    await expect(addSite.handler(input, late)).rejects.toMatchObject({ code: 'tag_not_found' });
    expect([site().registered, (await open()).length]).toEqual([true, 1]);
    site().setFaults();
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([site().registered, await stored()]).toEqual([false, []]);
  });
});

describe('a reconnection whose answer was lost, of a site that lost its key,', () => {
  let id: number;
  beforeEach(async () => {
    id = await world().addSite(k);
    site().clearKey();
    silentAfter(world(), k, 'register');
  });
  const reconnect = () => world().post('reconnect-site-v1', { site_id_or_domain: id });
  const statusOf = async () => (await stored())[0]?.status;

  it('keeps both keys: the next attempt uses the one that the site accepted', async () => {
    expect(expectError(await reconnect(), UNKNOWN)).toMatch(/safe to reconnect it again/);
    site().setFaults();
    expect((await reconnect()).body).toMatchObject({ reconnected: true, status: 'connected' });
    expect([sent('register'), await syncs(id), await open()]).toEqual([2, 1, []]);
  });

  it('is completed automatically once the site answers', async () => {
    expectError(await reconnect(), UNKNOWN);
    site().setFaults();
    await syncs(id); // the old key is refused
    expect(await statusOf()).toBe('disconnected');
    await settleRegistrations(world());
    await expect.poll(statusOf).toBe('connected');
    expect([sent('register'), await syncs(id), await open()]).toEqual([2, 1, []]);
  });

  it.each([
    ['disconnect-site-v1', 'disconnected', 'reconnect-site-v1'],
    ['suspend-site-v1', 'suspended', 'unsuspend-site-v1'],
    ['suspend-client-v1', 'suspended', 'unsuspend-client-v1'],
  ])('stops asking the site after %s, and keeps the key for later', async (stop, status, resume) => {
    const client = (await world().post('add-client-v1', { name: `C ${k}`, selected_sites: [id] })).body.id;
    const whom = stop.includes('client') ? { client_id_or_email: client } : { site_id_or_domain: id };
    expectError(await reconnect(), UNKNOWN);
    expect((await world().post(stop, whom)).status).toBe(200);
    site().setFaults();
    const calls = world().fleet.ledger.site(k).calls;
    await settleRegistrations(world());
    const queued = { id: 'queued before', deliveries: 1, body: { place: (await open())[0]?.place } };
    await registrationsHandler(world().app.services).handle(queued);
    expect([world().fleet.ledger.site(k).calls, await statusOf()]).toEqual([calls, status]);
    expect((await world().post(resume, whom)).status).toBe(200);
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([sent('register'), await syncs(id)]).toEqual([2, 1]);
  });

  it.each([
    ['suspend-site-v1', 'unsuspend-site-v1'],
    ['suspend-client-v1', 'unsuspend-client-v1'],
  ])('is kept after %s for more than a month, if the site does not answer at first', async (stop, resume) => {
    const client = (await world().post('add-client-v1', { name: `C ${k}`, selected_sites: [id] })).body.id;
    const whom = stop.includes('client') ? { client_id_or_email: client } : { site_id_or_domain: id };
    expectError(await reconnect(), UNKNOWN);
    await world().post(stop, whom);
    const before = Date.now() - 31 * 86_400_000;
    const { database } = world().app.services;
    await database.write(trx => trx.updateTable('registrations').set({ sent_at: before, looks: 9 }).execute());
    expect((await world().post(resume, whom)).status).toBe(200);
    site().setFaults('reset');
    await settleRegistrations(world());
    expect(await open()).toMatchObject([{ site_id: id, looks: 1 }]);
    site().setFaults();
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect([sent('register'), await syncs(id)]).toEqual([2, 1]);
  });

  it('is unlinked when the site is deleted here', async () => {
    expectError(await reconnect(), UNKNOWN);
    await world().post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    expect(site().registered).toBe(true);
    site().setFaults();
    await settleRegistrations(world());
    await expect.poll(open).toEqual([]);
    expect(site().registered).toBe(false);
  });
});

// Fails if the key is only kept then: once the client is unsuspended, nobody would ask the site for it any more.
it('A site is connected again after its client was suspended between two keys, whose answers are lost', async () => {
  const id = await world().addSite(k);
  const client = (await world().post('add-client-v1', { name: `C ${k}`, selected_sites: [id] })).body.id;
  const change = async (ability: string) => world().post(ability, { client_id_or_email: client });
  site().clearKey();
  site().setFaults('no_ec_keys');
  silentAfter(world(), k, 'register', 2);
  const { childSites } = world().app.services;
  const callUnsigned: typeof childSites.callUnsigned = async (...args) => {
    const answer = await childSites.callUnsigned(...args);
    if (sent('register') === 2) await change('suspend-client-v1');
    return answer;
  };
  const reconnect = () => world().post('reconnect-site-v1', { site_id_or_domain: id });
  expectError(await instead(world(), { childSites: { ...childSites, callUnsigned } }, reconnect), UNKNOWN);
  site().setFaults();
  const calls = world().fleet.ledger.site(k).calls;
  await settleRegistrations(world());
  expect(world().fleet.ledger.site(k).calls).toBe(calls);
  await change('unsuspend-client-v1');
  await settleRegistrations(world());
  await expect.poll(open).toEqual([]);
  expect(await syncs(id)).toBe(1);
});

// Fails without the state of the site in keepRegistration: the second key was to connect the site, and did.
it('A site stays disconnected that a person disconnects before it is sent another key, whose answer is lost', async () => {
  const id = await world().addSite(k);
  site().clearKey();
  site().setFaults('no_ec_keys');
  silentAfter(world(), k, 'register', 2);
  const reconnect = () => world().post('reconnect-site-v1', { site_id_or_domain: id });
  const { childSites } = world().app.services;
  const callUnsigned: typeof childSites.callUnsigned = async (...args) => {
    const answer = await childSites.callUnsigned(...args);
    if (sent('register') === 2) await world().post('disconnect-site-v1', { site_id_or_domain: id });
    return answer;
  };
  const lost = await instead(world(), { childSites: { ...childSites, callUnsigned } }, reconnect);
  expectError(lost, UNKNOWN);
  expect([sent('register'), (await open()).map(({ wish }) => wish)]).toEqual([3, ['keep']]);
  site().setFaults();
  await settleRegistrations(world());
  expect(await stored()).toMatchObject([{ status: 'disconnected' }]);
  expect((await reconnect()).body).toMatchObject({ reconnected: true, status: 'connected' });
  expect(await open()).toEqual([]);
});
