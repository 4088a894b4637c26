import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportPrivateKey, importPrivateKey } from '@sitekeeper/protocol';
import { type Answer, basic, makeWorld, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRegistration } from '../../packages/server/src/features/sites/connect/registrations/registration.store.ts';
import { siteKey } from '../../packages/server/src/features/sites/site.ts';
import { makeBackup } from '../../packages/server/src/recovery/index.ts';

const HTTP_PASS = 'p4ss-of-the-prompt';
const WRONG_PASSWORD = 'guessed-but-wrong-password';
const IDEMPOTENCY_KEY = 'idempotency-key-of-a-client';
const UNIQUE_ID = 'unique-id-7f3a';

let world: World;
const lines: string[] = [];
const answers: string[] = [];
/** Secrets that must not be found in plain text anywhere, by name. */
const secrets: Record<string, string | Buffer> = {};

const kept = (answer: Answer): Answer => {
  answers.push(JSON.stringify([answer.body, [...answer.headers]]));
  return answer;
};

beforeAll(async () => {
  world = await makeWorld({
    sites: 2,
    worker: true,
    log: { write: line => void lines.push(line) },
    env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1', SITEKEEPER_DEADLINE_ACTION: '1' },
  });
  const site = world.fleet.site(1);
  site.setUniqueId(UNIQUE_ID);
  const password = site.adminPassword;
  const token = (await world.key('read', 'write')).slice('Bearer '.length);
  const given = {
    ...world.credentials(1),
    uniqueid: UNIQUE_ID,
    adminpassword: password,
    http_user: 'prompt',
    http_pass: HTTP_PASS,
  };

  world.fleet.site(2).setFaults('http500');
  kept(await world.post('add-site-v1', { ...given, url: world.fleet.url(2) }));
  kept(await world.post('add-site-v1', { ...given, uniqueid: 'wrong-unique-id' }));
  kept(await world.post('add-site-v1', { ...given, tags: [999] }));
  kept(await world.post('add-site-v1', { ...given, no_such_field: 1 }));
  const added = kept(await world.post('add-site-v1', given));
  expect(added.status).toBe(200);
  world.fleet.site(2).setFaults('reset');
  const lost = kept(await world.post('add-site-v1', { ...given, url: world.fleet.url(2) }));
  expect(lost.body.code).toBe('svc_outcome_unknown');
  const pending = await selectRegistration(world.app.services, `add:${siteKey(world.fleet.url(2))}`);
  secrets['server text of an open registration'] = pending?.secrets.server ?? '';
  secrets['key of an open registration'] = pending?.secrets.privateKey.slice(60, 120) ?? '';
  world.fleet.site(2).setFaults();
  await world.addSite(2, { name: 'Second' });
  const { id } = added.body;
  for (const ability of ['get-site-v1', 'reconnect-site-v1', 'check-site-v1']) {
    kept(await world.post(ability, { site_id_or_domain: id }, { auth: `Bearer ${token}` }));
  }
  const queued = kept(await world.post('sync-sites-v1'));
  await world.jobEnd(queued.body.job_id);
  site.clearKey();
  kept(await world.post('reconnect-site-v1', { site_id_or_domain: id }));
  site.setFaults('reset');
  kept(await world.post('sync-sites-v1', { site_ids_or_domains: [id] }));
  kept(await world.get('list-sites-v1', {}, { auth: basic('admin', WRONG_PASSWORD) }));
  kept(await world.get('list-sites-v1', {}, { auth: 'Bearer sk_wrong-token-that-was-tried' }));
  kept(await world.rest('/jobs'));
  const v1 = await world.v1Key('read');
  const made = await world.rest('/rest-api/add-key', {
    method: 'POST',
    headers: { 'idempotency-key': IDEMPOTENCY_KEY },
    body: { description: 'kept sealed for a replay', permissions: 'read' },
  });
  kept(await world.rest('/rest-api/keys'));
  kept(await world.request('/metrics'));
  kept(await world.request('/wp-json/wp-abilities/v1/abilities'));

  const sealed = await world.app.services.database.db
    .selectFrom('site_secrets')
    .selectAll()
    .where('site_id', '=', id)
    .execute();
  const open = (name: string) => {
    const found = sealed.find(secret => secret.name === name);
    if (!found) throw new Error(`${name} is not stored`);
    return world.app.services.secrets.open(`site/${id}/${name}`, found.sealed);
  };
  const der = open('private_key');
  const key = importPrivateKey(der);
  Object.assign(secrets, {
    'private key, DER': Buffer.from(exportPrivateKey(key)).subarray(40, 104),
    'private key, base64': der.toString('base64').slice(60, 120),
    'private key, base64url': der.toString('base64url').slice(60, 120),
    'private key, hex': der.toString('hex').slice(80, 140),
    'private key, exponent': String(key.export({ format: 'jwk' }).d).slice(0, 60),
    'PEM header': 'PRIVATE KEY',
    regverify: open('regverify').toString(),
    'server text': open('server').toString(),
    'unique id': UNIQUE_ID,
    'wrong unique id': 'wrong-unique-id',
    http_pass: HTTP_PASS,
    'http basic': Buffer.from(`prompt:${HTTP_PASS}`).toString('base64'),
    'admin password': password,
    'admin password in a form': encodeURIComponent(password),
    'application password': Buffer.from(world.admin.slice(6), 'base64').toString().slice('admin:'.length),
    'application password without blanks': Buffer.from(world.admin.slice(6), 'base64')
      .toString()
      .slice('admin:'.length)
      .replaceAll(' ', ''),
    'authorization header': world.admin.slice(6),
    'API token': token,
    'API token of an answer that is kept': made.body.token,
    'consumer key': v1.consumer_key.slice(3),
    'consumer secret': v1.consumer_secret.slice(3),
    'idempotency key': IDEMPOTENCY_KEY,
    'wrong password': WRONG_PASSWORD,
    'wrong token': 'wrong-token-that-was-tried',
    'session cookies of signed replies': 'wordpress_logged_in_',
    'master key': readFileSync(join(world.store.folder, 'master.key'), 'utf8').trim(),
  });
});
afterAll(() => world.close());

/** Names of the secrets found in it. */
function found(content: Buffer): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (content.includes(secret) ? [name] : []));
}

/** Everything the store holds: its files, or the text of each row. */
async function contentOfStore(): Promise<Buffer> {
  if (existsSync(join(world.store.folder, 'sitekeeper.db'))) {
    const files = readdirSync(world.store.folder).filter(name => name !== 'master.key');
    return Buffer.concat(files.map(name => readFileSync(join(world.store.folder, name))));
  }
  const { db } = world.app.services.database;
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const texts = tables.rows.map(({ name }) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db),
  );
  return Buffer.from((await Promise.all(texts)).flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n'));
}

/* Fails if applicationPasswordHash returns the password: it is found in the database. */
describe('no secret is found in plain text', () => {
  it('in the database, including its write-ahead log', async () => {
    const content = await contentOfStore();
    expect(content.includes('site.added')).toBe(true); // it is the right place
    expect(found(content)).toEqual([]);
  });

  it('in a backup', async () => {
    const { settings } = world.app.services;
    const file = join(world.store.folder, 'of-secrets.backup');
    await makeBackup({ ...settings, databaseUrl: world.store.env.DATABASE_URL ?? '' }, file, {
      now: 0,
      madeBy: '0.1.0',
    });
    const content = gunzipSync(readFileSync(file));
    rmSync(file);
    expect(content.includes('site.added')).toBe(true);
    expect(found(content)).toEqual([]);
  });

  it('in the log, which contains no bodies and authorization headers', () => {
    const log = lines.join('');
    expect(log).toContain('"msg":"request"');
    expect(found(Buffer.from(log))).toEqual([]);
    expect(log).not.toMatch(/authorization|adminpassword|mainwpsignature|"body"|"headers"/i);
  });

  it('in any answer', () => {
    expect(answers.length).toBeGreaterThan(10);
    expect(found(Buffer.from(answers.join('\n')))).toEqual([]);
  });
});

it('while the search does find planted text', () => {
  expect(found(Buffer.from(`x${HTTP_PASS}x`))).toEqual(['http_pass']);
  expect(Object.values(secrets).every(secret => secret.length > 7)).toBe(true);
});
