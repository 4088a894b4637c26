import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { MOST_VIEWS } from './saved-view.schemas.ts';

const world = useWorld();
const add = (auth: string, input: object) =>
  world().post('add-saved-view-v1', { list: 'sites', query: '', ...input }, { auth });

describe('add-saved-view-v1', () => {
  it('saves what the address and the columns say', async () => {
    const auth = await world().user('anna', 'operator');
    const { body } = await add(auth, { name: ' Shops ', query: '?q=shop', columns: { php: true }, shared: true });
    expect(body).toMatchObject({ name: 'Shops', query: 'q=shop', columns: { php: true }, shared: true, own: true });
    expect((await add(auth, { name: 'SHOPS' })).status).toBe(409);
  });

  it('lets viewers save views, but not share them', async () => {
    const auth = await world().user('vera', 'viewer');
    expect((await add(auth, { name: 'Mine' })).status).toBe(200);
    expect((await add(auth, { name: 'For all', shared: true })).status).toBe(403);
  });

  it('has a limit for each person and list', async () => {
    const auth = await world().user('otto', 'viewer');
    for (let n = 1; n <= MOST_VIEWS; n++) expect((await add(auth, { name: `View ${n}` })).status).toBe(200);
    expect((await add(auth, { name: 'One too many' })).status).toBe(409);
    expect((await add(auth, { list: 'costs', name: 'Of another list' })).status).toBe(200);
  });
});
