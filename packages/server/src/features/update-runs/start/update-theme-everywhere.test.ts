import { expect, it } from 'vitest';
import { expectError } from '../../../testing/fixtures.ts';
import { useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 20, fleet: { plugins: 2 } });

it('updates one theme on every site where an update is pending', async () => {
  const all = Array.from({ length: 20 }, (_none, i) => world().fleet.site(i + 1));
  const slug = all.flatMap(site => site.pendingThemes)[0]?.slug as string;
  const { body } = await world().post('update-theme-everywhere-v1', { slug, strategy: { canary_percent: 100 } });
  const end = await world().jobEnd(body.job_id);
  expect(end).toMatchObject({ status: 'completed', failed: 0, result: { updated: body.queued_count } });
  expect(all.flatMap(site => site.pendingThemes).filter(theme => theme.slug === slug)).toEqual([]);
});

it('rejects a plugin', async () => {
  const [site] = [world().fleet.site(1)];
  const slug = site.plugins[0]?.file;
  expectError(await world().post('update-theme-everywhere-v1', { slug }), { status: 400, code: 'svc_invalid_input' });
});
