import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { auditOf, expectError, ISO_SECOND, siteRow, useWorld } from '../../../testing/fixtures.ts';
import { storeAwayAfter } from '../../../testing/store-away.ts';
import { endedOrWaiting } from '../../../testing/wait-for-lock.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { siteKey } from '../site.ts';
import { addSite } from './add-site.ts';
import { addedElsewhere } from './added-elsewhere.fixtures.ts';

const lines: string[] = [];
const world = useWorld({ sites: 20, log: { write: line => lines.push(line) } });
const add = (input: Record<string, unknown>) => world().post('add-site-v1', input);
const stored = async () => (await world().get('count-sites-v1')).body.total;

describe('add-site', () => {
  it('connects the site, syncs it, and returns the exact fields', async () => {
    const site = world().fleet.site(1);
    const client_id = (await world().post('add-client-v1', { name: 'Client' })).body.id;
    const tag = (await world().post('add-tag-v1', { name: 'red' })).body.id;
    const input = { ...world().credentials(1), name: ' First ', client_id, tags: [tag, tag], ssl_verify: false };
    const { status, body } = await add(input);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      url: `${site.url}/`,
      name: 'First',
      status: 'connected',
      client_id,
      wp_version: site.core,
      php_version: expect.stringMatching(/^\d+\.\d+/),
      child_version: expect.stringMatching(/^\d+\.\d+/),
      last_sync: expect.stringMatching(ISO_SECOND),
      admin_username: site.admin,
      notes: '',
    });
    expect((await world().post('get-site-v1', { site_id_or_domain: body.id })).body).toEqual(body);
    expect((await world().get('list-sites-v1', { tag_id: tag, client_id })).body.total).toBe(1);
    expect((await siteRow(world(), body.id)).verify_tls).toBe(0);
    expect(await auditOf(world().app.services.database, body.id)).toEqual(['site.added']);
  });

  it('syncs with the registration itself, and proves the key by one signed call', async () => {
    const id = await world().addSite(2);
    expect(world().fleet.ledger.site(2).functions).toEqual({ register: 1, stats: 1 });
    const { body } = await world().post('get-site-v1', { site_id_or_domain: id, include_stats: true });
    expect(body.stats.plugin_updates).toBe(world().fleet.site(2).pendingPlugins.length);
  });

  it('names the site after its host when no name is given, and verifies TLS by default', async () => {
    const id = await world().addSite(3, { name: '   ' });
    const row = await siteRow(world(), id);
    expect(row.name).toBe(new URL(world().fleet.url(3)).host);
    expect(row.verify_tls).toBe(1);
  });

  it('stores the address normalised', async () => {
    const { body } = await add({ ...world().credentials(4), url: ` ${world().fleet.url(4)}/wp-admin/?x=1#top ` });
    expect(body.url).toBe(`${world().fleet.url(4)}/`);
  });

  it('connects with the unique id alone where password authentication is off', async () => {
    const site = world().fleet.site(7);
    expect([site.passwordAuth, site.uniqueId === '']).toEqual([false, false]);
    const { url, admin, uniqueId: uniqueid } = site;
    expect((await add({ url, admin, uniqueid })).body).toMatchObject({ status: 'connected' });
  });

  it('connects with both where the site asks for both', async () => {
    const site = world().fleet.site(13);
    expect([site.passwordAuth, site.uniqueId === '']).toEqual([true, false]);
    expect((await add(world().credentials(13))).status).toBe(200);
  });

  it('accepts passwords with quotes and with characters that are easily encoded wrongly', async () => {
    const odd = world().fleet.site(9);
    expect(odd.adminPassword).toContain('%41+&= é');
    await world().addSite(9);
    const slashed = world().fleet.site(19);
    expect(slashed.adminPassword).toContain("'");
    await world().addSite(19);
    expect(world().fleet.ledger.site(19).functions).toEqual({ register: 2, stats: 1 });
  });

  it('stores nothing when the site refuses', async () => {
    const before = await stored();
    const secrets = await countSecrets();
    const answer = await add({ ...world().credentials(6), adminpassword: 'WRONG-SECRET-1' });
    expectError(answer, { status: 502, code: 'svc_connection_failed' });
    expect(await stored()).toBe(before);
    expect(await countSecrets()).toBe(secrets);
    expect(world().fleet.site(6).registered).toBe(false);
  });

  it('keeps passwords and other secrets out of the store, the log, the audit log and answers in readable form', async () => {
    const site = world().fleet.site(8);
    site.setPassword('PASSWORD-PLANTED-1');
    site.setUniqueId('UNIQUEID-PLANTED');
    const http = { http_user: 'HTTPUSER-PLANTED', http_pass: 'HTTPPASS-PLANTED' };
    const wrong = await add({ ...world().credentials(8), ...http, adminpassword: 'PASSWORD-PLANTED-2' });
    const right = await add({ ...world().credentials(8), ...http });
    expect([wrong.status, right.status]).toEqual([502, 200]);
    const sync = await world().post('sync-sites-v1', { site_ids_or_domains: [right.body.id] });
    const traces = JSON.stringify([wrong.body, right.body, sync.body]) + lines.join('') + (await wholeStore());
    expect(traces).toContain(`site:${right.body.id}`);
    expect(traces).not.toContain('PLANTED');
    expect(traces).not.toContain(Buffer.from('HTTPUSER-PLANTED:HTTPPASS-PLANTED').toString('base64'));
    const connection = site.connection;
    expect(connection?.server).toMatch(/[0-9a-f]{32}/);
    expect(traces).not.toContain(connection?.server ?? '-');
  });

  it('unlinks the site if it could not be stored, so that the next attempt works', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const secrets = {
      ...ctx.secrets,
      seal(place: string, plain: string | Uint8Array) {
        if (place.startsWith('site/')) throw new Error('the disk is full');
        return ctx.secrets.seal(place, plain);
      },
    };
    const before = await stored();
    const input = world().credentials(10);
    await expect(addSite.handler(input, { ...ctx, secrets })).rejects.toThrow('the disk is full');
    expect([await stored(), world().fleet.site(10).registered]).toEqual([before, false]);
    expect((await add(input)).status).toBe(200);
  });

  it('stores nothing if its tag was deleted by the time the site accepts', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const tag = (await world().post('add-tag-v1', { name: 'short-lived' })).body.id;
    const callUnsigned: ChildSites['callUnsigned'] = async (...args) => {
      const answer = await ctx.childSites.callUnsigned(...args);
      await ctx.database.write(trx => trx.deleteFrom('tags').where('id', '=', tag).execute());
      return answer;
    };
    const late = { ...ctx, childSites: { ...ctx.childSites, callUnsigned } };
    const adding = addSite.handler({ ...world().credentials(11), tags: [tag] }, late);
    await expect(adding).rejects.toMatchObject({ code: 'tag_not_found' });
    expect(world().fleet.site(11).registered).toBe(false);
  });

  // Without lockAddresses in storeNewSite, it is stored twice; without storeSiteKey, the one that is there has no key.
  it('stores a site once that another process adds meanwhile, with the key that the site accepts', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const { url, admin, adminpassword } = world().credentials(15);
    const begun = Promise.withResolvers<() => Promise<void>>();
    const callUnsigned: ChildSites['callUnsigned'] = async (...args) => {
      const answer = await ctx.childSites.callUnsigned(...args);
      begun.resolve(await addedElsewhere(ctx.database, `${url}/`, admin));
      return answer;
    };
    const late = { ...ctx, childSites: { ...ctx.childSites, callUnsigned } };
    const adding = addSite.handler({ url, admin, adminpassword }, late).catch((error: unknown) => error);
    const commit = await begun.promise;
    await endedOrWaiting(ctx.database, adding);
    await commit();
    const { items, total } = (await world().get('list-sites-v1', { search: new URL(url).host })).body;
    expect(total).toBe(1);
    expect(await adding).toMatchObject({ code: 'site_already_exists', data: { site_id: items[0].id } });
    expect((await world().post('sync-site-v1', { site_id_or_domain: items[0].id })).status).toBe(200);
    expect(await auditOf(ctx.database, items[0].id)).toContain('site.key_rotated');
    const place = `add:${siteKey(url)}`;
    const open = ctx.database.db.selectFrom('registrations').select('place').where('place', '=', place);
    expect(await open.execute()).toEqual([]);
  });

  // Seen to fail where the site is unlinked whatever became of the transaction, and where it is taken for one that
  // somebody else has added: its key was then noted as another one.
  it('adds a site that was stored although the connection to the store broke', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const { url, admin, adminpassword = '' } = world().credentials(17);
    const before = await stored();
    const write: typeof ctx.database.write = async work => {
      const result = await ctx.database.write(work);
      if ((await stored()) > before && !broke) {
        broke = true;
        throw Object.assign(new Error('Connection terminated unexpectedly'), { ofStore: true });
      }
      return result;
    };
    let broke = false;
    const database = withWrite(ctx.database, write);
    const { id } = await addSite.handler({ url, admin, adminpassword }, { ...ctx, database });
    expect([broke, await stored()]).toEqual([true, before + 1]);
    expect(await auditOf(ctx.database, id)).toEqual(['site.added']);
    expect((await world().post('sync-site-v1', { site_id_or_domain: url })).status).toBe(200);
  });

  it('counts what the site has answered until it is stored', async () => {
    const { ctx, back } = storeAwayAfter(world(), 'stats');
    const { url, admin, adminpassword = '' } = world().credentials(16);
    const adding = addSite.handler({ url, admin, adminpassword }, ctx);
    await expect.poll(() => ctx.unsavedResults.count).toBe(1);
    back();
    expect(await adding).toMatchObject({ url: `${url}/` });
    expect(ctx.unsavedResults.count).toBe(0);
  });

  it('ignores blanks around the login and the unique id', async () => {
    const { url, admin, adminpassword } = world().credentials(12);
    const { body } = await add({ url, admin: ` ${admin} `, adminpassword, uniqueid: '  ' });
    expect(body.admin_username).toBe(admin);
  });
});

async function countSecrets(): Promise<number> {
  const query = world().app.services.database.db.selectFrom('site_secrets');
  return (await query.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** The bytes of the store's files; of PostgreSQL, all rows of all tables. */
async function wholeStore(): Promise<string> {
  const { app, store } = world();
  const { db, engine } = app.services.database;
  if (engine === 'sqlite') {
    const files = readdirSync(store.folder).filter(name => name.startsWith('sitekeeper.db'));
    expect(files.length).toBeGreaterThan(0);
    return files.map(name => readFileSync(join(store.folder, name), 'latin1')).join('\n');
  }
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(db);
  const rows = tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
  return JSON.stringify((await Promise.all(rows)).map(result => result.rows));
}
