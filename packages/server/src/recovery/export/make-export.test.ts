import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { openSnapshot } from '../backup/make-backup.ts';
import { selectSiteSecrets } from './make-export.fixtures.ts';
import { makeExport } from './make-export.ts';
import { exportKey, openFromExport } from './sealed-keys.ts';
import { type ExportManifest, writeExport } from './write-export.ts';

const PASSPHRASE = 'correct horse battery staple';
let world: World;
let folder: string;
let manifest: ExportManifest;
const options = { now: Date.UTC(2026, 0, 31), madeBy: '0.1.0' };
const settings = () => readSettings(world.store.env);
const at = (name: string) => join(world.store.folder, name);
const exported = (path: string, more: object = {}) => makeExport(settings(), path, { ...options, ...more });
const lines = async (name: string, from = folder) => {
  const text = await readFile(join(from, `${name}.jsonl`), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
};

/** What people have set in the dashboard. */
const currency = async (from: string) =>
  (await lines('settings', from)).find(({ name }) => name === 'costs.currency')?.value;

beforeAll(async () => {
  world = await makeWorld({ sites: 3, seeded: true });
  const tag = (await world.post('add-tag-v1', { name: '=cmd()', color: '#00ff88' })).body;
  const field = { name: 'Tax number', description: '' };
  await world.post('add-client-field-v1', field);
  const given = { name: 'Bäckerei "Süß"', client_email: 'a@b.example', custom_fields: { 'Tax number': '+43 1' } };
  const client = (await world.post('add-client-v1', given)).body;
  await world.post('add-client-contact-v1', { client_id_or_email: client.id, name: 'Süß', email: 's@b.example' });
  await world.post('add-client-field-v1', { name: 'Own', description: '', client_id_or_email: client.id });
  await world.post('update-settings-v1', { settings: [{ name: 'costs.currency', value: 'CHF' }] });
  const [first] = world.siteIds;
  await world.post('update-site-v1', {
    site_id_or_domain: first,
    client_id: client.id,
    tags: [tag.id],
    notes: '-1\n2',
  });
  await world.post('add-cost-v1', {
    name: 'Backups',
    price: 12.5,
    payment_type: 'subscription',
    product_type: 'plugin',
    renewal_type: 'yearly',
    license_type: 'multi_site',
    product_slug: 'backups',
    last_renewal: '2026-01-05',
    payment_method: 'paypal',
    sites: [first],
  });
  await world.post('ignore-updates-v1', { site_id_or_domain: first, type: 'wp' });
  await world.post('add-update-window-v1', {
    name: 'Nights',
    days: ['mon'],
    opens: '01:00',
    closes: '03:00',
    time_zone: 'UTC',
  });
  await world.key('read');
  folder = at('export');
  manifest = await exported(folder, { passphrase: PASSPHRASE });
});
afterAll(() => world.close());

describe('an export', () => {
  it('has every record as a JSON line and as a row of CSV, with the names that belong to it', async () => {
    const sites = await lines('sites');
    expect(sites).toHaveLength(3);
    const site = sites.find(({ id }) => id === world.siteIds[0]);
    expect(site).toMatchObject({
      id: world.siteIds[0],
      client: 'Bäckerei "Süß"',
      tags: ['=cmd()'],
      notes: '-1\n2',
      verify_tls: true,
      status: 'connected',
    });
    expect(await lines('clients')).toMatchObject([{ custom_fields: { 'Tax number': '+43 1' }, email: 'a@b.example' }]);
    expect(await lines('costs')).toMatchObject([{ name: 'Backups', price: '12.50', site_ids: [String(site.id)] }]);
    expect(await lines('client-fields')).toMatchObject([
      { name: 'Tax number', client_id: null },
      { name: 'Own', client_id: 1 },
    ]);
    expect(await lines('client-contacts')).toMatchObject([{ name: 'Süß', email: 's@b.example', client_id: 1 }]);
    expect(await currency(folder)).toBe('CHF');
    expect(await lines('ignored-updates-of-sites')).toMatchObject([{ site_id: site.id, type: 'core', version: null }]);
    expect(await lines('update-windows')).toMatchObject([{ name: 'Nights', opens: '01:00', enabled: true }]);
    expect(await lines('users')).toMatchObject([{ role: 'admin' }]);
    expect(await lines('api-keys')).toContainEqual(expect.objectContaining({ read: true, write: false }));
    for (const { name } of manifest.files.filter(file => file.name.endsWith('.csv'))) {
      const records = await lines(name.replace('.csv', ''));
      const rows = parse(await readFile(join(folder, name), 'utf8'), { columns: true }) as object[];
      expect(rows, name).toHaveLength(records.length);
      if (records[0]) expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(records[0]));
    }
  });

  it('has a header in every CSV file, also in one without records', async () => {
    const head = async (name: string) => (await readFile(join(folder, name), 'utf8')).split('\r\n')[0];
    for (const { name } of manifest.files.filter(file => file.name.endsWith('.csv')))
      expect(await head(name), name).toMatch(/^[a-z_0-9]+(?:,[a-z_0-9]+)+$/);
    expect(await lines('ignored-updates')).toEqual([]);
    expect(await head('ignored-updates.csv')).toBe('type,slug,name,version');
  });

  it('contains nothing that a spreadsheet would run as a formula', async () => {
    expect(await readFile(join(folder, 'tags.csv'), 'utf8')).toContain("'=cmd()");
    expect(await readFile(join(folder, 'sites.csv'), 'utf8')).toContain(`"'-1\n2"`);
  });

  it('has a manifest with the number of records, the size and the digest of each file', async () => {
    expect(manifest).toMatchObject({ format: 'sitekeeper-export', version: 1, made_at: '2026-01-31T00:00:00.000Z' });
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))).toEqual(manifest);
    const names = manifest.files.map(({ name }) => name);
    expect((await readdir(folder)).sort()).toEqual([...names, 'manifest.json'].sort());
    for (const { name, rows, bytes, sha256 } of manifest.files) {
      const content = await readFile(join(folder, name));
      expect({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({
        bytes,
        sha256,
      });
      if (name.endsWith('.jsonl')) expect(String(content).split('\n').length - 1, name).toBe(rows);
    }
  });

  it('can be read by its owner only', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('lets the passphrase open the keys of the sites, each only for its own site', async () => {
    const sealed = await lines('site-keys');
    expect(sealed.map(({ site_id }) => site_id).sort()).toEqual([...world.siteIds].sort());
    if (!manifest.keys) throw new Error('The keys are missing');
    const key = exportKey(PASSPHRASE, manifest.keys);
    for (const line of sealed) {
      expect(openFromExport(key, line.site_id, line.sealed)).toEqual(await selectSiteSecrets(world, line.site_id));
    }
    const [first, second] = sealed;
    expect(() => openFromExport(key, second.site_id, first.sealed)).toThrow();
    const other = exportKey(`${PASSPHRASE}!`, manifest.keys);
    expect(() => openFromExport(other, first.site_id, first.sealed)).toThrow();
  });

  it('contains no key, password, hash or token unless requested, and none in plain text', async () => {
    const plain = at('without-keys');
    const made = await exported(plain);
    expect(made.keys).toBeNull();
    expect(await readdir(plain)).not.toContain('site-keys.jsonl');
    const secrets = await selectSiteSecrets(world, world.siteIds[0] ?? 0);
    const { db } = world.app.services.database;
    const user = await db.selectFrom('application_passwords').selectAll().executeTakeFirstOrThrow();
    const apiKey = await db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    const forbidden = [...Object.values(secrets), user.secret_hash, apiKey.token_hash].filter(text => text.length > 8);
    for (const from of [folder, plain]) {
      for (const name of await readdir(from)) {
        const content = await readFile(join(from, name), 'utf8');
        for (const secret of forbidden) expect(content.includes(secret), name).toBe(false);
      }
    }
  });

  it('is in the audit log, and says whether it has the keys of the sites', async () => {
    const entries = async () =>
      (await world.get('list-audit-log-v1', { action: 'store.exported' })).body.items.map(
        ({ actor, detail }: { actor: string; detail: object }) => ({ actor, detail }),
      );
    const before = (await entries()).length;
    await exported(at('noted'));
    const [newest, ...earlier] = await entries();
    expect(newest).toEqual({ actor: 'system:export', detail: { records: expect.any(Number), keys: false } });
    expect([earlier.length, earlier.at(-1)?.detail.keys]).toEqual([before, true]);
    await expect(exported(at('noted'))).rejects.toThrow();
    expect(await entries()).toHaveLength(before + 1);
    expect((await world.get('verify-audit-log-v1', {})).body).toMatchObject({ whole: true });
  });

  it('without the master key holds everything but the keys of the sites', async () => {
    const lost = { ...settings(), masterKey: '', masterKeyFile: at('no such key') };
    await makeExport(lost, at('rescued'), options);
    expect(await lines('sites', at('rescued'))).toHaveLength(3);
    expect(await currency(at('rescued'))).toBe('CHF');
    const sealed = makeExport(lost, at('refused'), { ...options, passphrase: PASSPHRASE });
    await expect(sealed).rejects.toMatchObject({ code: 'no_master_key' });
  });

  it('is written only into a new or empty folder', async () => {
    await expect(exported(folder)).rejects.toMatchObject({ code: 'place_not_empty' });
    await writeFile(at('a file'), '');
    await expect(exported(at('a file'))).rejects.toMatchObject({ code: 'place_not_empty' });
    await mkdir(at('empty'));
    expect((await exported(at('empty'))).files.length).toBeGreaterThan(10);
  });

  it('leaves nothing behind when it is interrupted', async () => {
    const signal = AbortSignal.abort();
    await expect(exported(at('never'), { signal })).rejects.toThrow();
    expect((await readdir(world.store.folder)).filter(name => name.startsWith('never'))).toEqual([]);
  });

  it('shows the state at one moment, whatever is written meanwhile', async () => {
    const snapshot = await openSnapshot(settings());
    await world.post('add-tag-v1', { name: 'Later' });
    await world.post('update-site-v1', { site_id_or_domain: world.siteIds[1], name: 'Renamed later' });
    const moment = at('moment');
    await mkdir(moment);
    const open = () => Buffer.alloc(0);
    await writeExport(moment, { ...options, settings: settings(), snapshot, open });
    await snapshot.close();
    expect((await lines('tags', moment)).map(({ name }) => name)).toEqual(['=cmd()']);
    expect(JSON.stringify(await lines('sites', moment))).not.toContain('Renamed later');
  });
});
