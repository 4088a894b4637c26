import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { settleRegistrations } from '../../sites/connect/registrations/registrations.fixtures.ts';
import { siteKey } from '../../sites/index.ts';
import { useImportWorld } from '../imports.fixtures.ts';
import { cutOverSitesJob } from './cut-over-sites.job.ts';
import { settleTakenOver } from './settle-taken-over.ts';

const on = useImportWorld(8, { env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
const NO_KEY = { kind: 'none', reason: 'file-missing' } as const;

/** Plans a site that the old dashboard has synced, without its key, with a tag, and other rows of the same site. */
async function keyless(k: number, ...others: readonly object[]) {
  await on().old.sync(k);
  const { old } = on();
  const tags = [
    { id: 1, name: `Of site ${k}`, color: '' },
    { id: 2, name: `Of twin ${k}`, color: '' },
  ];
  const rows = [{}, ...others].map(more => old.row(k, { key: NO_KEY, tagIds: [1], ...more }));
  return on().plan(rows, { serverTexts: [old.server], tags });
}

/** Takes a site over whose answer is lost. */
async function takenOverUnseen(k: number, ...others: readonly object[]) {
  const importId = await keyless(k, ...others);
  on().world.fleet.site(k).setFaults('reset');
  const { job } = await on().step('cut-over-import-v1', { import_id: importId, confirm: true });
  expect(job.errors).toMatchObject([{ code: 'svc_outcome_unknown' }]);
  on().world.fleet.site(k).setFaults();
  return importId;
}

/** The same, which is noticed and stored in the background. */
async function takenOverLater(k: number, ...others: readonly object[]) {
  const importId = await takenOverUnseen(k, ...others);
  await settleRegistrations(on().world);
  return importId;
}

const sitesWithTag = async (k: number, what = 'site') =>
  (await on().world.get('list-tags-v1', { name: `Of ${what} ${k}` })).body.items[0]?.sites_count;

beforeEach(async () => {
  await on().world.app.services.database.write(trx => trx.deleteFrom('imports').execute());
});

describe('taking a site over with its reconnect secret', () => {
  it('gives it a P-256 key even if the first attempt never reached it, which still holds the key of another', async () => {
    await takenOverLater(1);
    const site = on().world.fleet.site(1);
    await expect.poll(() => site.keyType).toBe('ec');
    expect(await on().old.sync(1)).toBe(false);
    const stored = () => on().world.app.services.database.db.selectFrom('sites').select(['signing', 'p256_refused_at']);
    await expect.poll(() => stored().execute()).toEqual([{ signing: 'p256', p256_refused_at: null }]);
  });

  it('gives a site that is stored later, in the background, what belongs to it', async () => {
    const importId = await takenOverLater(3);
    await expect.poll(() => sitesWithTag(3)).toBe(0);
    await settleTakenOver(on().world.app.services);
    await expect.poll(() => sitesWithTag(3)).toBe(1);
    expect(await on().sites(importId)).toMatchObject([{ state: 'cut_over', code: null, site_id: expect.any(Number) }]);
  });

  it('links the other rows of a site that is stored later, and gives it what belongs to them', async () => {
    const importId = await takenOverLater(7, { id: 1_007, name: 'Twin', suspended: true, tagIds: [2] });
    await settleTakenOver(on().world.app.services);
    const [one, twin] = await on().sites(importId);
    expect([one, twin]).toMatchObject([
      { state: 'cut_over', linked: false },
      { state: 'cut_over', linked: true },
    ]);
    expect(twin.site_id).toBe(one.site_id);
    await expect.poll(() => sitesWithTag(7, 'twin')).toBe(1);
  });

  it.each([
    ['adopt-import-v1', { take_over: true }, 4],
    ['cut-over-import-v1', { confirm: true }, 5],
  ] as const)('gives it what belongs to it once %s is run again', async (step, more, k) => {
    const importId = await takenOverLater(k);
    const { answer } = await on().step(step, { import_id: importId, ...more });
    expect(answer.queued).toBe(false);
    await expect.poll(() => sitesWithTag(k)).toBe(1);
  });

  // Seen to fail when undoing only noted the site: nothing looked for its other rows any more.
  it('links the other rows, and gives it what belongs to them, if the import is undone before that is noted', async () => {
    const importId = await takenOverLater(8, { id: 1_008, name: 'Twin', suspended: true, tagIds: [2] });
    const { job } = await on().step('undo-import-v1', { import_id: importId, confirm: true });
    expect(job.errors).toMatchObject([{ code: 'svc_invalid_state', message: expect.stringContaining('not known') }]);
    const [one, twin] = await on().sites(importId);
    expect([one, twin]).toMatchObject([
      { state: 'cut_over', linked: false },
      { state: 'cut_over', linked: true, site_id: one.site_id },
    ]);
    await expect.poll(() => sitesWithTag(8, 'twin')).toBe(1);
  });

  it('keeps the import until it is known whether the site was taken over, and what belongs to it came over', async () => {
    const importId = await takenOverUnseen(6);
    const remove = (more: object = {}) =>
      on().world.post('delete-import-v1', { import_id: importId, confirm: true, ...more });
    const message = expect.stringContaining('not known yet');
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'svc_invalid_state', message } });
    await settleRegistrations(on().world);
    expect((await remove()).body).toMatchObject({ code: 'svc_invalid_state' });
    await settleTakenOver(on().world.app.services);
    await expect.poll(() => sitesWithTag(6)).toBe(1);
    await expect.poll(() => on().world.app.services.queue.size('carry-records')).toBe(0);
    expect((await remove()).body).toMatchObject({ deleted: true });
  });

  it('lets the import be deleted before that, if what belongs to its sites is to be lost', async () => {
    const importId = await takenOverUnseen(2);
    const input = { import_id: importId, confirm: true, discard: true };
    expect((await on().world.post('delete-import-v1', input)).body).toMatchObject({ deleted: true });
  });

  it('waits while another process holds the site, and leaves its row as it was', async () => {
    const importId = await keyless(2);
    const { services } = on().world.app;
    const { url } = on().old.row(2);
    const until_at = services.clock.now() + 3_600_000;
    const lease = { name: `add:${siteKey(url)}`, holder: 'another', until_at };
    await services.database.write(async trx => {
      await trx.updateTable('import_sites').set({ site_id: 77 }).where('import_id', '=', importId).execute();
      await trx.insertInto('leases').values(lease).execute();
    });
    let elapsed = services.clock.elapsed();
    const clock = {
      ...services.clock,
      elapsed() {
        elapsed += 6_000;
        return elapsed;
      },
    };
    const ctx: Ctx = { ...services, clock, actor: { kind: 'system', name: 'test' }, origin: '' };
    const ended = await cutOverSitesJob.runSite(ctx, 77, 'job', 1);
    expect(ended).toMatchObject({ ok: false, code: 'site_busy', retryInMs: expect.any(Number) });
    expect(await on().sites(importId)).toMatchObject([
      { state: 'planned', reason: expect.stringMatching(/^The key file/), cause: 'key_missing' },
    ]);
  });
});
