import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { searchText, siteKey } from '../site.ts';

const world = useWorld();
const update = (input: Record<string, unknown>) => world().post('update-site-v1', { site_id_or_domain: id, ...input });
const tagsNow = async () => {
  const { items } = (await world().get('list-tags-v1')).body;
  return items
    .filter((tag: { sites_ids: number[] }) => tag.sites_ids.includes(id))
    .map((tag: { id: number }) => tag.id);
};
let id = 0;
let count = 0;
let client = 0;
let red = 0;
let blue = 0;

beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Client' })).body.id;
  red = (await world().post('add-tag-v1', { name: 'red' })).body.id;
  blue = (await world().post('add-tag-v1', { name: 'blue' })).body.id;
});
beforeEach(async () => {
  id = await storeSite(world(), { url: `https://s${++count}.example/`, name: `Site ${count}` });
});

describe('update-site', () => {
  it('returns the exact fields of the updated site', async () => {
    const { status, body } = await update({ name: ' New name ', notes: 'Line 1\nLine 2', client_id: client });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      url: `https://s${count}.example/`,
      name: 'New name',
      status: 'connected',
      client_id: client,
      wp_version: '',
      php_version: '',
      child_version: '',
      last_sync: null,
      admin_username: 'anna',
      notes: 'Line 1\nLine 2',
    });
    expect((await world().post('get-site-v1', { site_id_or_domain: id })).body).toEqual(body);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.updated']);
  });

  it('changes only the given fields', async () => {
    await update({ name: 'Kept', notes: 'kept', client_id: client, tags: [red] });
    const { body } = await update({});
    expect(body).toMatchObject({ name: 'Kept', notes: 'kept', client_id: client });
    expect(await tagsNow()).toEqual([red]);
    expect((await update({ notes: '' })).body).toMatchObject({ name: 'Kept', notes: '', client_id: client });
  });

  // Fails on PostgreSQL if the site is not locked: it is found by its former address alone.
  it('is found by its new address if it is renamed while it is moved', async () => {
    const { database } = world().app.services;
    const url = `https://moved-${id}.example/`;
    const move = await uncommitted(database, trx =>
      trx
        .updateTable('sites')
        .set({ url, url_key: siteKey(url), search_text: searchText('Site', url) })
        .where('id', '=', id)
        .execute(),
    );
    const renaming = update({ name: 'Renamed' });
    await waitForLock(database);
    await move();
    expect((await renaming).status).toBe(200);
    const found = await world().get('list-sites-v1', { search: `moved-${id}` });
    expect(found.body.items).toMatchObject([{ id, name: 'Renamed', url }]);
  });

  it('removes the client if it is null', async () => {
    await update({ client_id: client });
    expect((await update({ client_id: null })).body.client_id).toBeNull();
  });

  it('replaces the tags with the given ones, each once; [] removes all', async () => {
    await update({ tags: [red] });
    await update({ tags: [blue, blue] });
    expect(await tagsNow()).toEqual([blue]);
    await update({ tags: [red, blue] });
    expect(await tagsNow()).toEqual([blue, red]);
    await update({ tags: [] });
    expect(await tagsNow()).toEqual([]);
  });

  it('returns 404 for an unknown client or tag, and changes nothing', async () => {
    const noClient = await update({ name: 'Changed', client_id: 987_654 });
    expectError(noClient, { status: 404, code: 'svc_client_not_found' });
    const noTag = await update({ name: 'Changed', tags: [red, 987_654, 987_654, 987_655] });
    expect(expectError(noTag, { status: 404, code: 'svc_tag_not_found' })).toContain('987654, 987655');
    expect((await siteRow(world(), id)).name).toBe(`Site ${count}`);
    expect(await tagsNow()).toEqual([]);
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await update({ site_id_or_domain: 987_654, tags: [red] }), { status: 404, code: 'svc_site_not_found' });
  });

  it('returns 400 with all violations of invalid input', async () => {
    const input = { name: '  ', notes: 5, client_id: 0, tags: red, uri: 'https://new.example/' };
    expect(refusedPaths(await update(input)).sort()).toEqual([
      'input.client_id',
      'input.name',
      'input.notes',
      'input.tags',
      'input.uri',
    ]);
    expect(refusedPaths(await update({ name: '', tags: ['red'], client_id: 'x' })).sort()).toEqual([
      'input.client_id',
      'input.name',
      'input.tags[0]',
    ]);
    expect(refusedPaths(await update({ notes: 'a\0b' }))).toEqual(['input.notes']);
    expect(refusedPaths(await world().post('update-site-v1', { name: 'x' }))).toEqual(['input.site_id_or_domain']);
  });

  it('sends nothing to the site and works in any state', async () => {
    const suspended = await storeSite(world(), { url: 'https://suspended.example/', status: 'suspended' });
    const { body } = await update({ site_id_or_domain: suspended, name: 'Asleep' });
    expect(body).toMatchObject({ name: 'Asleep', status: 'suspended' });
  });
});
