import { describe, expect, it } from 'vitest';
import { pendingOn, useFleet } from '../../../features/update-runs/runs.fixtures.ts';

const world = useFleet({ sites: 8, fleet: { plugins: 6 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const batch = async (updates: object) =>
  (await world().rest('/batch?_as=it-is', { method: 'POST', body: { updates } })).body.updates;
const failed = (status: number, code: string) => ({
  success: 0,
  code,
  message: expect.stringMatching(/\S/),
  data: expect.objectContaining({ status }),
});

/** This many sites of the fleet with updates that can be installed. */
function sitesWithUpdates(count: number): number[] {
  const found = Array.from({ length: 8 }, (_none, i) => i + 1).filter(k => pendingOn(world(), k).length > 0);
  if (found.length < count) throw new Error('too few sites have updates');
  return found.slice(0, count);
}

describe('a batch of updates', () => {
  it('starts the update of each site, named by id or domain, and one that cannot start fails alone', async () => {
    const [first, second] = sitesWithUpdates(2) as [number, number];
    const { body } = await world().rest(`/sites/${idOf(second)}`);
    const answer = await batch({
      update: [
        { site: idOf(first), type: 'plugins,themes' },
        { site: 999_999 },
        { site: idOf(first), type: 'themes', slug: 'no-such-theme' },
        { type: 'plugins' },
        5,
      ],
      create: [{ site: body.data.url }],
    });
    expect(answer.update).toEqual([
      expect.objectContaining({ id: idOf(first), success: 1, job_id: expect.stringMatching(/^update_/) }),
      { id: 999_999, ...failed(404, 'svc_site_not_found') },
      { id: idOf(first), ...failed(400, 'svc_invalid_input') },
      { ...failed(400, 'rest_invalid_param'), data: expect.objectContaining({ params: { site: 'is required' } }) },
      failed(400, 'rest_invalid_param'),
    ]);
    expect(answer.create).toEqual([expect.objectContaining({ id: body.data.url, success: 1 })]);
    for (const { job_id } of [answer.update[0], answer.create[0]]) await world().jobEnd(job_id);
    expect([pendingOn(world(), first), pendingOn(world(), second)]).toEqual([[], []]);
  });

  it('ignores updates by type, slug and version', async () => {
    const [k] = sitesWithUpdates(1) as [number];
    const path = `/updates/${idOf(k)}?type=plugins`;
    const before = Object.keys((await world().rest(path)).body.data[idOf(k)].plugins);
    const answer = await batch({
      ignore: [
        { site: idOf(k), type: 'plugins', slug: before[0] },
        { site: idOf(k), type: 'translations' },
        { site: idOf(k), type: 'plugins', slug: 'no/such.php' },
        { site: idOf(k) },
      ],
    });
    expect(answer.ignore).toEqual([
      expect.objectContaining({ id: idOf(k), success: 1, message: 'The updates are now ignored.' }),
      failed(400, 'rest_invalid_param'),
      { id: idOf(k), ...failed(404, 'svc_plugin_not_found') },
      failed(400, 'rest_invalid_param'),
    ]);
    const { plugins = {} } = (await world().rest(path)).body.data[idOf(k)];
    expect(Object.keys(plugins)).toEqual(before.slice(1));
  });

  it('counts towards the limit like any other', async () => {
    const body = { updates: { update: Array.from({ length: 101 }, () => ({ site: 1 })) } };
    const answer = await world().rest('/batch', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'svc_rest_request_entity_too_large' } });
  });
});
