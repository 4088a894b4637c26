import { expect, it } from 'vitest';
import { expectError } from '../../../testing/fixtures.ts';
import { itemsOf, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 20, fleet: { plugins: 6 } });

it('updates one plugin on every site where an update is pending, and nothing else', async () => {
  const all = Array.from({ length: 20 }, (_none, i) => world().fleet.site(i + 1));
  const works = all.flatMap(site => site.pendingPlugins.filter(plugin => plugin.works).map(({ slug }) => slug));
  const slug = works[0] as string;
  const having = all.filter(site => site.pendingPlugins.some(plugin => plugin.slug === slug));
  const others = all.map(site => site.pendingPlugins.filter(plugin => plugin.slug !== slug));
  const { status, body } = await world().post('update-plugin-everywhere-v1', { slug });
  expect(status).toBe(200);
  expect(body).toMatchObject({ sites: having.length });
  await world().jobEnd(body.job_id);
  expect((await itemsOf(world(), body.job_id)).map(item => [item.slug, item.type])).toEqual(
    having.map(() => [slug, 'plugins']),
  );
  expect(all.map(site => site.pendingPlugins.filter(plugin => plugin.slug !== slug))).toEqual(others);
});

it('rejects a plugin without pending updates', async () => {
  const answer = await world().post('update-plugin-everywhere-v1', { slug: 'no-such/plugin.php' });
  expect(expectError(answer, { status: 400, code: 'svc_invalid_input' })).toContain('no-such/plugin.php');
});
