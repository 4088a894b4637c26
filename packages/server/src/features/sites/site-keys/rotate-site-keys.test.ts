import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { failures, siteRow, useWorld } from '../../../testing/fixtures.ts';
import { queueDueKeys, tendKey } from './due-keys.ts';

const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '4', SITEKEEPER_KEYS_ROTATE_PER_HOUR: '120' };
/** Seeded sites that accept a new key without any proof. */
const world = useWorld({ sites: 6, seeded: true, keys: 'rsa', env, worker: true });
const id = (k: number) => world().siteIds[k - 1] as number;
const item = (k: number) => ({ id: id(k), url: expect.stringContaining(world().fleet.url(k)) });
const database = () => world().app.services.database;
const now = () => world().app.services.clock.now();
const rotate = (input: object = {}) => world().post('rotate-site-keys-v1', input);
const row = (k: number) => siteRow(world(), id(k));
const kinds = () => [1, 2, 3, 4, 5, 6].map(k => world().fleet.site(k).keyType);
const setColumns = (k: number, columns: object) =>
  database().write(trx => trx.updateTable('sites').set(columns).where('id', '=', id(k)).execute());
const all = (columns: object) => database().write(trx => trx.updateTable('sites').set(columns).execute());
beforeEach(async () => {
  await all({ signing: 'rsa', status: 'connected', p256_refused_at: null, key_due_at: null });
  for (let k = 1; k <= 6; k++) {
    world().fleet.site(k).setFaults();
    world().fleet.site(k).setPasswordAuth(false, 'fleet-admin');
  }
  world().fleet.ledger.reset();
});

describe('rotate-site-keys', () => {
  it('moves all connected sites whose RSA key is due, if none are named', async () => {
    await setColumns(1, { signing: 'p256' });
    await setColumns(2, { p256_refused_at: now() - DAY_MS });
    await setColumns(3, { status: 'suspended' });
    world().fleet.site(4).setFaults('waf');
    const { status, body } = await rotate();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { rotated: [item(5), item(6)], total_rotated: 2, total_errors: 1 },
    });
    expect(body.errors).toEqual(failures([id(4), 'svc_connection_failed']));
    expect([1, 2, 3].map(k => world().fleet.ledger.site(k).calls)).toEqual([0, 0, 0]);
    expect((await row(5)).signing).toBe('p256');
    await database().write(trx => trx.deleteFrom('registrations').execute());
  });

  it('gives each named site a new key, whichever it has', async () => {
    await setColumns(5, { signing: 'p256' });
    expect((await rotate({ site_ids_or_domains: [id(5), id(6)] })).body).toMatchObject({ total_rotated: 2 });
  });

  it('tries P-256 again at all sites with an RSA key on request, and says which have one again', async () => {
    for (const k of [1, 2, 3]) await setColumns(k, { signing: 'p256' });
    for (const k of [4, 5]) await setColumns(k, { p256_refused_at: now() - DAY_MS });
    world().fleet.site(5).setFaults('no_ec_keys');
    expect((await rotate({ site_ids_or_domains: [id(4)] })).body).not.toHaveProperty('with_rsa');
    expect((await row(4)).signing).toBe('rsa');
    const { body } = await rotate({ try_p256: true });
    const again = { ...item(5), message: expect.stringMatching(/does not verify P-256/) };
    expect(body).toMatchObject({ rotated: [item(4), item(5), item(6)], with_rsa: [again], total_errors: 0 });
    expect((await Promise.all([4, 5, 6].map(row))).map(({ signing }) => signing)).toEqual(['p256', 'rsa', 'p256']);
  });

  it('tries P-256 again in a job', async () => {
    await setColumns(4, { p256_refused_at: now() - DAY_MS });
    const { body } = await rotate({ site_ids_or_domains: [id(4)], try_p256: true, in_background: true });
    const job = async () => (await world().get('get-batch-job-status-v1', { job_id: body.job_id })).body;
    await expect.poll(async () => (await job()).status).toBe('completed');
    expect((await row(4)).signing).toBe('p256');
  });

  it('becomes a job for many sites, on request for all sites', async () => {
    await setColumns(1, { signing: 'p256' });
    const { body } = await rotate({ every_site: true, exclude: [id(2)] });
    expect(body).toMatchObject({ queued: true, sites_queued: 5 });
    const job = async () => (await world().get('get-batch-job-status-v1', { job_id: body.job_id })).body;
    await expect.poll(async () => (await job()).status).toBe('completed');
    expect(await job()).toMatchObject({ failed: 0 });
    expect(world().fleet.ledger.summary().functions).toEqual({ register: 5, stats: 5 });
    expect(kinds().filter(kind => kind === 'ec').length).toBeGreaterThan(4);
    expect((await world().post('sync-sites-v1', { site_ids_or_domains: [id(1), id(3)] })).body.total_synced).toBe(2);
  });
});

describe('due keys', () => {
  const queue = () => queueDueKeys(world().app.services);
  const withoutRotation = () => {
    const { services } = world().app;
    return { ...services, settings: { ...services.settings, rotateKeysPerHour: 0 } };
  };
  const done = () => expect.poll(() => world().app.services.queue.size('due-keys')).toBe(0);

  it('are replaced a few at a time, each once', async () => {
    await all({ key_due_at: 0 });
    await setColumns(1, { status: 'suspended' });
    expect(await queue()).toBe(2); // of 120 per hour
    await done();
    for (const further of [2, 1, 0]) {
      expect(await queue()).toBe(further);
      await done();
    }
    expect(world().fleet.ledger.summary().functions.register).toBe(5);
    const due = (await Promise.all([1, 2, 3, 4, 5, 6].map(row))).map(site => site.key_due_at);
    expect(due).toEqual([0, null, null, null, null, null]);
  });

  // Fails where keys are taken by their time alone: those of a fleet that has RSA keys are all due before.
  it('that no call has proven do not wait for RSA keys that have been due for longer', async () => {
    await all({ key_due_at: 0 });
    await setColumns(6, { signing: 'p256', key_due_at: now() });
    expect(await queue()).toBe(3);
    await done();
    expect((await row(6)).key_due_at).toBeNull();
  });

  it('are replaced no faster than the setting says, however few these are', async () => {
    await all({ key_due_at: 0 });
    const { services } = world().app;
    const few = { ...services.settings, rotateKeysPerHour: 3 };
    const start = Math.floor(now() / 3600_000) * 3600_000;
    let queued = 0;
    for (let minute = 0; minute < 60; minute++) {
      const clock = { ...services.clock, now: () => start + minute * 60_000 };
      queued += await queueDueKeys({ ...services, settings: few, clock });
      await done();
    }
    expect(queued).toBe(3);
  });

  it('are left unchanged if the setting is 0, unless no call has proven them', async () => {
    await all({ key_due_at: 0 });
    await rotate({ site_ids_or_domains: [id(2), id(3)] });
    world().fleet.site(3).setFaults('no_ec_keys');
    for (const k of [2, 3]) await setColumns(k, { key_due_at: 0 });
    const off = withoutRotation();
    expect(await queueDueKeys(off)).toBe(2);
    await done();
    expect(await row(2)).toMatchObject({ signing: 'p256', key_due_at: null });
    expect((await row(3)).signing).toBe('rsa'); // a key that the site can't verify is no key
    expect(await queueDueKeys(off)).toBe(0);
    expect((await Promise.all([1, 4, 5, 6].map(row))).map(({ signing }) => signing)).toEqual(Array(4).fill('rsa'));
  });

  it('are left unchanged if the setting became 0 while they were queued', async () => {
    await tendKey({ ...withoutRotation(), actor: { kind: 'system', name: 'keys' }, origin: '' }, id(1));
    expect(world().fleet.ledger.site(1).calls).toBe(0);
  });

  it('are tried again a day later if the site fails', async () => {
    await setColumns(1, { key_due_at: 0 });
    world().fleet.site(1).setFaults('waf');
    await queue();
    await done();
    expect(Number((await row(1)).key_due_at)).toBeGreaterThan(now() + DAY_MS - 60_000);
    expect((await row(1)).signing).toBe('rsa');
    await database().write(trx => trx.deleteFrom('registrations').execute());
  });

  it('are checked if they are P-256 keys that no call has proven, and replaced by RSA if that fails', async () => {
    await rotate({ site_ids_or_domains: [id(2), id(3)] });
    world().fleet.site(3).setFaults('no_ec_keys');
    for (const k of [2, 3]) await setColumns(k, { key_due_at: 0 });
    world().fleet.ledger.reset();
    expect(await queue()).toBe(2);
    await expect.poll(async () => (await row(3)).signing).toBe('rsa');
    await done();
    expect(world().fleet.ledger.site(2).functions).toEqual({ stats: 1 });
    expect(await row(2)).toMatchObject({ signing: 'p256', key_due_at: null });
    expect(world().fleet.site(3).keyType).toBe('rsa');
    expect(Number((await row(3)).p256_refused_at)).toBeGreaterThan(0);
  });

  it('are checked while nobody else replaces them, so that what is found out is noted at the right one', async () => {
    await rotate({ site_ids_or_domains: [id(2)] });
    const { services } = world().app;
    const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const call: typeof services.childSites.call = async (...given) => {
      asked.resolve();
      await goOn.promise;
      return services.childSites.call(...given);
    };
    const held = { ...services, childSites: { ...services.childSites, call } };
    const tending = tendKey({ ...held, actor: { kind: 'system', name: 'keys' }, origin: '' }, id(2));
    await asked.promise;
    const leases = await database().db.selectFrom('leases').select('name').execute();
    expect(leases).toContainEqual({ name: `site:${id(2)}` });
    const rotating = rotate({ site_ids_or_domains: [id(2)] });
    goOn.resolve();
    await tending;
    expect((await rotating).body.total_rotated).toBe(1);
    expect(await row(2)).toMatchObject({ signing: 'p256', p256_refused_at: null });
  });
});
