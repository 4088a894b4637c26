import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLog, openApp, readSettings } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesOfStore } from '../support/rows.ts';

/*
 * A thief of the store has no access to the sites or to Sitekeeper: credentials of people are hashed, and credentials
 * for sites are sealed under the master key, which is not in the store.
 */
const OTHER_KEY = Buffer.alloc(32, 7).toString('base64');
let world: World;
let folder: string;
let texts: string[];
const given: string[] = [];
beforeAll(async () => {
  world = await makeWorld({ sites: 2, env: { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000000' } });
  await world.addSite(1, { http_user: 'prompt', http_pass: 'of-the-prompt' });
  const user = await world.webUser('anna', 'admin');
  const { cookie = '' } = await world.signIn(user);
  const token = (await world.key('read', 'write')).slice('Bearer '.length);
  const pair = await world.v1Key('read', 'write');
  given.push(user.password, cookie.split('=')[1] ?? '', token, pair.consumer_key, pair.consumer_secret);
  given.push('of-the-prompt', Buffer.from(world.admin.slice(6), 'base64').toString().split(':')[1] ?? '');
  folder = mkdtempSync(join(tmpdir(), 'thief-'));
  texts = await everyText();
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** Every text in the store, cell by cell. */
async function everyText(): Promise<string[]> {
  const { db } = world.app.services.database;
  const found = new Set<string>();
  for (const table of await tablesOfStore(world)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows) for (const cell of Object.values(row)) if (typeof cell === 'string') found.add(cell);
  }
  return [...found].filter(text => text.length >= 8);
}

describe('a thief of the store', () => {
  /* Fails if the token of a session is stored in plain text. */
  it('finds none of the issued secrets in it', () => {
    expect(texts.length).toBeGreaterThan(20);
    const found = given.filter(secret => secret.length < 8 || texts.some(text => text.includes(secret)));
    expect(found).toEqual([]);
  });

  /* Fails if the token of a session is stored in plain text: the text works as a cookie. */
  it('cannot sign in with any text in it', async () => {
    const opened: string[] = [];
    for (const text of texts.filter(one => /^[\x21-\x7e]+$/.test(one) && one.length < 500)) {
      const tries = {
        bearer: { auth: `Bearer ${text}` },
        'bearer with its mark': { auth: `Bearer sk_${text}` },
        'application password': { auth: `Basic ${Buffer.from(`admin:${text}`).toString('base64')}` },
        cookie: { auth: '', headers: { 'x-sitekeeper': 'web', cookie: `sitekeeper=${encodeURIComponent(text)}` } },
      };
      for (const [what, options] of Object.entries(tries)) {
        const { status } = await world.get('count-sites-v1', {}, options);
        if (status !== 401) opened.push(`${what}: ${status} with ${text}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('cannot sign in with a password hash as the password', async () => {
    const { db } = world.app.services.database;
    const users = await db.selectFrom('users').select(['name', 'password_hash']).execute();
    for (const { name, password_hash } of users.filter(user => user.password_hash !== null)) {
      const body = { name, password: password_hash };
      const options = { method: 'POST', auth: '', headers: { 'x-sitekeeper': 'web' }, body };
      expect((await world.request('/web/session', options)).status).toBe(401);
    }
  });

  /* Fails without the check of the master key in openSecrets: the server starts, and cannot open a secret. */
  it('cannot open the secrets of sites with another master key: the server does not even start', async () => {
    const { env } = world.store;
    const embedded = existsSync(join(world.store.folder, 'sitekeeper.db'));
    if (embedded) {
      const { db } = world.app.services.database;
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      copyFileSync(join(world.store.folder, 'sitekeeper.db'), join(folder, 'sitekeeper.db'));
    }
    const settings = readSettings({ ...env, SITEKEEPER_DATA: folder, SITEKEEPER_MASTER_KEY: OTHER_KEY });
    await expect(openApp(settings, makeLog('silent'))).rejects.toThrow(/master key/i);
  });

  /* Fails if `seal` leaves the place out of the authenticated data. */
  it('cannot move the key of one site to another by writing to it', async () => {
    const { database, secrets } = world.app.services;
    const rows = await database.db.selectFrom('site_secrets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    for (const { site_id, name, sealed } of rows) {
      expect(secrets.open(`site/${site_id}/${name}`, sealed).length).toBeGreaterThan(0);
      expect(() => secrets.open(`site/${site_id + 1}/${name}`, sealed)).toThrow();
    }
  });
});
