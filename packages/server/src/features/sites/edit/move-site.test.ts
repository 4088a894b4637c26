import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { leadingTo } from '../../../testing/leading-to.ts';
import { endedOrWaiting } from '../../../testing/wait-for-lock.ts';
import { addedElsewhere } from '../connect/added-elsewhere.fixtures.ts';
import type { KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { syncWriter } from '../sync/sync-writer.ts';

const world = useWorld({ sites: 14 });
const edit = (id: number, fields: object, ability = 'update-site-record-v1') =>
  world().post(ability, { site_id_or_domain: id, ...fields });
const post = (ability: string, id: number) => world().post(ability, { site_id_or_domain: id });
let k = 0;
let id = 0;
const now = () => world().fleet.url(k);
/** What the audit log says of the last move. */
async function movedTo(): Promise<unknown> {
  const { db } = world().app.services.database;
  const rows = db.selectFrom('audit_log').select('detail_json').where('action', '=', 'site.moved');
  const last = await rows.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return JSON.parse(last.detail_json ?? '');
}

beforeEach(async () => {
  k += k === 6 ? 2 : 1; // site 7 requires no password
  id = await world().addSite(k);
});

describe('a new address for a site', () => {
  it('is stored once the site has answered there; the history stays, and the log names both addresses', async () => {
    await world().app.services.database.write(trx =>
      trx
        .updateTable('sites')
        .set({ checked_at: 1, check_status: 500, failed_syncs: 4 })
        .where('id', '=', id)
        .execute(),
    );
    const plugins = await world().get('get-site-plugins-v1', { site_id_or_domain: id });
    const { status, body } = await edit(id, { url: `${now()}/blog`, notes: 'moved' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, url: `${now()}/blog/`, notes: 'moved', check: null, failed_syncs: 0 });
    expect(body.name).toBe(`${new URL(now()).host}/blog`);
    const after = await world().get('get-site-plugins-v1', { site_id_or_domain: id });
    expect(after.body.plugins).toEqual(plugins.body.plugins);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.added', 'site.moved', 'site.updated']);
    expect(await movedTo()).toEqual({ from: `${now()}/`, to: `${now()}/blog/` });
    expect((await world().get('list-sites-v1', { search: '/blog/' })).body.items).toMatchObject([{ id }]);
    const synced = await world().post('sync-sites-v1', { site_ids_or_domains: [`${now()}/blog`] });
    expect(synced.body.total_synced).toBe(1);
  });

  it('is not undone by a sync of the old address that is still under way', async () => {
    const { services } = world().app;
    const before = (await loadSite(services, id)) as KnownSite;
    const installed = () => world().get('get-site-plugins-v1', { site_id_or_domain: id });
    const plugins = await installed();
    await edit(id, { url: `${now()}/blog/` });
    const row = await siteRow(world(), id);
    const refused = { code: 'connection_failed', message: 'It refused us.', kind: 'disconnected' } as const;
    await syncWriter(services).add({ site: before, ok: false, failure: refused });
    const report = { wpEngine: false, wphost: '', coreUpdate: undefined, wpVersion: '1.0', plugins: [] };
    await syncWriter(services).add({ site: before, ok: true, report, url: before.row.url });
    expect(await siteRow(world(), id)).toEqual(row);
    expect((await installed()).body.plugins).toEqual(plugins.body.plugins);
  });

  it('is accepted by update-site too', async () => {
    const { body } = await edit(id, { url: `${now()}/blog/`, name: 'Blog' }, 'update-site-v1');
    expect(body).toMatchObject({ id, url: `${now()}/blog/`, name: 'Blog' });
  });

  it('sends and logs nothing if the address is unchanged', async () => {
    world().fleet.ledger.reset();
    expect((await edit(id, { url: now() })).status).toBe(200);
    expect(world().fleet.ledger.summary().calls).toBe(0);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.added']);
  });

  it('is not stored if nothing answers there, or another site does', async () => {
    const nobody = await edit(id, { url: 'http://127.0.0.1:9/', name: 'Lost' });
    expect(expectError(nobody, { status: 503, code: 'svc_site_offline' })).toContain('Nothing was changed');
    const stranger = await edit(id, { url: world().fleet.url(12) });
    expectError(stranger, { status: 502, code: 'svc_connection_failed' });
    expect(await siteRow(world(), id)).toMatchObject({
      url: `${now()}/`,
      name: new URL(now()).host,
      status: 'connected',
    });
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.added']);
  });

  it('is not stored if another site has it, even without the scheme', async () => {
    const other = await storeSite(world(), { url: `${now()}/shop/`.replace('http:', 'https:') });
    world().fleet.ledger.reset();
    const answer = await edit(id, { url: `${now()}/shop/` });
    expectError(answer, { status: 409, code: 'svc_site_already_exists', data: { site_id: other } });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  // Fails on PostgreSQL without lockAddresses: two sites have the address then.
  it('is not stored if another process stores a site there meanwhile', async () => {
    const { database } = world().app.services;
    const commit = await addedElsewhere(database, `${now()}/news/`, 'anna');
    const answer = edit(id, { url: `${now()}/news/` });
    await endedOrWaiting(database, answer);
    await commit();
    expectError(await answer, { status: 409, code: 'svc_site_already_exists' });
  });

  it('is refused for a suspended site, without contacting it', async () => {
    await post('suspend-site-v1', id);
    world().fleet.ledger.reset();
    expectError(await edit(id, { url: `${now()}/blog/` }), { status: 409, code: 'svc_site_suspended' });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('is stored for a disconnected site too, which stays disconnected', async () => {
    await post('disconnect-site-v1', id);
    expect((await edit(id, { url: `${now()}/blog/` })).body).toMatchObject({
      url: `${now()}/blog/`,
      status: 'disconnected',
    });
    expect((await post('reconnect-site-v1', id)).body).toMatchObject({
      status: 'connected',
      site_url: `${now()}/blog/`,
    });
  });

  it('is verified with the credentials that will be used from then on', async () => {
    world().fleet.site(k).setFaults('auth401');
    const url = `${now()}/blog/`;
    const { httpUser: http_user, httpPassword: http_pass } = world().fleet.state(k).access;
    expectError(await edit(id, { url }), { status: 502, code: 'svc_connection_failed', data: { reason: 'http_auth' } });
    const nobody = await edit(id, { url, http_user, http_pass, admin: 'nobody' });
    expectError(nobody, { status: 502, code: 'svc_connection_failed' });
    expect((await siteRow(world(), id)).admin_username).not.toBe('nobody');
    expect((await edit(id, { url, http_user, http_pass })).body).toMatchObject({ url, http_auth: true });
    const synced = await world().post('sync-sites-v1', { site_ids_or_domains: [id] });
    expect(synced.body.total_synced).toBe(1);
  });

  // Fails if the stored password goes to whichever address is typed.
  it('on another host does not get the password of the prompt in front of the former one', async () => {
    await edit(id, { http_user: 'door', http_pass: 'of the former host' });
    const heard: (string | undefined)[] = [];
    const other = await leadingTo((path, { authorization }) => {
      heard.push(authorization);
      return path;
    });
    expectError(await edit(id, { url: other }), { status: 502, code: 'svc_connection_failed' });
    const half = expectError(await edit(id, { url: other, http_pass: 'of this one' }), {
      status: 400,
      code: 'svc_invalid_input',
      data: { errors: [{ path: 'input.http_user', message: expect.stringContaining('another host') }] },
    });
    expect(half).toBe(
      'Give http_user with http_pass: the stored user name is of the former host, and another host does not get it.',
    );
    const given = await edit(id, { url: other, http_user: 'gate', http_pass: 'of this one' });
    expectError(given, { status: 502, code: 'svc_connection_failed' });
    const gate = `Basic ${Buffer.from('gate:of this one').toString('base64')}`;
    expect([...new Set(heard)]).toEqual([undefined, gate]);
    expect((await world().get('get-site-record-v1', { site_id_or_domain: id })).body.http_auth).toBe(true);

    const { database } = world().app.services;
    const set = { url: other, url_key: other.replace(/^http:\/\/|\/$/g, '') };
    await database.write(trx => trx.updateTable('sites').set(set).where('id', '=', id).execute());
    expect((await edit(id, { url: now() })).body).toMatchObject({ url: `${now()}/`, http_auth: false });
    expect(await movedTo()).toEqual({ from: other, to: `${now()}/`, http_pass_forgotten: true });
  });

  it('on another host is logged without a forgotten password where none was stored, or another is given', async () => {
    const { database } = world().app.services;
    const elsewhere = () =>
      database.write(trx =>
        trx
          .updateTable('sites')
          .set({ url: 'http://former.example/', url_key: `former.example/${k}` })
          .where('id', '=', id)
          .execute(),
      );
    const moved = { from: 'http://former.example/', to: `${now()}/` };
    await elsewhere();
    await edit(id, { url: now() });
    expect(await movedTo()).toEqual(moved);
    await edit(id, { http_user: 'door', http_pass: 'of the former host' });
    await elsewhere();
    await edit(id, { url: now(), http_user: 'gate', http_pass: 'of this one' });
    expect(await movedTo()).toEqual(moved);
    await elsewhere();
    await edit(id, { url: now(), http_user: 'gate' });
    expect(await movedTo()).toEqual({ ...moved, http_pass_forgotten: true });
    await elsewhere();
    await edit(id, { url: now() }); // a user without a password was stored
    expect(await movedTo()).toEqual(moved);
  });

  it('must be valid, and clients and tags are checked first', async () => {
    expect(refusedPaths(await edit(id, { url: '' }))).toEqual(['input.url']);
    expectError(await edit(id, { url: 'mailto:a@b.example' }), { status: 400, code: 'svc_invalid_input' });
    world().fleet.ledger.reset();
    const answer = await edit(id, { url: `${now()}/blog/`, client_id: 987_654 });
    expectError(answer, { status: 404, code: 'svc_client_not_found' });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });
});
