import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';

describe('changing a cost', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 2, seeded: true, parts: { clock: manualClock(Date.UTC(2026, 1, 1)) } });
  });
  afterAll(() => world.close());

  const add = async (more: object = {}) => {
    const essentials = { name: 'A', price: 10, payment_type: 'subscription', product_type: 'other' };
    const input = { ...essentials, renewal_type: 'monthly', sites: [world.siteIds[0]], ...more };
    return (await world.post('add-cost-v1', input)).body;
  };
  const update = (cost_id: number, more: object) => world.post('update-cost-v1', { cost_id, ...more });

  it('changes only what is given', async () => {
    const before = await add({ note: 'N', last_renewal: '2026-01-15', payment_method: 'cash' });
    const { body } = await update(before.id, { price: 12.5, name: ' B ' });
    expect(body).toEqual({ ...before, price: 12.5, name: 'B' });
    const cleared = await update(before.id, { note: '', last_renewal: null, payment_method: null });
    expect(cleared.body).toMatchObject({ note: '', last_renewal: null, next_renewal: null, payment_method: '' });
    expect((await update(before.id, {})).body).toEqual(cleared.body);
  });

  it('keeps the day of the first renewal across shorter months', async () => {
    const { id } = await add({ last_renewal: '2026-01-31' });
    expect((await update(id, { last_renewal: '2026-02-28' })).body.next_renewal).toBe('2026-03-31');
    expect((await update(id, { last_renewal: '2026-03-15' })).body.next_renewal).toBe('2026-04-15');
  });

  it('replaces its targets, even by others of another kind', async () => {
    const { id } = await add();
    const client = (await world.post('add-client-v1', { name: 'C' })).body.id;
    expect((await update(id, { clients: [client] })).body).toMatchObject({ sites: [], groups: [], clients: [client] });
    expect((await update(id, { sites: [], clients: [] })).body.code).toBe('svc_invalid_input');
    expect((await update(id, { name: 'Z', sites: [999] })).status).toBe(404);
    expect((await world.get('get-cost-v1', { cost_id: id })).body).toMatchObject({ name: 'A', clients: [client] });
  });

  // Seen to fail on PostgreSQL when the rows that name the client are locked first: who deletes the client has it, and waits for them.
  it('waits for a client that is being deleted before it locks what names it', async () => {
    const { database } = world.app.services;
    const client = (await world.post('add-client-v1', { name: 'Leaving' })).body.id;
    const { id } = await add({ sites: [], clients: [client] });
    const goOn = await uncommitted(database, trx =>
      trx.selectFrom('clients').select('id').where('id', '=', client).forUpdate().execute(),
    );
    const changing = update(id, { clients: [client] });
    await waitForLock(database);
    const names = database.db.selectFrom('cost_clients').select('client_id').where('cost_id', '=', id);
    expect(await names.forUpdate().skipLocked().execute()).toEqual([{ client_id: client }]);
    await goOn();
    expect((await changing).body.clients).toEqual([client]);
  });

  it('returns 404 for an unknown cost', async () => {
    const { status, body } = await update(999, { name: 'X' });
    expect([status, body.code]).toEqual([404, 'svc_cost_not_found']);
  });
});
