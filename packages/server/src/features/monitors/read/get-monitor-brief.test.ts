import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();

it('tells the state of a site', async () => {
  const { world, tell, ids } = on();
  const brief = async () => (await world.get('get-monitor-brief-v1', { site_id_or_domain: 'site1.example' })).body;
  expect(await brief()).toEqual({ id: ids[0], url: 'https://site1.example/', name: 'Site 1', status: 'pending' });
  await tell(1, [60, false]);
  expect((await brief()).status).toBe('down');
});
