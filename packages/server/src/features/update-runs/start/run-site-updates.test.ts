import { describe, expect, it, onTestFinished } from 'vitest';
import { auditOf, expectError } from '../../../testing/fixtures.ts';
import { itemsOf, pendingOn, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 40, fleet: { plugins: 6, maintenanceWhileUpdating: true } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const run = (k: number, more: object = {}) =>
  world().post('run-site-updates-v1', { site_id_or_domain: idOf(k), wait: true, ...more });
/** States of what the site can run at all. */
const states = (body: { results: Result[] }) => {
  const possible = body.results.filter(({ reason }) => reason !== 'incompatible');
  return [...new Set(possible.map(({ state }) => state))];
};
type Result = { slug: string; type: string; state: string; reason: string | null; message: string | null };

/** Site with so many updates that can succeed. */
function siteWith(updates: number, used: readonly number[] = []): number {
  for (let k = 1; k <= world().fleet.size; k++) {
    if (
      !used.includes(k) &&
      pendingOn(world(), k).length >= updates &&
      world().fleet.site(k).pendingCore === undefined
    ) {
      return k;
    }
  }
  throw new Error('no such site');
}

describe('the updates of a site', () => {
  it('are all made, plugins before themes before the rest, and nothing is left pending', async () => {
    const k = siteWith(3);
    const wanted = pendingOn(world(), k).map(({ slug }) => slug);
    const { status, body } = await run(k);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      site_id: idOf(k),
      sites: 1,
      message: expect.stringMatching(/^The run was started: /),
    });
    expect(body.results.map(({ slug }: Result) => slug)).toEqual(expect.arrayContaining(wanted));
    expect(states(body)).toEqual(['updated']);
    const order = ['plugins', 'themes', 'wp', 'translations'];
    const types = body.results.map(({ type }: Result) => order.indexOf(type));
    expect(types).toEqual([...types].sort());
    expect(pendingOn(world(), k)).toEqual([]);
    expect((await world().get('get-site-updates-v1', { site_id_or_domain: idOf(k) })).body.updates).toEqual([]);
    expect(world().fleet.ledger.site(k).maxChanging).toBe(1);
    const done = (await auditOf(world().app.services.database, idOf(k))).filter(action => action === 'update.updated');
    expect(done).toHaveLength(body.results.length);
  });

  it('include WordPress itself, whose new version is known at once', async () => {
    const k = Array.from({ length: 40 }, (_none, i) => i + 1).find(
      at => world().fleet.site(at).pendingCore !== undefined && at % 50 !== 31,
    ) as number;
    const { body } = await run(k, { type: ['wp'] });
    expect(body.results).toMatchObject([{ type: 'wp', slug: 'wordpress', state: 'updated' }]);
    const { wp_version } = (await world().get('get-site-v1', { site_id_or_domain: idOf(k) })).body;
    expect(wp_version).toBe(world().fleet.site(k).core);
    expect(world().fleet.site(k).pendingCore).toBeUndefined();
  });

  it('record the WordPress version that the site reports, even if a newer one was released meanwhile', async () => {
    const k = siteWith(1);
    const site = world().fleet.site(k);
    onTestFinished(() => void world().fleet.world.releases.delete('wordpress'));
    world().fleet.release('wordpress', '90.1');
    await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
    site.setFaults({ name: 'slow', on: 'stats', times: 1 });
    const { body } = await run(k, { type: ['wp'], wait: false });
    world().fleet.release('wordpress', '90.2');
    await world().jobEnd(body.job_id);
    expect(await itemsOf(world(), body.job_id)).toMatchObject([{ to_version: '90.1', state: 'updated' }]);
    expect(site.core).toBe('90.2');
    expect((await world().get('get-site-v1', { site_id_or_domain: idOf(k) })).body.wp_version).toBe('90.2');
  });

  it('are limited to the given slugs', async () => {
    const k = siteWith(3);
    const [first, ...others] = pendingOn(world(), k);
    const { body } = await run(k, { slugs: [first?.slug] });
    expect(body.results).toMatchObject([{ slug: first?.slug, state: 'updated' }]);
    expect(pendingOn(world(), k)).toEqual(others);
  });

  it('are judged by the version that the site reports, not by its success message', async () => {
    const k = siteWith(2, []);
    world().fleet.site(k).setFaults('update_noop_success');
    const { body } = await run(k, { type: ['plugins', 'themes'] });
    expect(states(body)).toEqual(['failed']);
    expect(body.results[0]).toMatchObject({
      reason: 'not_updated',
      message: expect.stringContaining('After the update'),
    });
    const job = (await world().rest(`/jobs/${body.job_id}`)).body;
    expect(job).toMatchObject({ status: 'completed', failed: 1, result: { state: 'finished' } });
    expect(job.errors).toMatchObject([{ site_id: idOf(k), code: 'svc_update_failed' }]);
    world().fleet.site(k).setFaults();
  });

  it.each(['update_500_after', 'update_white_page'] as const)(
    'count as made after %s if the site has them',
    async fault => {
      const k = siteWith(2);
      world().fleet.site(k).setFaults(fault);
      const { body } = await run(k, { type: ['plugins', 'themes'] });
      expect(states(body)).toEqual(['updated']);
    },
  );

  it('report the code that explains why a package was not installed', async () => {
    const k = siteWith(2);
    world().fleet.site(k).setFaults('update_download_failed');
    const { body } = await run(k, { type: ['plugins'] });
    expect(body.results[0]).toMatchObject({ state: 'failed', message: expect.stringContaining('download_failed') });
    world().fleet.site(k).setFaults();
  });

  it('are not sent to a site that cannot be reached beforehand', async () => {
    const k = siteWith(2);
    world().fleet.site(k).setFaults('http500');
    const { body } = await run(k, { type: ['plugins', 'themes'] });
    expect(states(body)).toEqual(['failed']);
    expect(body.results[0]).toMatchObject({ reason: 'connection_failed', sent_at: null });
    world().fleet.site(k).setFaults();
    expect((await world().rest(`/jobs/${body.job_id}`)).body.errors[0].code).toBe('svc_connection_failed');
  });

  it('are skipped if the site already has them or no longer has the item', async () => {
    const k = siteWith(2);
    const [first, second] = world()
      .fleet.site(k)
      .pendingPlugins.filter(({ works }) => works);
    if (!first || !second) return run(k);
    world().fleet.site(k).setPlugin(first.slug, { version: first.to });
    world().fleet.site(k).removePlugin(second.slug);
    const { body } = await run(k, { slugs: [first.slug, second.slug] });
    const reasons = Object.fromEntries(body.results.map(({ slug, state, reason }: Result) => [slug, [state, reason]]));
    expect(reasons).toEqual({ [first.slug]: ['skipped', 'up_to_date'], [second.slug]: ['skipped', 'not_installed'] });
    return undefined;
  });
});

describe('a run is refused', () => {
  it('for a slug that is not pending or is ignored, and the error names it', async () => {
    const k = siteWith(2);
    const unknown = await run(k, { slugs: ['no-such/plugin.php'] });
    expect(expectError(unknown, { status: 400, code: 'svc_invalid_input' })).toContain('no-such/plugin.php');
    const slug = world().fleet.site(k).pendingPlugins[0]?.slug as string;
    await world().post('ignore-updates-v1', { site_id_or_domain: idOf(k), type: 'plugins', slugs: [slug] });
    const ignored = await run(k, { slugs: [slug] });
    expect(expectError(ignored, { status: 400, code: 'svc_invalid_input' })).toContain(slug);
    const { body } = await run(k);
    expect(body.results.map((item: Result) => item.slug)).not.toContain(slug);
  });

  it('for a suspended or disconnected site', async () => {
    await world().post('suspend-site-v1', { site_id_or_domain: idOf(39) });
    expectError(await run(39), { status: 409, code: 'svc_site_suspended' });
    await world().post('disconnect-site-v1', { site_id_or_domain: idOf(40) });
    expectError(await run(40), { status: 409, code: 'svc_site_disconnected' });
    expectError(await world().post('run-site-updates-v1', { site_id_or_domain: 999_999 }), {
      status: 404,
      code: 'svc_site_not_found',
    });
  });

  it('while another run is updating the site, and the error names its job', async () => {
    const k = siteWith(2);
    world().fleet.site(k).setFaults({ name: 'slow', on: 'stats' });
    const { body } = await run(k, { wait: false });
    const second = await run(k, { wait: false });
    const message = expectError(second, { status: 409, code: 'svc_site_busy', data: { job_id: body.job_id } });
    expect(message).toBe(`The site is already in update run ${body.job_id}. Wait until it ends, or abandon it.`);
    await world().post('abandon-update-run-v1', { job_id: body.job_id });
    const items = await itemsOf(world(), body.job_id);
    expect(items.every(({ state }) => ['skipped', 'sent', 'updated'].includes(state))).toBe(true);
    world().fleet.site(k).setFaults();
  });
});

it('if nothing is pending, and the error says so', async () => {
  const k = 38;
  await run(k);
  const { body } = await run(k, { type: ['themes'] });
  expect(body).toMatchObject({ job_id: null, queued_count: 0, results: [], message: 'There is nothing to update.' });
});
