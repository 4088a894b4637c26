import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeOldDashboard,
  type OldDashboardGiven,
  oldReconnectSecret,
} from '../../../../testing/old-dashboard/make-old-dashboard.ts';
import { studioLind } from '../../../../testing/old-dashboard/studio-lind.ts';
import { bytesOfFile } from '../bytes-of-file.ts';
import { isKeyFileName } from '../keys/key-files.ts';
import type { OldDashboard } from '../old-dashboard.ts';
import { readMainwp } from '../read-mainwp.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes an old dashboard and reads it. */
async function read(given: OldDashboardGiven, withKeys = true): Promise<OldDashboard> {
  const folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  folders.push(folder);
  const { dump, keysFolder } = makeOldDashboard(folder, given);
  const from = { kind: 'dump', bytes: bytesOfFile(dump) } as const;
  const hasKeys = readdirSync(keysFolder).some(isKeyFileName);
  return readMainwp({ from, keys: withKeys && hasKeys ? keysFolder : undefined });
}

let lind: OldDashboard;
beforeAll(async () => {
  lind = await read(studioLind());
});
const site = (id: number) => lind.sites.find(one => one.id === id);
const problemsOf = (table: string, id: string) =>
  lind.problems
    .filter(one => one.table === table && one.id === id)
    .map(({ outcome, message }) => `${outcome}: ${message}`);

describe('an old dashboard', () => {
  it('says where it is, and how its sites know it', () => {
    expect(lind).toMatchObject({
      url: 'https://desk.studio-lind.example',
      serverTexts: ['https://desk.studio-lind.example/wp-admin/'],
      prefix: 'k7_',
      dbVersion: '9.0.2.3',
      currency: 'EUR',
    });
  });

  it('may be known by two texts when it is under http', async () => {
    const { serverTexts } = await read({ url: 'http://desk.example/sub', sites: [] });
    expect(serverTexts).toEqual(['http://desk.example/sub/wp-admin/', 'https://desk.example/sub/wp-admin/']);
  });
});

describe('the sites of an old dashboard', () => {
  it('come with keys of all generations, or with the reason why not', () => {
    const keys = lind.sites.map(({ id, key }) => [id, key.kind === 'key' ? 'key' : key.reason]);
    expect(Object.fromEntries(keys)).toEqual({
      1: 'key',
      2: 'key',
      3: 'key',
      4: 'no-openssl',
      5: 'empty',
      6: 'file-missing',
      7: 'pair-differs',
      8: 'too-short',
      9: 'key',
      10: 'file-missing',
      11: 'file-missing',
      12: 'key',
    });
  });

  it('lose the escape characters that were stored with their texts', () => {
    expect(site(1)).toMatchObject({ name: `Lind's "Bakery"`, note: "First line\n<strong>Anna's</strong> 🥐" });
    expect(site(2)?.name).toBe('garage.example');
  });

  it('keep user name and password of HTTP authentication, sealed or in plain text, without backslashes', () => {
    expect(site(1)?.httpAuth).toEqual({ user: 'shop', password: "a'b" });
    expect(site(3)?.httpAuth).toEqual({ user: 'door', password: 'backslash' });
    expect(site(2)?.httpAuth).toBeNull();
    expect(problemsOf('mainwp_wp', '3')).toEqual([expect.stringMatching(/^changed: Backslashes/)]);
  });

  it('use the general settings if they have none of their own', () => {
    expect([1, 2, 3].map(id => site(id)?.verifyTls)).toEqual([true, false, false]);
    expect([1, 2, 3].map(id => site(id)?.signAlgorithm)).toEqual([7, 7, 1]);
    expect(site(1)?.addedAt).toBe(1_600_000_000);
  });

  it('keep secrets, states, tags, clients and what they ignore', () => {
    expect(site(1)).toMatchObject({ reconnectSecret: oldReconnectSecret(1), login: 'lind', automaticCore: true });
    expect(site(11)).toMatchObject({ reconnectSecret: null, syncError: 'Verbindung fehlgeschlagen' });
    expect([site(9)?.suspended, site(9)?.clientId, site(5)?.staging, site(12)?.demo]).toEqual([true, 2, true, true]);
    expect(site(2)?.tagIds).toEqual([1, 2]);
    expect(site(10)?.clientId).toBeNull();
    expect(site(3)).toMatchObject({ ignoresCore: true, ignoresTranslations: true, ignoredCoreVersions: ['6.9.1'] });
  });

  it('are left out without an id or an address, and named', () => {
    expect(problemsOf('mainwp_wp', '20')).toEqual(['dropped: Its address is not one of a website.']);
    expect(problemsOf('mainwp_wp', '0')).toEqual(['dropped: It has no id.']);
    expect(problemsOf('mainwp_wp_options', '')).toEqual(['dropped: 1 option is of a site that does not exist.']);
  });

  it('are all read without the key folder, with what the dump contains', async () => {
    const { sites, problems } = await read({ sites: studioLind().sites.slice(0, 3) }, false);
    expect(sites.map(({ key }) => (key.kind === 'key' ? 'key' : key.reason))).toEqual([
      'file-missing',
      'file-missing',
      'key',
    ]);
    expect(sites[0]?.httpAuth).toBeNull();
    expect(problems.map(({ message }) => message).join()).toMatch(/HTTP authentication are sealed/);
  });

  it.each([
    ['example.com', 'https://example.com/'],
    ['http://user:p%40ss@example.com/blog', 'http://example.com/blog/'],
    ['https://EXAMPLE.com/?x=1#y', 'https://example.com/'],
  ])('have their address %s completed', async (url, completed) => {
    const { sites, problems } = await read({ sites: [{ url, keyForm: 'plain' }] });
    expect(sites[0]?.url).toBe(completed);
    expect(problems).toMatchObject([{ outcome: 'changed' }]);
    expect(sites[0]?.httpAuth).toEqual(url.includes('@') ? { user: 'user', password: 'p@ss' } : null);
    expect(JSON.stringify(problems)).not.toContain('p@ss');
  });
});

describe('texts that were encoded twice', () => {
  const twice = (text: string) => Buffer.from(text).toString('latin1');

  it('are repaired if all of them reads as UTF-8', async () => {
    const { tags, clients, problems } = await read({
      sites: [],
      rows: {
        mainwp_group: [
          { id: 1, name: twice('Café ü') },
          { id: 2, name: 'Ã la carte' },
        ],
        mainwp_wp_clients: [{ client_id: 1, name: 'Grüße', city: twice('Köln') }],
      },
    });
    expect(tags.map(({ name }) => name)).toEqual(['Café ü', 'Ã la carte']);
    expect(clients[0]).toMatchObject({ name: 'Grüße', city: 'Köln' });
    expect(problems.map(({ table, id }) => `${table} ${id}`)).toEqual(['mainwp_wp_clients 1', 'mainwp_group 1']);
  });

  it('are repaired in a dump of latin1 that holds UTF-8', async () => {
    const rows = {
      mainwp_group: [
        { id: 1, name: twice('Café') },
        { id: 2, name: 'Café' },
      ],
    };
    const { tags } = await read({ sites: [], rows, charset: 'latin1' });
    expect(tags.map(({ name }) => name)).toEqual(['Café']);
  });
});

describe('tags, clients and costs of an old dashboard', () => {
  it('has tags without HTML entities, each name once', () => {
    expect(lind.tags).toEqual([
      { id: 1, name: 'R&D', color: '#0A7F5A' },
      { id: 2, name: "Café 'Olé'", color: '' },
    ]);
    expect(problemsOf('mainwp_group', '3')).toEqual([expect.stringContaining('merged with tag 1')]);
    expect(problemsOf('mainwp_wp_group', '#5')).toEqual([expect.stringContaining('tag that does not exist')]);
  });

  it('has clients with contacts and fields, and each e-mail address once', () => {
    expect(lind.clients.map(({ name, status, email }) => [name, status, email])).toEqual([
      ['Bäckerei Lind', 'active', 'anna@bakery.example'],
      ['Second', 'suspended', null],
      ['Third', 'lead', null],
      ['Client 4', 'lost', null],
    ]);
    expect(lind.clients[1]).toMatchObject({
      primaryContactId: 5,
      contacts: [{ id: 5, name: 'Bo', email: 'bo@second.example', role: 'CEO' }],
      values: [{ fieldId: 3, value: 'behind the house' }],
    });
    expect(lind.clientFields.map(({ name, clientId }) => [name, clientId])).toEqual([
      ['vat.id', null],
      ['parking', 2],
    ]);
    expect(problemsOf('mainwp_wp_clients', '4')).toHaveLength(2);
  });

  it('has costs in cents, with targets that exist', () => {
    expect(lind.costs.map(cost => [cost.priceInCents, cost.lastRenewal, cost.targets])).toEqual([
      [2999, '2026-01-31', { kind: 'sites', ids: [1, 2] }],
      [30, null, { kind: 'tags', ids: [1] }],
      [100, null, { kind: 'clients', ids: [1] }],
      [550, null, { kind: 'none' }],
    ]);
    expect(lind.costs[2]).toMatchObject({ productType: 'domain', productTypeTitle: 'Domain €' });
    expect(problemsOf('mainwp_cost_tracker', '3')).toEqual([expect.stringContaining('after the comma')]);
  });

  it('replaces words of costs that it does not know, and says so', () => {
    const { paymentType, status, paymentMethod } = lind.costs[3] ?? {};
    expect([paymentType, status, paymentMethod]).toEqual(['subscription', 'onhold', '']);
    const said = problemsOf('mainwp_cost_tracker', '4');
    for (const word of ['"security"', '"paused"', '"card"']) expect(said.join('\n')).toContain(word);
  });
});

describe('lists of an old dashboard', () => {
  it('have what is ignored and trusted everywhere, from the row that applies', () => {
    expect(lind.ignored).toEqual({
      plugins: [
        { slug: 'hello/hello.php', name: 'Hello', versions: 'all' },
        { slug: 'one/one.php', name: 'One', versions: ['1.2.3'] },
        { slug: 'old/old.php', name: 'Old', versions: 'all' },
      ],
      themes: [],
      coreVersions: ['7.0'],
      dismissedPlugins: ['dead/dead.php'],
      dismissedThemes: [],
    });
    expect(lind.trusted).toMatchObject({
      plugins: ['akismet/akismet.php', 'seo/seo.php'],
      themes: ['storefront'],
      pluginsOn: true,
      themesOn: false,
      frequency: 'weekly',
      time: '04:30',
      dayOfWeek: 2,
      timeZone: 'Europe/Vienna',
    });
  });

  it('have uptime checks and API keys', () => {
    expect(lind.monitors.map(({ path, type, active, upStatusCodes }) => [path, type, active, upStatusCodes])).toEqual([
      ['', 'global', null, null],
      ['shop/', 'keyword', true, [200, 204]],
    ]);
    expect(lind.apiKeys.map(({ id, permissions, enabled, secret }) => [id, permissions, enabled, secret.kind])).toEqual(
      [
        [1, 'read', true, 'hash'],
        [2, 'read_write', false, 'clear'],
      ],
    );
    expect(problemsOf('mainwp_api_keys', '3')).toHaveLength(1);
  });

  it('hold only text that every store can hold', async () => {
    const ignored = '{"a\\ud800.php":"x","b/b.php":"half \\ud800 \\u0000 pair"}';
    const note = 'zero \0 byte';
    const made = await read({
      sites: [{ url: 'https://a.example/', keyForm: 'plain', columns: { ignored_plugins: ignored, note } }],
    });
    expect(made.sites[0]?.ignoredPlugins).toEqual([{ slug: 'b/b.php', name: 'half \uFFFD pair', versions: 'all' }]);
    expect(made.sites[0]?.note).toBe('zero \uFFFD byte');
  });

  // Fails if a message repeats a value.
  it('reveal no secret in their problems', () => {
    const said = JSON.stringify(lind.problems);
    for (const secret of ["a'b", 'back\\\\slash', 'cs_', '$wp$', 'orphan', oldReconnectSecret(1), 'BEGIN'])
      expect(said).not.toContain(secret);
  });
});

describe('options of the old dashboard', () => {
  it('fall back to the defaults if they cannot be read, which is reported', async () => {
    const { currency, problems } = await read({
      sites: [],
      options: [['mainwp_module_cost_tracker_options', 'a:1:{broken']],
    });
    expect(currency).toBe('USD');
    expect(problems).toMatchObject([
      { table: 'options', id: 'mainwp_module_cost_tracker_options', outcome: 'changed' },
    ]);
  });

  it('come from the network where the old dashboard is one of its sites', async () => {
    const { dbVersion, sites } = await read({
      prefix: 'k7_3_',
      networkPrefix: 'k7_',
      sites: [{ url: 'https://bakery.example/', keyForm: 'hidden' }],
    });
    expect([dbVersion, sites[0]?.key.kind]).toEqual(['9.0.2.3', 'key']);
  });

  it('may name an offset instead of a time zone', async () => {
    const zone = async (offset: string) =>
      (await read({ sites: [], options: [['gmt_offset', offset]] })).trusted.timeZone;
    expect([await zone('5.5'), await zone('-3'), await zone('')]).toEqual(['+05:30', '-03:00', 'UTC']);
  });
});
