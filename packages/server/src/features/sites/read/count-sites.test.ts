import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

beforeAll(async () => {
  const statuses = ['connected', 'connected', 'connected', 'disconnected', 'suspended', 'suspended'] as const;
  for (const [at, status] of statuses.entries()) await storeSite(world(), { url: `https://s${at}.example/`, status });
});

describe('count-sites', () => {
  it.each([
    [{}, 6],
    [{ status: 'any' }, 6],
    [{ status: 'connected' }, 3],
    [{ status: 'disconnected' }, 1],
    [{ status: 'suspended' }, 2],
  ])('counts the sites for %j: %i', async (input, total) => {
    const { status, body } = await world().get('count-sites-v1', input);
    expect(status).toBe(200);
    expect(body).toEqual({ total });
  });

  it('rejects other states and unknown properties', async () => {
    expect(refusedPaths(await world().get('count-sites-v1', { status: 'offline' }))).toEqual(['input.status']);
    expect(refusedPaths(await world().get('count-sites-v1', { state: 'any' }))).toEqual(['input.state']);
  });
});
