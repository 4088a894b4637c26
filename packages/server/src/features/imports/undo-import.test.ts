import { describe, expect, it } from 'vitest';
import { expectError, siteRow } from '../../testing/fixtures.ts';
import { settleRegistrations, silentAfter } from '../sites/connect/registrations/registrations.fixtures.ts';
import { useImportSteps } from './import-steps.fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';

const on = useImportWorld(16, { env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
const { next, adopt, cutOver, undo, siteOf, syncs, adopted } = useImportSteps(on);
const fleet = () => on().world.fleet;

describe('undoing an import', () => {
  it('gives a site its former key and server string back, so that the old dashboard works again beside this server', async () => {
    const { one, importId, siteId } = await adopted();
    await cutOver(importId);
    const { body } = await on().world.post('undo-import-v1', { import_id: importId, dry_run: true });
    expect(body.would_undo).toEqual({ keys: 1, removed: 0 });
    const { job } = await undo(importId);
    expect(job).toMatchObject({ succeeded: 1, failed: 0 });
    expect(fleet().site(one).connection?.server).toBe('http://old.example/wp-admin/');
    expect([await on().old.sync(one), await on().old.reconnect(one), await syncs(siteId)]).toEqual([true, 'synced', 1]);
    expect(await siteRow(on().world, siteId)).toMatchObject({ signing: 'rsa', key_due_at: null });
    expect((await siteRow(on().world, siteId)).key_shared_since).not.toBeNull();
    expect((await siteOf(importId)).state).toBe('adopted');
    expect((await cutOver(importId)).job).toMatchObject({ succeeded: 1 });
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([false, 1]);
  });

  it('gives back the former key even if the outcome of a rotation before it is unknown', async () => {
    const { one, importId, siteId } = await adopted();
    await cutOver(importId);
    silentAfter(on().world, one, 'register');
    const rotated = await on().world.post('rotate-site-key-v1', { site_id_or_domain: siteId });
    expect(rotated).toMatchObject({ status: 504 });
    fleet().site(one).setFaults();
    const { job } = await undo(importId);
    expect(job).toMatchObject({ succeeded: 1, failed: 0 });
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([true, 1]);
    expect((await siteRow(on().world, siteId)).key_shared_since).not.toBeNull();
  });

  it('notes that the old dashboard shares the key, if the site is seen to accept it only later', async () => {
    const { one, importId, siteId } = await adopted();
    await cutOver(importId);
    silentAfter(on().world, one, 'register');
    const { job } = await undo(importId);
    expect(job.errors[0]).toMatchObject({ code: 'svc_outcome_unknown' });
    expect((await siteOf(importId)).state).toBe('cut_over');
    fleet().site(one).setFaults();
    await settleRegistrations(on().world);
    expect((await siteOf(importId)).state).toBe('adopted');
    expect(await siteRow(on().world, siteId)).toMatchObject({ signing: 'rsa', key_due_at: null });
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([true, 1]);
    expect((await cutOver(importId)).job).toMatchObject({ succeeded: 1 });
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([false, 1]);
  });

  it('leaves the key of the old dashboard on a site that is deleted here before it is seen to accept it', async () => {
    const { one, importId, siteId } = await adopted();
    await cutOver(importId);
    silentAfter(on().world, one, 'register');
    await undo(importId);
    await on().world.post('delete-site-v1', { site_id_or_domain: siteId, confirm: true });
    fleet().site(one).setFaults();
    await settleRegistrations(on().world);
    const { db } = on().world.app.services.database;
    await expect.poll(() => db.selectFrom('registrations').select('place').execute()).toEqual([]);
    expect(await on().old.sync(one)).toBe(true);
  });

  it('gives a site that is to get another key meanwhile no key of the old dashboard as its own', async () => {
    const { one, importId, siteId } = await adopted();
    await cutOver(importId);
    silentAfter(on().world, one, 'register');
    await undo(importId);
    fleet().site(one).setFaults();
    const rotated = await on().world.post('rotate-site-key-v1', { site_id_or_domain: siteId });
    expect(expectError(rotated, { status: 409, code: 'svc_invalid_state' })).toMatch(/shares its key/);
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([true, 1]);
  });

  it('removes sites from this server without telling them, on request; linked ones stay', async () => {
    const { one, importId, siteId } = await adopted();
    const [other, known] = [next(), next()] as const;
    fleet().site(known).clearKey();
    const knownId = await on().world.addSite(known);
    await on().plan([on().old.row(one), on().old.row(other), on().old.row(known)]);
    await adopt(importId);
    await cutOver(importId, { old_ids: [one] });
    const { job } = await undo(importId, { remove_sites: true });
    expect(job).toMatchObject({ total: 2, succeeded: 2 });
    const rows = await on().sites(importId);
    expect(rows.map(row => [row.state, row.site_id])).toEqual([
      ['undone', null],
      ['undone', null],
      ['cut_over', knownId],
    ]);
    expect(on().sent('disconnect') + on().sent('deactivate')).toBe(0);
    expect([await on().old.sync(one), await on().old.sync(other), await syncs(knownId)]).toEqual([true, true, 1]);
    expect((await on().world.post('get-site-v1', { site_id_or_domain: siteId })).status).toBe(404);
  });

  // Fails if a site counts as shared until its new key is seen: it would then be unlinked, and nobody could reach it.
  it('removes no site of which it is not known whether it accepted a key of this server alone', async () => {
    const { one, importId, siteId } = await adopted();
    silentAfter(on().world, one, 'register');
    expect((await cutOver(importId)).job.errors[0]).toMatchObject({ code: 'svc_outcome_unknown' });
    const { job } = await undo(importId, { remove_sites: true });
    expect(job.errors[0]).toMatchObject({ code: 'svc_outcome_unknown', message: expect.stringContaining('minutes') });
    await on().world.post('suspend-site-v1', { site_id_or_domain: siteId });
    const suspended = (await undo(importId, { remove_sites: true })).job.errors[0];
    expect(suspended).toMatchObject({ code: 'svc_outcome_unknown', message: expect.stringContaining('suspended') });
    await on().world.post('unsuspend-site-v1', { site_id_or_domain: siteId });
    expect((await siteOf(importId)).site_id).toBe(siteId);
    fleet().site(one).setFaults();
    await settleRegistrations(on().world);
    expect((await undo(importId, { remove_sites: true })).job).toMatchObject({ succeeded: 1 });
    expect([await on().old.sync(one), (await siteOf(importId)).state]).toEqual([true, 'undone']);
  });

  // Seen to fail when only sites known to be cut over were undone: there was nothing to do, and the site was cut over later.
  it('says of which sites it is not known whether they were cut over, and gives them their key back after that', async () => {
    const { one, importId, siteId } = await adopted();
    silentAfter(on().world, one, 'register');
    await cutOver(importId);
    const preview = await on().world.post('undo-import-v1', { import_id: importId, dry_run: true });
    expect(preview.body.would_undo).toEqual({ keys: 1, removed: 0 });
    const { answer, job } = await undo(importId);
    expect(answer).toMatchObject({ queued: true, sites_queued: 1 });
    expect(job.errors[0]).toMatchObject({ code: 'svc_outcome_unknown', message: expect.stringContaining('minutes') });
    fleet().site(one).setFaults();
    await settleRegistrations(on().world);
    expect((await undo(importId)).job).toMatchObject({ succeeded: 1 });
    expect([await on().old.sync(one), await syncs(siteId)]).toEqual([true, 1]);
    expect((await undo(importId)).answer.queued).toBe(false);
  });

  // Seen to fail without: the answer was that of a site with which the old dashboard goes on.
  it('is left to a person where a site is deleted of which it is not known whether it accepted a key of this server alone', async () => {
    const { one, importId, siteId } = await adopted();
    silentAfter(on().world, one, 'register');
    await cutOver(importId);
    const { body } = await on().world.post('delete-site-v1', { site_id_or_domain: siteId, confirm: true });
    expect(body).toMatchObject({ deleted: true, message: expect.stringMatching(/may still hold the key.*clear/i) });
    fleet().site(one).setFaults();
    await settleRegistrations(on().world);
    // The old dashboard is shut out already, and can connect the site again.
    expect([await on().old.sync(one), fleet().site(one).registered]).toEqual([false, false]);
  });

  it('needs nothing where a site is deleted with which the old dashboard goes on', async () => {
    const { one, siteId } = await adopted();
    const { body } = await on().world.post('delete-site-v1', { site_id_or_domain: siteId, confirm: true });
    expect(body).toEqual({ deleted: true, site_id: siteId, site_url: expect.any(String) });
    expect(await on().old.sync(one)).toBe(true);
  });

  it('says what to do with sites whose former key is not known', async () => {
    const one = next();
    await on().old.sync(one);
    const importId = await on().plan([on().old.row(one, { key: { kind: 'none', reason: 'empty' } })]);
    await cutOver(importId);
    const { job } = await undo(importId, { remove_sites: true });
    expect(job.errors[0]).toMatchObject({ code: 'svc_invalid_state', message: expect.stringContaining('not known') });
    expect((await siteOf(importId)).state).toBe('cut_over');
  });
});
