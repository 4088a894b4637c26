import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { EVENT_TYPE_NAMES } from './index.ts';

const world = useWorld();

it('lists every type with its group and what its details contain', async () => {
  const { body } = await world().get('list-event-types-v1');
  expect(body.types).toHaveLength(EVENT_TYPE_NAMES.length);
  expect(body.types).toContainEqual({
    type: 'site.down',
    group: 'sites',
    phase: 'opens',
    summary: expect.stringMatching(/\.$/),
    data: expect.objectContaining({ properties: expect.objectContaining({ host: expect.anything() }) }),
  });
});
