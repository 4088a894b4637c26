import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { auditOf, expectError } from '../../../testing/fixtures.ts';
import { changeOnSite } from '../../sites/index.ts';
import { requireRun } from '../require-run.ts';
import type { RunItem } from '../run-item.ts';
import { selectItemsOfSite } from '../run-items.store.ts';
import { itemsOf, UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';
import { rollBackOnRequest } from '../site/roll-back-on-request.ts';

const FILE = 'lantern-forms/lantern-forms.php';
const world = useFleet({ sites: 7, fleet: { plugins: 2, slowMs: 500 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
const installs = (k: number) => world().fleet.ledger.entries({ site: k, fn: 'installplugintheme' });
const rollBack = (k: number, job_id: string, more: object = {}) =>
  world().post('roll-back-update-v1', { job_id, site_id_or_domain: idOf(k), type: 'plugins', slug: FILE, ...more });
beforeAll(() => world().fleet.release(FILE, '2.0'));

/** A run that brought the plugin from 1.0 to 2.0. */
async function updated(k: number, more: object = {}): Promise<string> {
  site(k).setPlugin(FILE, { version: '1.0', active: true });
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
  const input = { site_ids_or_domains: [idOf(k)], slugs: [FILE], ...more };
  const { body } = await world().post('run-updates-v1', input);
  await world().jobEnd(body.job_id);
  expect(site(k).plugin(FILE)?.version).toBe('2.0');
  return body.job_id;
}

it('an installed update is rolled back on request, once, and is pending again', async () => {
  const job_id = await updated(1);
  const { status, body } = await rollBack(1, job_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ slug: FILE, state: 'rolled_back', reason: 'asked_for', roll_back: 'possible' });
  expect(body.message).toBe('Version 1.0 was restored. Ignore version 2.0 until it is fixed.');
  expect(site(1).plugin(FILE)).toMatchObject({ version: '1.0', active: true });
  expect(installs(1)).toHaveLength(1);
  expect(await auditOf(world().app.services.database, idOf(1))).toContain('update.rolled_back');
  expectError(await rollBack(1, job_id), { status: 409, code: 'svc_invalid_state' });
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(1)] });
  const { updates } = (await world().get('get-site-updates-v1', { site_id_or_domain: idOf(1) })).body;
  expect(updates).toContainEqual(expect.objectContaining({ slug: FILE, new_version: '2.0' }));
  expect(installs(1)).toHaveLength(1);
});

it('a rollback counts as done if the site shows the previous version, whatever it answers', async () => {
  const job_id = await updated(2);
  site(2).setFaults({ name: 'change_500_after', on: 'installplugintheme' });
  onTestFinished(() => site(2).setFaults());
  expect((await rollBack(2, job_id)).body).toMatchObject({ state: 'rolled_back' });
});

it('a front page that cannot be looked at, as in an outage of this server, is not told as broken', async () => {
  const job_id = await updated(2);
  // The site reports its versions before and after, and then nothing of it answers.
  site(2).setFaults({ name: 'reset', on: 'stats', after: 2 }, { name: 'reset', on: '(GET)' });
  onTestFinished(() => site(2).setFaults());
  const { body } = await rollBack(2, job_id);
  expect(body).toMatchObject({ state: 'needs_attention', reason: 'outcome_unknown', way_out: null });
  expect(body.message).toMatch(/^Version 1\.0 was restored, but its front page could not be looked at\. /);
  expectError(await rollBack(2, job_id), { status: 409, code: 'svc_site_busy' });
});

it('nothing is sent to a site that is suspended while its versions are read', async () => {
  const job_id = await updated(4);
  site(4).setFaults({ name: 'slow', on: 'stats' });
  onTestFinished(async () => {
    site(4).setFaults();
    await world().post('unsuspend-site-v1', { site_id_or_domain: idOf(4) });
  });
  world().fleet.ledger.reset();
  const rolling = rollBack(4, job_id);
  await expect.poll(() => world().fleet.ledger.entries({ site: 4, fn: 'stats' }).length, { interval: 5 }).toBe(1);
  await world().post('suspend-site-v1', { site_id_or_domain: idOf(4) });
  expectError(await rolling, { status: 409, code: 'svc_site_suspended' });
  expect(installs(4)).toEqual([]);
});

it('what was sent is judged by what the site shows, also if the site is suspended meanwhile', async () => {
  const job_id = await updated(7);
  site(7).setFaults({ name: 'slow', on: 'installplugintheme' });
  onTestFinished(async () => {
    site(7).setFaults();
    world().fleet.ledger.reset();
    await world().post('unsuspend-site-v1', { site_id_or_domain: idOf(7) });
  });
  const rolling = rollBack(7, job_id);
  await expect.poll(() => installs(7).length, { interval: 5 }).toBe(1);
  await world().post('suspend-site-v1', { site_id_or_domain: idOf(7) });
  expect((await rolling).body).toMatchObject({ state: 'rolled_back' });
});

it('a rollback that another process has begun is refused, with when to try again', async () => {
  const job_id = await updated(3);
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const begun = { state: 'rolling_back', finished_at: ctx.clock.now() };
  const childSites = ctx.childSites.noting(async () => {
    await ctx.database.write(trx =>
      trx.updateTable('update_run_items').set(begun).where('job_id', '=', job_id).execute(),
    );
  });
  const run = await requireRun(ctx, job_id);
  const which = { siteId: idOf(3), type: 'plugin', slug: FILE } as const;
  const rolling = changeOnSite({ ...ctx, childSites }, idOf(3), site =>
    rollBackOnRequest(site.ctx, run, which, site.connection),
  );
  await expect(rolling).rejects.toMatchObject({ code: 'site_busy', data: { retry_after: expect.any(Number) } });
  expect(installs(3)).toEqual([]);
  await ctx.database.write(trx =>
    trx.updateTable('update_run_items').set({ state: 'updated' }).where('job_id', '=', job_id).execute(),
  );
});

it('an update stays installed if the site refuses the previous version', async () => {
  const job_id = await updated(3);
  const logged = async (action: string) =>
    (await auditOf(world().app.services.database, idOf(3))).filter(one => one === action).length;
  const installed = await logged('update.updated');
  site(3).setFaults({ name: 'http500', on: 'installplugintheme' });
  onTestFinished(() => site(3).setFaults());
  const message = expectError(await rollBack(3, job_id), { status: 502, code: 'svc_update_failed' });
  expect(message).toBe('Version 1.0 could not be restored: the site still has 2.0.');
  expect(await itemsOf(world(), job_id)).toMatchObject([{ state: 'updated' }]);
  // Seen to fail without: the audit log said that an update from 2.0 to 1.0 was installed.
  expect([await logged('update.updated'), await logged('update.roll_back_failed')]).toEqual([installed, 1]);
});

it('a rollback interrupted by a crash is not sent again: what the site shows after a while decides', async () => {
  const job_id = await updated(4);
  const { database, clock } = world().app.services;
  const left = (finished_at: number) =>
    database.write(trx =>
      trx
        .updateTable('update_run_items')
        .set({ state: 'rolling_back', finished_at, sent_at: 1 })
        .where('job_id', '=', job_id)
        .execute(),
    );
  await left(clock.now());
  const busy = { status: 409, code: 'svc_site_busy', data: { retry_after: expect.any(Number) } };
  expectError(await rollBack(4, job_id), busy);
  site(4).setPlugin(FILE, { version: '1.0' });
  await left(1);
  expect((await rollBack(4, job_id)).body).toMatchObject({ state: 'rolled_back' });
  expect(installs(4)).toEqual([]);
});

it('an update that broke its site stays in need of attention after an interrupted rollback without effect', async () => {
  site(1).setFaults('update_breaks_site');
  onTestFinished(() => site(1).setFaults());
  const strategy = { rollback: false };
  const job_id = await updated(1, { strategy });
  const [broken] = await itemsOf(world(), job_id);
  expect(broken).toMatchObject({ state: 'needs_attention', reason: expect.stringMatching(/^front_page/) });
  const { database } = world().app.services;
  const columns = { state: 'rolling_back', finished_at: 1, sent_at: 1 };
  await database.write(trx => trx.updateTable('update_run_items').set(columns).where('job_id', '=', job_id).execute());
  site(1).setFaults({ name: 'http500', on: 'installplugintheme' });
  expectError(await rollBack(1, job_id), { status: 502, code: 'svc_update_failed' });
  const [{ state, reason, message, way_out }] = await itemsOf(world(), job_id);
  expect({ ...broken, state, reason, message, way_out }).toEqual(broken);
});

/** An update of the fifth site, and another one, of the same run or another, there or on the sixth site. */
async function besideAnother(where: string, set: Partial<RunItem>) {
  const job_id = await updated(5);
  const { services } = world().app;
  const write = (work: (trx: Trx) => Promise<unknown>) => services.database.write(work);
  const [item] = await selectItemsOfSite(services.database.db, job_id, idOf(5));
  const other = where.includes('the same run') ? job_id : await updated(6);
  const siteId = where.includes('another site of its network') ? idOf(6) : idOf(5);
  const setSites = (columns: { network_key: string } | { client_id: number | null }, ids = [idOf(5), idOf(6)]) =>
    write(trx => trx.updateTable('sites').set(columns).where('id', 'in', ids).execute());
  if (siteId === idOf(6)) await setSites({ network_key: 'net.test' });
  const times = { sent_at: services.clock.now(), finished_at: null };
  const of = { seq: 9, job_id: other, site_id: siteId, slug: 'other/other.php' };
  const sent = { ...(item as RunItem), ...times, ...of, ...set };
  await write(trx => trx.insertInto('update_run_items').values(sent).execute());
  onTestFinished(async () => {
    await setSites({ network_key: '' });
    await setSites({ client_id: null });
    await write(trx => trx.deleteFrom('update_run_items').where('slug', '=', of.slug).execute());
    world().fleet.ledger.reset();
  });
  world().fleet.ledger.reset();
  return { job_id, setSites };
}

const LOST = { state: 'needs_attention', reason: 'outcome_unknown', sent_at: 1 } as const;

it.each([
  ['an update of the same run', {}],
  ['an update of another run', {}],
  ['an update of another run on another site of its network', {}],
  ['a rollback of the same run whose answer was lost', LOST],
  ['a rollback of another run on another site of its network whose answer was lost', LOST],
])('a rollback is refused while %s may still be at work on the files of the site', async (where, set) => {
  const finished = 'reason' in set ? { finished_at: world().app.services.clock.now() } : {};
  const { job_id } = await besideAnother(where, { state: 'sent', ...set, ...finished });
  const refused = await rollBack(5, job_id);
  expectError(refused, { status: 409, code: 'svc_site_busy', data: { retry_after: 30 } });
  expect(installs(5)).toEqual([]);
});

it.each([
  ['sent so long ago that it cannot be at work any more', { sent_at: 1 }, null],
  ['at work on a site of another client that only says itself that it is of the network', {}, 'another client'],
])('a rollback does not wait for an update %s', async (_which, set, client) => {
  const where = 'of the same run on another site of its network';
  const { job_id, setSites } = await besideAnother(where, { state: 'sent', ...set });
  if (client) await setSites({ client_id: (await world().post('add-client-v1', { name: client })).body.id }, [idOf(6)]);
  expect((await rollBack(5, job_id)).body).toMatchObject({ state: 'rolled_back' });
});

it('a rollback that is not possible is refused with the reason, and nothing is sent', async () => {
  world().fleet.release('wordpress', '90.1');
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(5)] });
  const { body } = await world().post('run-updates-v1', { site_ids_or_domains: [idOf(5)], type: ['wp'] });
  await world().jobEnd(body.job_id);
  const core = await rollBack(5, body.job_id, { type: 'wp', slug: 'wordpress' });
  expect(expectError(core, { status: 409, code: 'svc_invalid_state' })).toBe('WordPress itself cannot be rolled back.');
  const other = await rollBack(5, body.job_id, { slug: 'no-such/plugin.php' });
  expect(expectError(other, { status: 409, code: 'svc_invalid_state' })).toContain('no such update');
  site(6).setPlugin(FILE, { version: '1.0', active: true });
  const job_id = await updated(6);
  site(6).setPlugin(FILE, { version: '3.0' });
  expect(expectError(await rollBack(6, job_id), { status: 409, code: 'svc_invalid_state' })).toContain('no longer has');
  expect(
    world()
      .fleet.ledger.entries({ fn: 'installplugintheme' })
      .filter(({ site }) => site > 4),
  ).toEqual([]);
  expectError(await rollBack(6, UNKNOWN_RUN), { status: 404, code: 'svc_job_not_found' });
});
