import { expect, it } from 'vitest';
import { useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 3, fleet: { plugins: 4 } });

it('lists runs, newest first, page by page', async () => {
  const ids: string[] = [];
  for (const id of world().siteIds) {
    const { body } = await world().post('run-site-updates-v1', { site_id_or_domain: id, wait: true });
    ids.unshift(body.job_id);
  }
  const { body } = await world().get('list-update-runs-v1', { per_page: 2 });
  expect(body).toMatchObject({ page: 1, per_page: 2, total: 3 });
  expect(body.items.map((run: { job_id: string }) => run.job_id)).toEqual(ids.slice(0, 2));
  expect(body.items[0]).toMatchObject({ state: 'finished', scope: 'sites', sites: 1 });
});
