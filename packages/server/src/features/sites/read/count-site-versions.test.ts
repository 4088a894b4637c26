import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { storeFleet } from './site-record.fixtures.ts';

const world = useWorld();

it('counts the sites by version, newest first, without sites of unknown version', async () => {
  await storeFleet(world());
  const { status, body } = await world().get('count-site-versions-v1');
  expect(status).toBe(200);
  expect(body.wp).toEqual([
    { version: '7.0', sites: 1 },
    { version: '6.10', sites: 1 },
    { version: '6.10-beta1', sites: 1 },
    { version: '6.9', sites: 2 },
  ]);
  expect(body.php.map(({ version }: { version: string }) => version)).toEqual(['8.4.1', '8.2.10', '8.2.9', '7.4.33']);
  expect(body.child).toEqual([{ version: '6.1', sites: 5 }]);
});

it('returns versions that the list accepts as filter, with the totals of that list', async () => {
  const { body } = await world().get('count-site-versions-v1');
  for (const kind of ['wp', 'php', 'child'] as const) {
    for (const { version, sites } of body[kind]) {
      const { total } = (await world().get('count-site-records-v1', { [`${kind}_versions`]: [version] })).body;
      expect({ kind, version, total }).toEqual({ kind, version, total: sites });
    }
  }
});
