import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../vulnerabilities.fixtures.ts';

const fleet = useVulnerableFleet();

it('lists what was decided, by whom and until when, newest first', async () => {
  const { world, ids } = fleet();
  await world.post('ignore-vulnerability-v1', { vulnerability_id: 'core-hole', reason: 'All of\u202e them.' });
  const one = { vulnerability_id: 'shop-hole', site_id_or_domain: ids.lima, reason: 'One.', until: '2099-01-01' };
  await world.post('ignore-vulnerability-v1', one);
  const { body } = await world.rest('/vulnerabilities/ignored');
  const since = expect.stringMatching(/Z$/);
  expect(body.data).toEqual([
    {
      vulnerability_id: 'shop-hole',
      title: 'Shop lets anybody in',
      site_id: ids.lima,
      site_name: 'lima.example',
      reason: 'One.',
      until: '2099-01-01T00:00:00Z',
      by: 'user:admin',
      since,
    },
    {
      vulnerability_id: 'core-hole',
      title: 'Made-up hole in wordpress up to 7.0.1',
      site_id: null,
      site_name: null,
      reason: 'All of them.',
      until: null,
      by: 'user:admin',
      since,
    },
  ]);
});
