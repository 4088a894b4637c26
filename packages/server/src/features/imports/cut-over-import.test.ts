import { generateKeyPair } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { auditOf, eventTypes, expectError, siteRow, storeSite } from '../../testing/fixtures.ts';
import { useImportSteps } from './import-steps.fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';

const on = useImportWorld(60);
const { next, adopt, cutOver, undo, siteOf, syncs, adopted } = useImportSteps(on);
const fleet = () => on().world.fleet;
const database = () => on().world.app.services.database;

describe('cutting an import over', () => {
  it('gives each site a key of its own that only this server has, which locks the old dashboard out', async () => {
    const { one, importId, siteId } = await adopted();
    const { answer, job } = await cutOver(importId);
    expect([answer.sites_queued, job.succeeded, job.failed]).toEqual([1, 1, 0]);
    expect(fleet().ledger.site(one).functions).toEqual({ stats: 2, register: 1 });
    expect([fleet().site(one).keyType, fleet().site(one).connection?.server]).toEqual([
      'ec',
      expect.stringContaining('https://sitekeeper.invalid/'),
    ]);
    expect(await siteRow(on().world, siteId)).toMatchObject({ signing: 'p256', key_shared_since: null });
    expect(await siteOf(importId)).toMatchObject({ state: 'cut_over', site_id: siteId, reason: null });
    expect(await syncs(siteId)).toBe(1);
    expect(await on().old.sync(one)).toBe(false);
    expect(await on().old.reconnect(one)).toBe('REG_ERROR2');
    expect([await on().old.remove(one), fleet().site(one).connectorActive]).toEqual([false, true]);
    expect(await syncs(siteId)).toBe(1);
    expect(await auditOf(database(), siteId)).toEqual(['site.adopted', 'site.key_rotated']);
  });

  it('lets the old dashboard sync, reconnect and remove sites until then', async () => {
    const { one, siteId } = await adopted();
    expect([await on().old.sync(one), await on().old.reconnect(one), await syncs(siteId)]).toEqual([true, 'synced', 1]);
    expect([await on().old.remove(one), fleet().site(one).connectorActive]).toEqual([true, false]);
  });

  it('shows a linked row of the same site as cut over too, until that is undone or the site removed', async () => {
    const one = next();
    await on().old.sync(one);
    const importId = await on().plan([on().old.row(one), on().old.row(one, { id: 2_000, name: 'Twin' })]);
    const counts = async () => (await on().world.get('get-import-v1', { import_id: importId })).body.import.sites;
    await adopt(importId);
    expect(await counts()).toMatchObject({ adopted: 2, cut_over: 0 });
    await cutOver(importId);
    expect(await counts()).toMatchObject({ adopted: 0, cut_over: 2 });
    expect(await on().sites(importId, { state: 'cut_over' })).toMatchObject([{ linked: false }, { linked: true }]);
    await undo(importId);
    expect(await counts()).toMatchObject({ adopted: 2, cut_over: 0 });
    const { site_id } = await siteOf(importId);
    await on().world.post('delete-site-v1', { site_id_or_domain: site_id, confirm: true });
    expect(await counts()).toMatchObject({ adopted: 0, undone: 2 });
  });

  it('asks for confirmation, and shows in a dry run what it would do', async () => {
    const { importId } = await adopted();
    const input = { import_id: importId };
    expectError(await on().world.post('cut-over-import-v1', input), {
      status: 400,
      code: 'svc_confirmation_required',
    });
    const { body } = await on().world.post('cut-over-import-v1', { ...input, dry_run: true });
    expect(body).toMatchObject({ dry_run: true, would_cut_over: { keys: 1, reconnect_secrets: 0 } });
    expect(on().sent('register')).toBe(0);
  });

  it('restores its server string if the old dashboard syncs in between', async () => {
    const { one, importId, siteId } = await adopted();
    let server = on().old.server;
    let bound = 0;
    Object.defineProperty(fleet().state(one).connection, 'server', {
      get: () => server,
      set: (text: string) => {
        server = ++bound === 1 ? on().old.server : text;
      },
    });
    const { job } = await cutOver(importId);
    expect([bound, job.succeeded]).toEqual([2, 1]);
    expect(await syncs(siteId)).toBe(1);
    expect(await on().old.reconnect(one)).toBe('REG_ERROR2');
  });

  it('gives a site that verifies no P-256 key an RSA key', async () => {
    const { one, importId, siteId } = await adopted();
    fleet().site(one).setFaults('no_ec_keys');
    const { job } = await cutOver(importId);
    expect([job.succeeded, fleet().site(one).keyType, await syncs(siteId)]).toEqual([1, 'rsa', 1]);
    expect(await siteRow(on().world, siteId)).toMatchObject({ signing: 'rsa', key_shared_since: null });
    expect(await on().old.sync(one)).toBe(false);
  });

  it('names sites that fail, leaves them adopted, and includes them the next time', async () => {
    const { one, importId, siteId } = await adopted();
    fleet().site(one).setFaults('maintenance');
    const { job } = await cutOver(importId);
    expect(job.errors).toEqual([
      { site_id: siteId, code: 'svc_site_offline', message: expect.stringContaining(fleet().url(one)) },
    ]);
    expect(await siteOf(importId)).toMatchObject({ state: 'adopted', code: 'svc_site_offline' });
    fleet().site(one).setFaults();
    expect((await cutOver(importId)).job.succeeded).toBe(1);
  });

  it('uses the secret to register on sites without a key, whichever server string of the old dashboard they have', async () => {
    const one = next();
    await on().old.sync(one);
    const row = on().old.row(one, { key: { kind: 'none', reason: 'pair-differs' } });
    const importId = await on().plan([row], { serverTexts: ['http://old.example/wp-admin/', on().old.server] });
    fleet().ledger.reset();
    const dry = await on().world.post('cut-over-import-v1', { import_id: importId, dry_run: true });
    expect(dry.body.would_cut_over).toEqual({ keys: 0, reconnect_secrets: 1 });
    const { job } = await cutOver(importId);
    expect(job).toMatchObject({ succeeded: 1, failed: 0 });
    // Two texts were tried; the call after the registration has bound ours, so the old dashboard can't win it back.
    expect(fleet().ledger.site(one).functions).toEqual({ register: 2, stats: 1 });
    const site = await siteOf(importId);
    expect([site.state, await syncs(site.site_id)]).toEqual(['cut_over', 1]);
    expect(await on().old.reconnect(one)).toMatch(/^REG_ERROR(2|10)$/);
  });

  it('takes over the active one of two rows of a site without a key, and links the other', async () => {
    const one = next();
    await on().old.sync(one);
    const keyless = { key: { kind: 'none', reason: 'file-missing' } } as const;
    const suspended = on().old.row(one, { ...keyless, id: 3_000, suspended: true });
    const importId = await on().plan([suspended, on().old.row(one, { ...keyless, id: 3_001 })]);
    const { job } = await cutOver(importId);
    expect(job).toMatchObject({ total: 1, succeeded: 1, skipped: 0 });
    const { site_id } = await siteOf(importId, 1);
    expect(await siteRow(on().world, site_id)).toMatchObject({ status: 'connected', key_shared_since: null });
    expect(await siteOf(importId)).toMatchObject({ linked: true, site_id });
    const { body } = await on().world.post('cut-over-import-v1', { import_id: importId, dry_run: true });
    expect(body.would_cut_over).toEqual({ keys: 0, reconnect_secrets: 0 });
    expect((await cutOver(importId)).answer).toMatchObject({ queued: false, sites_queued: 0 });
    expect(await siteOf(importId)).toMatchObject({ state: 'cut_over', linked: true, site_id });
  });

  it('does not count a site in a dry run that was added here since it was planned', async () => {
    const one = next();
    await on().old.sync(one);
    const importId = await on().plan([on().old.row(one, { key: { kind: 'none', reason: 'file-missing' } })]);
    const dryRun = () => on().world.post('cut-over-import-v1', { import_id: importId, dry_run: true });
    expect((await dryRun()).body.would_cut_over).toEqual({ keys: 0, reconnect_secrets: 1 });
    await storeSite(on().world, { url: fleet().url(one) });
    expect((await dryRun()).body.would_cut_over).toEqual({ keys: 0, reconnect_secrets: 0 });
  });

  it('takes back a site on which the old dashboard has registered again since it was adopted', async () => {
    const { one, importId, siteId } = await adopted();
    await on().old.connect(one);
    const { publicPem } = await generateKeyPair('rsa');
    const state = fleet().state(one);
    state.connection = { ...(state.connection as NonNullable<typeof state.connection>), publicPem };
    expect(await syncs(siteId)).toBe(0);
    expect(await siteRow(on().world, siteId)).toMatchObject({ status: 'disconnected' });
    const { job } = await cutOver(importId);
    expect(job).toMatchObject({ succeeded: 1, failed: 0 });
    expect(await siteRow(on().world, siteId)).toMatchObject({ status: 'connected', key_shared_since: null });
    expect(await syncs(siteId)).toBe(1);
    expect(await on().old.reconnect(one)).toBe('REG_ERROR2');
  });

  it('tells that syncs go well again where they kept failing because the site refused the shared key', async () => {
    const { one, importId, siteId } = await adopted();
    const failing = { failed_syncs: 3, sync_error_code: 'connection_failed', sync_error: 'It failed.' };
    await database().write(trx => trx.updateTable('sites').set(failing).where('id', '=', siteId).execute());
    await on().old.connect(one);
    const { publicPem } = await generateKeyPair('rsa');
    const state = fleet().state(one);
    state.connection = { ...(state.connection as NonNullable<typeof state.connection>), publicPem };
    await syncs(siteId);
    expect(await siteRow(on().world, siteId)).toMatchObject({ status: 'disconnected', failed_syncs: 4 });
    await cutOver(importId);
    expect(await siteRow(on().world, siteId)).toMatchObject({ status: 'connected', failed_syncs: 0 });
    const told = await eventTypes(on().world, { siteId });
    expect(told.filter(type => type === 'site.sync_recovered')).toHaveLength(1);
  });

  it('cuts over only the named sites, and leaves suspended ones', async () => {
    const [first, second, third] = [next(), next(), next()] as const;
    const rows = [on().old.row(first), on().old.row(second), on().old.row(third, { suspended: true })];
    const importId = await on().plan(rows);
    await adopt(importId);
    expect((await cutOver(importId, { old_ids: [first] })).job).toMatchObject({ total: 1, succeeded: 1 });
    expect([await on().old.sync(first), await on().old.sync(second)]).toEqual([false, true]);
    const { job } = await cutOver(importId);
    expect([job.total, job.succeeded, job.errors[0].code]).toEqual([2, 1, 'svc_site_suspended']);
    expect(await on().old.sync(third)).toBe(true);
  });
});
