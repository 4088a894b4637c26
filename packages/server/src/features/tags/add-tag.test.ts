import { describe, expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: Record<string, unknown>) => world().post('add-tag-v1', input);

describe('add-tag', () => {
  it('adds a tag and answers the exact fields', async () => {
    const { status, body } = await add({ name: ' Shops ', color: '#ff8800' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), name: 'Shops', color: '#ff8800', sites_count: 0, sites_ids: [] });
  });

  it('needs no colour', async () => {
    expect((await add({ name: 'Plain' })).body.color).toBeNull();
  });

  it('answers 409 for a name that another tag has, whatever its case', async () => {
    await add({ name: 'Ärzte' });
    expectError(await add({ name: 'äRZTE ' }), { status: 409, code: 'svc_already_exists' });
  });

  it('refuses what does not fit, every violation at once', async () => {
    expect(refusedPaths(await add({ name: ' ', color: 'red', colour: '#ffffff' })).sort()).toEqual([
      'input.color',
      'input.colour',
      'input.name',
    ]);
    expect(refusedPaths(await add({}))).toEqual(['input.name']);
  });
});
