import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { loadKnownSites } from '../connection.ts';

const world = useWorld({ sites: 1, seeded: true });
const update = (input: object) => world().post('update-site-record-v1', { site_id_or_domain: id, ...input });
const known = async () => {
  const [site] = await loadKnownSites(world().app.services, [id]);
  if (!site) throw new Error('The site is gone.');
  return site;
};
let id = 0;
let count = 0;
let client = 0;
let red = 0;

beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Client' })).body.id;
  red = (await world().post('add-tag-v1', { name: 'red' })).body.id;
});
beforeEach(async () => {
  id = await storeSite(world(), { url: `https://s${++count}.example/`, name: `Site ${count}` });
});

describe('update-site-record', () => {
  it('changes the given fields, and returns the record', async () => {
    const edit = { name: ' New ', notes: 'Note', client_id: client, tags: [red], admin: ' bob ', ssl_verify: false };
    const { status, body } = await update(edit);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      name: 'New',
      notes: 'Note',
      client_id: client,
      client_name: 'Client',
      verify_tls: false,
      admin_username: 'bob',
      tags: [{ id: red, name: 'red', color: null }],
      http_auth: false,
    });
    expect((await update({})).body).toEqual(body);
  });

  it.each([
    { notes: '', client_id: null, tags: [] },
    { notes: null, client_id: null, tags: null },
  ])('clears the fields given in %j', async none => {
    await update({ notes: 'Note', client_id: client, tags: [red] });
    expect((await update(none)).body).toMatchObject({ notes: '', client_id: null, client_name: null, tags: [] });
  });

  it('seals the credentials of the password prompt, and keeps the part that is not given', async () => {
    expect((await update({ http_user: 'door', http_pass: 'one' })).body.http_auth).toBe(true);
    await update({ http_pass: 'two' });
    expect((await known()).address.httpAuth).toEqual({ user: 'door', password: 'two' });
    await update({ http_user: 'gate' });
    expect((await known()).address.httpAuth).toEqual({ user: 'gate', password: 'two' });
    await update({ http_pass: null });
    expect((await known()).address.httpAuth).toEqual({ user: 'gate', password: '' });
    expect((await update({ http_user: '' })).body.http_auth).toBe(false);
    expect((await known()).address.httpAuth).toBeUndefined();
    const refused = await update({ name: 'Changed', http_pass: 'alone' });
    expectError(refused, { status: 400, code: 'svc_invalid_input' });
    expect((await update({})).body.name).toBe(`Site ${count}`);
  });

  it('stores the unique id, or removes it', async () => {
    await update({ uniqueid: ' secret-id ' });
    expect((await known()).uniqueId).toBe('secret-id');
    await update({ name: 'Other' });
    expect((await known()).uniqueId).toBe('secret-id');
    for (const none of ['', null]) {
      await update({ uniqueid: none });
      expect((await known()).uniqueId).toBe('');
    }
  });

  it('writes what changed into the audit log, but neither secrets nor notes', async () => {
    await update({ notes: 'PLANTED', http_user: 'PLANTED', http_pass: 'PLANTED', uniqueid: 'PLANTED', admin: 'bob' });
    const { db } = world().app.services.database;
    const rows = await db.selectFrom('audit_log').selectAll().where('subject', '=', `site:${id}`).execute();
    expect(rows.map(row => [row.action, JSON.parse(row.detail_json)])).toEqual([
      [
        'site.updated',
        { admin: 'bob', notes: 'changed', http_user: 'changed', http_pass: 'changed', uniqueid: 'changed' },
      ],
    ]);
    expect(JSON.stringify(await db.selectFrom('site_secrets').selectAll().execute())).not.toContain('PLANTED');
  });

  it('uses the new administrator for the next call', async () => {
    const [first] = world().siteIds;
    await update({ site_id_or_domain: first, admin: 'nobody-there' });
    const { status, body } = await world().post('sync-site-v1', { site_id_or_domain: first });
    expect({ status, reason: body.data.reason }).toEqual({ status: 502, reason: 'admin_gone' });
  });

  it('returns 404 for an unknown site, client or tag, and changes nothing', async () => {
    const wrong = { name: 'Changed' };
    expectError(await update({ ...wrong, client_id: 987_654 }), { status: 404, code: 'svc_client_not_found' });
    expectError(await update({ ...wrong, tags: [red, 987_654] }), { status: 404, code: 'svc_tag_not_found' });
    expectError(await update({ ...wrong, site_id_or_domain: 987_654 }), { status: 404, code: 'svc_site_not_found' });
    expect((await update({})).body.name).toBe(`Site ${count}`);
  });

  it('returns 400 with all violations of invalid input', async () => {
    const input = { name: ' ', notes: 1, client_id: 0, tags: [0], admin: '', ssl_verify: 'no', uri: 'x', http_user: 1 };
    const wanted = Object.keys(input).map(name => `input.${name}${name === 'tags' ? '[0]' : ''}`);
    expect(refusedPaths(await update(input)).sort()).toEqual(wanted.sort());
  });
});
