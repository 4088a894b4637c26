import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

describe('changing a client', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 3, seeded: true });
  });
  afterAll(() => world.close());

  const add = async (input: object) => (await world.post('add-client-v1', { name: 'Client', ...input })).body;

  it('changes only what is given, found by id or e-mail address', async () => {
    const before = await add({ client_email: 'a@example.com', city: 'Bonn', note: 'n' });
    const { body } = await world.post('update-client-v1', { client_id_or_email: 'A@example.com', city: 'Köln' });
    expect(body).toEqual({ ...before, city: 'Köln' });
    const renamed = await world.post('update-client-v1', { client_id_or_email: before.id, name: 'Renamed' });
    expect(renamed.body).toEqual({ ...before, city: 'Köln', name: 'Renamed' });
    expect((await world.get('list-clients-v1', { search: 'renamed' })).body.total).toBe(1);
  });

  it('clears what is given as empty or null', async () => {
    const { id } = await add({ client_email: 'b@example.com', city: 'Bonn', note: 'n' });
    const change = { client_id_or_email: id, client_email: '', city: null, note: '' };
    expect((await world.post('update-client-v1', change)).body).toMatchObject({ email: '', city: '', note: '' });
  });

  it('replaces its sites by the selected ones', async () => {
    const [one, two, three] = world.siteIds;
    const { id } = await add({ selected_sites: [one, two] });
    await world.post('update-client-v1', { client_id_or_email: id, selected_sites: [two, three] });
    const sites = await world.get('get-client-sites-v1', { client_id_or_email: id });
    expect(sites.body.items.map((site: { id: number }) => site.id)).toEqual([two, three]);
    await world.post('update-client-v1', { client_id_or_email: id, selected_sites: [] });
    expect((await world.get('count-client-sites-v1', { client_id_or_email: id })).body).toEqual({ total: 0 });
  });

  it('logs for each site that moves which client it has now', async () => {
    const [one, two, three] = world.siteIds as [number, number, number];
    const logged = async (site: number) => {
      const { body } = await world.get('list-audit-log-v1', { subject: `site:${site}`, action: 'site.updated' });
      return body.items.map(({ detail }: { detail: object }) => detail).reverse();
    };
    const before = await Promise.all([one, two, three].map(logged));
    const first = await add({ selected_sites: [one, two] });
    const second = await add({ selected_sites: [two] });
    const chosen = { client_id_or_email: second.id, selected_sites: [two, three] };
    await world.post('update-client-v1', chosen);
    await world.post('update-client-v1', chosen);
    await world.post('update-client-v1', { client_id_or_email: second.id, selected_sites: null });
    const [ours, theirs, nobody] = [first.id, second.id, null].map(client_id => ({ client_id }));
    const after = await Promise.all([one, two, three].map(logged));
    expect(after.map((entries, index) => entries.slice(before[index]?.length))).toEqual([
      [ours],
      [ours, theirs, nobody],
      [theirs, nobody],
    ]);
  });

  it("refuses another client's e-mail address, and takes the client's own", async () => {
    await add({ client_email: 'taken@example.com' });
    const { id } = await add({ client_email: 'own@example.com' });
    const change = (client_email: string) => world.post('update-client-v1', { client_id_or_email: id, client_email });
    expect(await change('Taken@example.com')).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
    expect((await change('Own@example.com')).status).toBe(200);
  });

  it('returns 404 for an unknown client, and refuses to suspend', async () => {
    const unknown = await world.post('update-client-v1', { client_id_or_email: 'no@example.com', city: 'X' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'svc_client_not_found']);
    const { id } = await add({});
    const suspend = await world.post('update-client-v1', { client_id_or_email: id, status: 'suspended' });
    expect(suspend.status).toBe(400);
    await world.post('suspend-client-v1', { client_id_or_email: id });
    const revive = await world.post('update-client-v1', { client_id_or_email: id, status: 'active' });
    expect([revive.status, revive.body.code]).toEqual([409, 'svc_invalid_state']);
  });
});
