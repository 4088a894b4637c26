import { exportPrivateKey, generateKeyPair } from '@sitekeeper/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChildSites } from '../../ports/child-sites/port.ts';
import { auditOf, expectError, siteRow } from '../../testing/fixtures.ts';
import { storeAwayAfter } from '../../testing/store-away.ts';
import { endedOrWaiting } from '../../testing/wait-for-lock.ts';
import { addedElsewhere } from '../sites/connect/added-elsewhere.fixtures.ts';
import { openSecret } from '../sites/connection.ts';
import { adoptSitesJob } from './adopt/adopt-sites.job.ts';
import { useImportSteps } from './import-steps.fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';
import { reserveSiteIds, selectChosenSites } from './store/chosen-sites.store.ts';

const on = useImportWorld(40);
const { next, adopt, siteOf } = useImportSteps(on);
const fleet = () => on().world.fleet;
const db = () => on().world.app.services.database.db;

beforeEach(() => fleet().ledger.reset());

describe('adopting an import', () => {
  it('stores each site with the key of the old dashboard, and changes nothing on it', async () => {
    const some = [next(), next(), next()];
    for (const one of some) await on().old.sync(one);
    const before = some.map(one => [fleet().site(one).connection, fleet().site(one).secrets]);
    fleet().ledger.reset();
    const importId = await on().plan(some.map(one => on().old.row(one)));
    const { answer, job } = await adopt(importId);
    expect(answer).toMatchObject({ queued: true, sites_queued: 3, linked: 0 });
    expect(job).toMatchObject({ status: 'completed', succeeded: 3, failed: 0 });
    expect([on().sent('register'), on().sent('stats'), on().sent('disconnect')]).toEqual([0, 3, 0]);
    expect(some.map(one => [fleet().site(one).connection, fleet().site(one).secrets])).toEqual(before);
    for (const site of await on().sites(importId)) {
      expect(site).toMatchObject({ state: 'adopted', linked: false, reason: null });
      const row = await siteRow(on().world, site.site_id);
      expect(row).toMatchObject({ status: 'connected', signing: 'rsa', key_due_at: null, name: site.name });
      expect([row.wp_version !== '', row.key_shared_since !== null]).toEqual([true, true]);
      expect(await auditOf(on().world.app.services.database, site.site_id)).toEqual(['site.adopted']);
    }
  });

  it('lets both dashboards work side by side: a sync by ours keeps the server string of the old one', async () => {
    const one = next();
    const importId = await on().plan([on().old.row(one)]);
    await adopt(importId);
    const { site_id } = await siteOf(importId);
    const secrets = fleet().site(one).secrets;
    const { body } = await on().world.post('sync-sites-v1', { site_ids_or_domains: [site_id] });
    expect([body.total_synced, await on().old.sync(one)]).toEqual([1, true]);
    expect(fleet().site(one).connection?.server).toBe(on().old.server);
    // Ours asked for no secret: only the old dashboard's is new.
    expect(fleet().site(one).secrets - secrets).toBe(1);
  });

  it('counts what a site has answered until it is stored', async () => {
    const importId = await on().plan([on().old.row(next())]);
    const siteId = await reservedId(importId);
    const { ctx, back } = storeAwayAfter(on().world, 'stats');
    const adopting = adoptSitesJob.runSite(ctx, siteId, 'adopt-test', 1);
    await expect.poll(() => ctx.unsavedResults.count).toBe(1);
    back();
    expect([await adopting, ctx.unsavedResults.count]).toEqual([{ ok: true }, 0]);
  });

  it('signs with SHA-1 if the old dashboard does, because a stronger signature would lock it out', async () => {
    const one = next();
    fleet().state(one).ratchet = 1;
    const importId = await on().plan([on().old.row(one, { signAlgorithm: 1 })]);
    await adopt(importId);
    const { site_id } = await siteOf(importId);
    await on().world.post('sync-sites-v1', { site_ids_or_domains: [site_id] });
    expect((await siteRow(on().world, site_id)).signing).toBe('rsa_sha1');
    expect(fleet().site(one).ratchet).toBe(1);
  });

  it('names each site that fails with the reason, and tries it again the next time', async () => {
    const [well, down, gone] = [next(), next(), next()] as const;
    fleet().site(down).setFaults('maintenance');
    fleet().site(gone).removeUser('old-admin');
    const importId = await on().plan([well, down, gone].map(one => on().old.row(one)));
    const { job } = await adopt(importId);
    expect(job).toMatchObject({ status: 'completed', succeeded: 1, failed: 2 });
    const [, second, third] = await on().sites(importId);
    expect([second.state, second.code, second.site_id]).toEqual(['failed', 'svc_site_offline', null]);
    expect([third.state, third.reason]).toEqual(['failed', expect.stringContaining('administrator')]);
    expect(job.errors[0].message).toContain(fleet().url(down));
    fleet().site(down).setFaults();
    fleet().ledger.reset();
    const again = await adopt(importId);
    expect(again.job).toMatchObject({ total: 2, succeeded: 1, failed: 1 });
    expect(fleet().ledger.site(well).calls).toBe(0);
    expect((await on().sites(importId, { state: 'failed' })).map(site => site.old_id)).toEqual([gone]);
  });

  it('leaves sites that have only a reconnect secret for the cut-over, unless told to take them over', async () => {
    const one = next();
    await on().old.sync(one);
    const importId = await on().plan([on().old.row(one, { key: { kind: 'none', reason: 'file-missing' } })]);
    const { answer } = await adopt(importId);
    expect(answer).toMatchObject({ queued: false, sites_queued: 0 });
    expect(await siteOf(importId)).toMatchObject({ state: 'planned', way_in: 'reconnect-secret' });
    const { job } = await adopt(importId, { take_over: true });
    expect(job).toMatchObject({ succeeded: 1, failed: 0 });
    expect(await siteOf(importId)).toMatchObject({ state: 'cut_over', site_id: expect.any(Number) });
    expect(fleet().site(one).connection?.server).toContain('sitekeeper.invalid');
    expect(await on().old.reconnect(one)).toBe('REG_ERROR2');
  });

  it('stores a suspended site as suspended, without a call', async () => {
    const one = next();
    const importId = await on().plan([on().old.row(one, { suspended: true })]);
    await adopt(importId);
    const { site_id, state } = await siteOf(importId);
    expect([state, fleet().ledger.site(one).calls]).toEqual(['adopted', 0]);
    expect(await siteRow(on().world, site_id)).toMatchObject({ status: 'suspended', wp_version: '' });
    await on().world.post('unsuspend-site-v1', { site_id_or_domain: site_id });
    const { body } = await on().world.post('sync-sites-v1', { site_ids_or_domains: [site_id] });
    expect(body.total_synced).toBe(1);
  });

  it('links a site that already exists here, and rows of the same site', async () => {
    const [known, twice] = [next(), next()] as const;
    fleet().site(known).clearKey();
    const siteId = await on().world.addSite(known);
    const connection = fleet().site(known).connection;
    const rows = [on().old.row(known), on().old.row(twice), on().old.row(twice, { id: 1_000, name: 'Twin' })];
    const importId = await on().plan(rows);
    const { answer, job } = await adopt(importId);
    expect([answer.linked, job.total, job.succeeded]).toEqual([1, 1, 1]);
    const [first, second, third] = await on().sites(importId);
    // Its key was never that of another dashboard.
    expect(first).toMatchObject({ state: 'cut_over', linked: true, site_id: siteId });
    expect([second.state, third.state]).toEqual(['adopted', 'adopted']);
    expect([second.linked, third.linked, third.site_id]).toEqual([false, true, second.site_id]);
    expect(fleet().site(known).connection).toEqual(connection);
  });

  it('takes the active one of two rows of a site, as the plan says, also after it has failed', async () => {
    const one = next();
    const rows = [on().old.row(one, { id: 3_000, suspended: true }), on().old.row(one, { id: 3_001 })];
    const importId = await on().plan(rows);
    fleet().site(one).setFaults('maintenance');
    expect((await adopt(importId)).job).toMatchObject({ total: 1, failed: 1 });
    fleet().site(one).setFaults();
    expect((await adopt(importId)).job).toMatchObject({ total: 1, succeeded: 1 });
    const [suspended, active] = await on().sites(importId);
    expect([active.state, active.linked, suspended.linked]).toEqual(['adopted', false, true]);
    expect(await siteRow(on().world, active.site_id)).toMatchObject({ status: 'connected' });
  });

  it('leaves the suspended one of two rows of a site alone, as the plan says, also after the active one was refused', async () => {
    const one = next();
    await on().old.sync(one);
    const active = on().old.row(one, { id: 3_003 });
    await on().old.connect(one);
    const other = { kind: 'key', pkcs8: await anotherKey() } as const;
    const rows = [on().old.row(one, { id: 3_002, suspended: true }), { ...active, key: other }];
    const importId = await on().plan(rows);
    expect((await adopt(importId)).job).toMatchObject({ total: 1, failed: 1 });
    expect((await adopt(importId)).answer).toMatchObject({ queued: false, sites_queued: 0 });
    const states = async () =>
      (await on().sites(importId)).map(({ state, linked }: { state: string; linked: boolean }) => [state, linked]);
    expect(await states()).toEqual([
      ['planned', false],
      ['failed', false],
    ]);
    // Whoever wants it all the same says so.
    expect((await adopt(importId, { old_ids: [3_002] })).job).toMatchObject({ succeeded: 1 });
    await adopt(importId);
    expect(await states()).toEqual([
      ['adopted', false],
      ['adopted', true],
    ]);
  });

  // On PostgreSQL, it is stored twice without lockAddresses in saveAdoptions.
  it('skips a site that another process adds in the meantime, and links it', async () => {
    const one = next();
    const importId = await on().plan([on().old.row(one)]);
    const ctx = on().world.app.ctx({ kind: 'system', name: 'test' });
    const siteId = await reservedId(importId);
    const begun = Promise.withResolvers<() => Promise<void>>();
    const callAfter: ChildSites['call'] = async (...args) => {
      const answer = await ctx.childSites.call(...args);
      begun.resolve(await addedElsewhere(ctx.database, `${fleet().url(one)}/`, 'somebody'));
      return answer;
    };
    const late = { ...ctx, childSites: { ...ctx.childSites, call: callAfter } };
    const adopting = adoptSitesJob.runSite(late, siteId, 'adopt-test', 1);
    const commit = await begun.promise;
    await endedOrWaiting(ctx.database, adopting);
    await commit();
    expect(await adopting).toMatchObject({ ok: true, cause: 'linked_meanwhile', skipped: expect.any(String) });
    const { items, total } = (await on().world.get('list-sites-v1', { search: new URL(fleet().url(one)).host })).body;
    expect(total).toBe(1);
    expect(await siteOf(importId)).toMatchObject({ linked: true, cause: 'was_here', site_id: items[0].id });
  });

  it('says that a site refuses the key, and that the cut-over will use the reconnect secret', async () => {
    const one = next();
    await on().old.sync(one);
    const row = on().old.row(one);
    await on().old.connect(one);
    const other = { kind: 'key', pkcs8: await anotherKey() } as const;
    const importId = await on().plan([{ ...row, key: other }]);
    const { job } = await adopt(importId);
    expect(job).toMatchObject({ failed: 1 });
    expect(await siteOf(importId)).toMatchObject({
      state: 'failed',
      way_in: 'reconnect-secret',
      reason: expect.stringContaining('does not accept the key'),
      cause: 'key_refused',
    });
  });

  it('adopts a site again that was removed here, under another id', async () => {
    const one = next();
    const importId = await on().plan([on().old.row(one)]);
    await adopt(importId);
    const first = (await siteOf(importId)).site_id;
    await on().world.post('delete-site-v1', { site_id_or_domain: first, confirm: true });
    expect([on().sent('disconnect'), await on().old.sync(one)]).toEqual([0, true]);
    await adopt(importId);
    const again = await siteOf(importId);
    expect([again.state, again.site_id > first]).toEqual(['adopted', true]);
  });

  it('is refused while a job works on the import, and for imports that do not exist', async () => {
    const one = next();
    fleet().site(one).setFaults('slow');
    const importId = await on().plan([on().old.row(one)]);
    const { body } = await on().world.post('adopt-import-v1', { import_id: importId });
    const again = await on().world.post('adopt-import-v1', { import_id: importId });
    expectError(again, { status: 409, code: 'svc_invalid_state' });
    expect(again.body.message).toContain(body.job_id);
    await on().world.post('cancel-job-v1', { job_id: body.job_id });
    const missing = await on().world.post('adopt-import-v1', { import_id: '00000000-0000-4000-8000-000000000000' });
    expectError(missing, { status: 404, code: 'svc_import_not_found' });
  });

  it('keeps a shared key from being replaced, by a person or in the background', async () => {
    const one = next();
    const importId = await on().plan([on().old.row(one)]);
    await adopt(importId);
    const { site_id } = await siteOf(importId);
    const { body } = await on().world.post('rotate-site-key-v1', { site_id_or_domain: site_id });
    expect([body.code, body.message]).toEqual(['svc_invalid_state', expect.stringContaining('Cut the import over')]);
    const all = await on().world.post('rotate-site-keys-v1', {});
    expect(all.body.total_rotated).toBe(0);
    expect(await openSecret(db(), on().world.app.services, site_id, 'server')).toBeUndefined();
    expect(await on().old.sync(one)).toBe(true);
  });
});

/** The id that the only site of the import is to have here. */
async function reservedId(importId: string): Promise<number> {
  const { services } = on().world.app;
  const chosen = await selectChosenSites(services.database.db, importId, { states: ['planned'] });
  const [id] = await services.database.write(trx => reserveSiteIds(trx, services, importId, chosen));
  return id as number;
}

const anotherKey = async () => exportPrivateKey((await generateKeyPair('rsa')).privateKey);
