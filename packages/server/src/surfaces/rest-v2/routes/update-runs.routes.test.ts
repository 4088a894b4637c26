import { describe, expect, it } from 'vitest';
import { useFleet } from '../../../features/update-runs/runs.fixtures.ts';
import { askRoute, takes } from '../ask-route.fixtures.ts';
import { UPDATE_RUN_ROUTES } from './update-runs.routes.ts';

const world = useFleet({ sites: 24, fleet: { plugins: 6 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const post = (path: string, body: object = {}, method = 'POST') => world().rest(path, { method, body });
const works = (k: number) =>
  world()
    .fleet.site(k)
    .pendingPlugins.filter(plugin => plugin.works);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const JOB = /^update_[0-9a-f-]{36}$/;

/** The start response, as clients of such an API know it. */
const started = {
  success: 1,
  message: expect.stringMatching(/\S/),
  last_time_start_batch_updates: expect.stringMatching(INSTANT),
};

/** A site with this many updates of plugins that can be installed. */
function siteWith(updates: number): number {
  const k = Array.from({ length: 24 }, (_none, i) => i + 1).find(at => works(at).length >= updates);
  if (k === undefined) throw new Error('no such site');
  return k;
}

describe('/updates/{id_or_domain}/update/plugins', () => {
  it('returns the job at once, at the top level', async () => {
    const k = siteWith(1);
    const { status, body } = await post(`/updates/${idOf(k)}/update/plugins`, { slug: works(k)[0]?.slug });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...started,
      job_id: expect.stringMatching(JOB),
      queued_count: 1,
      status_url: expect.stringContaining('/v2/jobs/update_'),
    });
    expect(await world().jobEnd(body.job_id)).toMatchObject({ status: 'completed', succeeded: 1 });
  });

  it.each(['POST', 'PUT', 'PATCH'])('accepts several slugs, and waits on request, by %s', async method => {
    const k = siteWith(2);
    const [first, second] = works(k);
    const slug = `${first?.slug}, ${second?.slug}`;
    const { status, body } = await post(`/updates/${idOf(k)}/update/plugins?wait=1`, { slug }, method);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...started, queued_count: 2 });
    const made = (update: typeof first) => ({
      success: 1,
      old_version: update?.from,
      version: update?.to,
      state: 'updated',
    });
    expect(body.data).toEqual({
      [String(first?.slug)]: { name: expect.any(String), ...made(first) },
      [String(second?.slug)]: { name: expect.any(String), ...made(second) },
    });
  });

  it('updates all plugins if no slug is given', async () => {
    const k = siteWith(1);
    const { body } = await post(`/updates/${idOf(k)}/update/plugins?wait=1`);
    expect(Object.keys(body.data).length).toBeGreaterThan(0);
    expect(works(k)).toEqual([]);
  });

  it('reports failures for each item', async () => {
    const k = siteWith(1);
    world().fleet.site(k).setFaults('update_noop_success');
    const { body } = await post(`/updates/${idOf(k)}/update/plugins?wait=1`, { slug: works(k)[0]?.slug });
    expect(Object.values(body.data)).toEqual([
      expect.objectContaining({ success: 0, state: 'failed', code: 'not_updated', version: works(k)[0]?.from }),
    ]);
    world().fleet.site(k).setFaults();
  });

  it.each([
    [{ slug: '' }, 'slug'],
    [{ slugs: 'a/b.php' }, 'slugs'],
    [{ wait: 'perhaps' }, 'wait'],
  ])('rejects %o', async (given, named) => {
    const { status, body } = await post(`/updates/${idOf(siteWith(1))}/update/plugins`, given);
    expect({ status, code: body.code, success: body.success }).toEqual({
      status: 400,
      code: 'rest_invalid_param',
      success: 0,
    });
    expect(Object.keys(body.data.params)).toEqual([named]);
  });
});

describe('/updates/{id_or_domain}/update and its other types', () => {
  it('updates all types of one site, grouped by type', async () => {
    const k = siteWith(1);
    const { body } = await post(`/updates/${idOf(k)}/update?wait=1`);
    expect(body).toMatchObject(started);
    expect(Object.keys(body.data)).toContain('plugins');
    for (const group of Object.values<Record<string, { success: number; code?: string }>>(body.data)) {
      for (const item of Object.values(group))
        expect([item.success, item.code]).toEqual(item.code ? [0, 'incompatible'] : [1, undefined]);
    }
    const left = await world().get('get-site-updates-v1', { site_id_or_domain: idOf(k) });
    const possible = left.body.updates.filter((update: { php_compatible: boolean }) => update.php_compatible);
    expect(possible).toEqual([]);
  });

  it('installs exactly the given items, and refuses slugs besides', async () => {
    const k = siteWith(1);
    const [plugin] = works(k);
    const items = [{ type: 'plugins', slug: plugin?.slug }];
    const refused = await post(`/updates/${idOf(k)}/update`, { items, slug: plugin?.slug });
    expect(refused).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
    const { body } = await post(`/updates/${idOf(k)}/update?wait=1`, { items });
    expect(body).toMatchObject({ ...started, queued_count: 1 });
    expect(body.data).toEqual({
      plugins: { [String(plugin?.slug)]: expect.objectContaining({ success: 1, version: plugin?.to }) },
    });
  });

  it.each(['wp', 'themes', 'translations'])('%s: can be updated separately', async type => {
    const k = siteWith(1);
    const { status, body } = await post(`/updates/${idOf(k)}/update/${type}?wait=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject(started);
    for (const item of Object.values<{ success: number }>(body.data)) expect(item.success).toBe(1);
  });
});

describe.each(UPDATE_RUN_ROUTES.filter(route => takes(route, 'slug')))('$path', route => {
  it('rejects slugs without a pending update by name', async () => {
    const answer = await askRoute(world(), route, { id_or_domain: idOf(1), slug: ['no-such/plugin.php'] });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
    expect(answer.body.message).toContain('no-such/plugin.php');
  });
});

describe('/updates/update', () => {
  it('starts a run over the fleet; a second one finds nothing left to start', async () => {
    const careful = { canary_percent: 50, failure_threshold_percent: 100 };
    const first = await post('/updates/update', { type: 'plugins,themes', strategy: careful });
    expect(first.body).toMatchObject({ ...started, job_id: expect.stringMatching(JOB) });
    const second = await post('/updates/update', { type: 'plugins,themes' });
    expect(second.body).toMatchObject({ ...started, queued_count: 0 });
    const end = await world().jobEnd(first.body.job_id);
    expect(end).toMatchObject({ status: 'completed', result: { state: 'finished' } });
    const run = await world().rest(`/update-runs/${first.body.job_id}`);
    expect(run.body).toMatchObject({
      success: 1,
      data: { run: { state: 'finished', scope: 'fleet' }, total: first.body.queued_count + skipped(run.body) },
    });
    const { body } = await world().rest('/update-runs');
    expect(body.data[0]).toMatchObject({ job_id: first.body.job_id });
  });

  it('requires a key with write permission', async () => {
    const auth = await world().key('read');
    const { status, body } = await world().rest('/updates/update', { method: 'POST', auth, body: {} });
    expect([status, body.code]).toEqual([403, 'svc_rest_insufficient_scope']);
  });

  it('cannot resume or abandon a run that has ended', async () => {
    const { job_id } = (await world().rest('/update-runs')).body.data[0];
    for (const action of ['resume', 'abandon']) {
      const { status, body } = await post(`/update-runs/${job_id}/${action}`);
      expect([status, body.code]).toEqual([409, 'svc_invalid_state']);
    }
  });
});

function skipped(body: { data: { run: { counts: { skipped?: number } } } }): number {
  return body.data.run.counts.skipped ?? 0;
}
