import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

describe('suspending a client', () => {
  let world: World;
  let id: number;
  beforeEach(async () => {
    world = await makeWorld({ sites: 4, seeded: true });
    const [connected, disconnected, suspended] = world.siteIds;
    await world.post('disconnect-site-v1', { site_id_or_domain: disconnected });
    await world.post('suspend-site-v1', { site_id_or_domain: suspended });
    const client = { name: 'A', selected_sites: [connected, disconnected, suspended] };
    id = (await world.post('add-client-v1', client)).body.id;
  });
  afterEach(() => world.close());

  const client = (ability: string) => world.post(ability, { client_id_or_email: id });
  const states = async () =>
    (await world.get('list-sites-v1')).body.items.map((site: { status: string }) => site.status);

  it('suspends its sites with it, and unsuspending gives each the state it had', async () => {
    expect((await client('suspend-client-v1')).body).toMatchObject({ id, status: 'suspended', suspended: 1 });
    expect(await states()).toEqual(['suspended', 'suspended', 'suspended', 'connected']);
    expect((await client('unsuspend-client-v1')).body).toMatchObject({ id, status: 'active', suspended: 0 });
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
  });

  it('is the same when repeated', async () => {
    await client('suspend-client-v1');
    expect((await client('suspend-client-v1')).body.status).toBe('suspended');
    await client('unsuspend-client-v1');
    expect((await client('unsuspend-client-v1')).status).toBe(409);
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
  });

  it('does not restore a site whose state somebody changed in the meantime', async () => {
    await client('suspend-client-v1');
    const [connected] = world.siteIds;
    await world.post('unsuspend-site-v1', { site_id_or_domain: connected });
    await world.post('suspend-site-v1', { site_id_or_domain: connected });
    await client('unsuspend-client-v1');
    expect(await states()).toEqual(['suspended', 'disconnected', 'suspended', 'connected']);
  });

  it('leaves a site suspended that somebody suspended meanwhile by itself', async () => {
    await client('suspend-client-v1');
    const [connected] = world.siteIds;
    expect((await world.post('suspend-site-v1', { site_id_or_domain: connected })).body.suspended).toBe(true);
    await client('unsuspend-client-v1');
    expect(await states()).toEqual(['suspended', 'disconnected', 'suspended', 'connected']);
  });

  it('passes a site that it suspended on to the next client, if that is suspended as well', async () => {
    await client('suspend-client-v1');
    const [connected] = world.siteIds;
    const next = (await world.post('add-client-v1', { name: 'B', selected_sites: [connected] })).body.id;
    await world.post('suspend-client-v1', { client_id_or_email: next });
    await client('unsuspend-client-v1');
    expect(await states()).toEqual(['suspended', 'disconnected', 'suspended', 'connected']);
    await world.post('unsuspend-client-v1', { client_id_or_email: next });
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
  });

  it('changes no site that the client gets later, and deleting the client none that was suspended with it', async () => {
    await client('suspend-client-v1');
    const sites = [...world.siteIds].sort((a, b) => a - b);
    await world.post('update-client-v1', { client_id_or_email: id, selected_sites: sites });
    const before = ['suspended', 'suspended', 'suspended', 'connected'];
    expect(await states()).toEqual(before);
    await world.post('delete-client-v1', { client_id_or_email: id, confirm: true });
    expect(await states()).toEqual(before);
  });

  it('leaves a site that was moved suspended with the client that it has now, if that was suspended first', async () => {
    await client('suspend-client-v1');
    const [connected] = world.siteIds;
    const next = (await world.post('add-client-v1', { name: 'B' })).body.id;
    await world.post('suspend-client-v1', { client_id_or_email: next });
    await world.post('edit-sites-v1', { site_ids_or_domains: [connected], client_id: next });
    await client('unsuspend-client-v1');
    expect(await states()).toEqual(['suspended', 'disconnected', 'suspended', 'connected']);
    await world.post('unsuspend-client-v1', { client_id_or_email: next });
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
  });

  it('gives a site that was moved away and back the state it had, whichever client is still suspended', async () => {
    await client('suspend-client-v1');
    const [connected] = world.siteIds;
    const next = (await world.post('add-client-v1', { name: 'B', selected_sites: [connected] })).body.id;
    await world.post('suspend-client-v1', { client_id_or_email: next });
    await world.post('edit-sites-v1', { site_ids_or_domains: [connected], client_id: id });
    expect((await client('unsuspend-client-v1')).body).toMatchObject({ status: 'active', suspended: 0 });
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
    await world.post('unsuspend-client-v1', { client_id_or_email: next });
    expect(await states()).toEqual(['connected', 'disconnected', 'suspended', 'connected']);
  });

  it('leaves a site that was moved with another suspended client when the first one is deleted', async () => {
    const [connected] = world.siteIds;
    const next = (await world.post('add-client-v1', { name: 'B' })).body.id;
    await world.post('suspend-client-v1', { client_id_or_email: next });
    await client('suspend-client-v1');
    await world.post('edit-sites-v1', { site_ids_or_domains: [connected], client_id: next });
    await world.post('delete-client-v1', { client_id_or_email: id, confirm: true });
    expect(await states()).toEqual(['suspended', 'suspended', 'suspended', 'connected']);
    await world.post('unsuspend-client-v1', { client_id_or_email: next });
    expect(await states()).toEqual(['connected', 'suspended', 'suspended', 'connected']);
  });

  it('is in the audit log, with each site', async () => {
    await client('suspend-client-v1');
    const { db } = world.app.services.database;
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(rows.map(row => row.action)).toEqual(['site.suspended', 'site.suspended', 'client.suspended']);
    expect(rows[2]?.subject).toBe(`client:${id}`);
  });

  it('returns 404 for an unknown client', async () => {
    const { status, body } = await world.post('suspend-client-v1', { client_id_or_email: 9999 });
    expect([status, body.code]).toEqual([404, 'svc_client_not_found']);
  });
});
