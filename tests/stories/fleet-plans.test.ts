import { makeFleetKey, makeWorld, seedSites, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeItemsOfSites } from '../support/items-of-sites.ts';
import { accessesOf } from '../support/plans.ts';
import { storeRecordsOfSites } from '../support/records-of-sites.ts';

const SITES = 8000;
/** Many rows for each site. */
const ITEMS = ['site_plugins', 'site_themes', 'site_updates', 'site_security', 'site_abandoned', 'site_secrets'];
/** Many rows for each site, and more every day. */
const RECORDS = [
  'approvals',
  'approval_subjects',
  'audit_log',
  'events',
  'monitor_incidents',
  'site_changes',
  'vulnerability_findings',
];

let world: World;
let site: number;
beforeAll(async () => {
  world = await makeWorld();
  const { services } = world.app;
  const sites = Array.from({ length: SITES }, (_, index) => ({
    url: `https://site-${index}.example.com/`,
    name: `Town ${index % 200}`,
    status: index % 200 === 199 ? ('suspended' as const) : ('connected' as const),
  }));
  [site = 0] = await seedSites(services, await makeFleetKey(), sites);
  await storeItemsOfSites(services.database);
  await storeRecordsOfSites(services.database);
  // Some 400,000 rows.
}, 300_000);
afterAll(() => world.close());

const wholes = async (ability: string, input: object, tables: readonly string[]) =>
  (await accessesOf(world, ability, input)).filter(({ table, whole }) => whole && tables.includes(table));

describe('lists over the fleet', () => {
  it.each([
    ['list-updates-v1', { per_page: 20 }],
    ['list-updates-v1', { type: ['plugins'], page: 3, per_page: 20 }],
    ['list-updates-v1', { search: 'plugin-7/' }],
    ['list-updates-v1', { slug: 'plugin-7/plugin.php', new_version: '1.5' }],
    ['get-updates-summary-v1', {}],
    ['count-updates-v1', {}],
    ['list-security-issues-v1', {}],
    ['list-security-issues-v1', { severity: 'info' }],
    ['get-abandoned-plugins-v1', {}],
    ['list-site-records-v1', { status: 'connected', per_page: 100 }],
    ['list-site-records-v1', { plugin: 'plugin-7/plugin.php', plugin_version: '1.5' }],
    ['list-site-records-v1', { plugin: 'plugin-7/plugin.php' }],
    ['list-site-records-v1', { theme: 'theme-9' }],
    ['list-installed-items-v1', { search: 'plugin' }],
    ['list-installed-items-v1', {}],
    ['list-installed-items-v1', { page: 3 }],
    ['list-installed-items-v1', { tag_id: 1 }],
    ['get-overview-v1', {}],
  ])('scan no table of items completely: %s %j', async (ability, input) => {
    expect(await wholes(ability, input, ITEMS)).toEqual([]);
  });

  it.each([
    ['list-sites-v1', { tag_id: 1 }],
    ['list-sites-v1', { client_id: 1 }],
    ['list-sites-v1', { search: 'site-4242' }],
    ['list-site-records-v1', { include: [5, 6, 7] }],
    ['list-site-records-v1', { tags_any: [1] }],
  ])('that are filtered by a key do not read all sites: %s %j', async (ability, input) => {
    expect(await wholes(ability, input, ['sites'])).toEqual([]);
  });
});

describe('lists of what happened', () => {
  const aDayAgo = Date.now() - 86_400_000;
  it.each([
    ['list-incidents-v1', {}],
    ['list-incidents-v1', { page: 500 }],
    ['list-incidents-v1', { open: true }],
    ['list-incidents-v1', { open: false }],
    ['list-incidents-v1', { open: false, page: 500 }],
    ['list-incidents-v1', { open: false, since: new Date().toISOString() }],
    ['list-incidents-v1', { open: false, tag_id: 1 }],
    ['list-incidents-v1', { since: new Date().toISOString() }],
    ['list-incidents-v1', { search: 'site-4242' }],
    ['list-incidents-v1', { client_ids: [1] }],
    ['list-incidents-v1', { tag_id: 1 }],
    ['count-incidents-v1', {}],
    ['count-incidents-v1', { open: true }],
    ['count-incidents-v1', { open: false }],
    ['list-changes-v1', {}],
    ['list-changes-v1', { before: `${aDayAgo}-500` }],
    ['list-changes-v1', { kind: ['themes'] }],
    ['list-activity-v1', {}],
    ['list-activity-v1', { before: '1203-5518' }],
    ['list-audit-log-v1', {}],
    ['list-audit-log-v1', { page: 500 }],
    ['list-audit-log-v1', { actor: 'user:anna' }],
    ['list-audit-log-v1', { actor: 'user:', page: 50 }],
    ['list-audit-log-v1', { action: 'site.updated' }],
    ['list-audit-log-v1', { actor: 'user:anna', action: 'site.' }],
    ['list-audit-log-v1', { subject: 'site:12' }],
    ['list-audit-log-v1', { since: new Date(aDayAgo).toISOString() }],
    ['list-audit-log-v1', { tag_id: 1 }],
    ['list-approvals-v1', {}],
    ['list-approvals-v1', { status: 'pending' }],
    ['list-approvals-v1', { status: 'expired' }],
    ['list-approvals-v1', { status: 'unknown' }],
    ['list-approvals-v1', { tag_id: 1 }],
    ['list-approvals-v1', { tag_id: 1, status: 'done' }],
    ['list-approvals-v1', { client_id: 1, status: 'expired' }],
    ['list-vulnerabilities-v1', {}],
    ['list-vulnerabilities-v1', { page: 3 }],
    ['list-vulnerabilities-v1', { tag_id: 1 }],
    ['list-vulnerability-findings-v1', {}],
    ['list-vulnerability-findings-v1', { vulnerability_id: 'record-20' }],
    ['list-vulnerability-findings-v1', { vulnerability_id: 'record-20', state: 'any' }],
    ['list-vulnerability-findings-v1', { vulnerability_id: 'record-20', state: 'fixed', page: 2 }],
    ['list-vulnerability-findings-v1', { client_id: 1 }],
  ])('read no more of it than they show and count: %s %j', async (ability, input) => {
    expect(await wholes(ability, input, RECORDS)).toEqual([]);
  });

  it.each([
    ['list-events-v1', {}],
    ['list-events-v1', { type: ['site.down'] }],
    ['list-events-v1', { site_id: 12, page: 2 }],
    ['list-vulnerabilities-v1', { state: 'fixed' }],
    ['list-vulnerabilities-v1', { state: 'any', page: 3 }],
    ['list-vulnerabilities-v1', { state: 'fixed', sort: 'sites', order: 'desc', tag_id: 1 }],
    ['list-vulnerability-findings-v1', { state: 'fixed' }],
    ['list-vulnerability-findings-v1', { state: 'any', sort: 'site', page: 3 }],
  ])('count all of it no second time: %s %j', async (ability, input) => {
    const accesses = await accessesOf(world, ability, input, true);
    expect(accesses.filter(({ table, whole }) => whole && RECORDS.includes(table))).toEqual([]);
  });

  it.each([
    ['list-incidents-v1', { page: 500 }, 'monitor_incidents'],
    ['list-incidents-v1', { open: false, page: 500 }, 'monitor_incidents'],
    ['list-changes-v1', { before: `${aDayAgo}-500` }, 'site_changes'],
    ['list-activity-v1', {}, 'events'],
    ['list-activity-v1', {}, 'audit_log'],
    ['list-activity-v1', { tag_id: 1 }, 'audit_log'],
    ['list-audit-log-v1', { page: 500 }, 'audit_log'],
    ['list-audit-log-v1', { actor: 'user:anna' }, 'audit_log'],
    ['list-audit-log-v1', { action: 'site.updated' }, 'audit_log'],
    ['list-audit-log-v1', { subject: 'site:12' }, 'audit_log'],
    ['list-approvals-v1', { status: 'done' }, 'approvals'],
  ])('do not sort all of it for a page: %s %j, %s', async (ability, input, table) => {
    const accesses = (await accessesOf(world, ability, input)).filter(access => access.table === table);
    expect(accesses.length).toBeGreaterThan(0);
    expect(accesses.filter(({ sorted }) => sorted)).toEqual([]);
  });
});

describe('a read of one site', () => {
  it.each([
    'get-site-v1',
    'get-site-record-v1',
    'get-site-plugins-v1',
    'list-site-plugins-v1',
    'get-site-themes-v1',
    'get-site-updates-v1',
    'get-site-security-v1',
    'get-abandoned-plugins-v1',
    'get-site-changes-v1',
  ])('uses only its id: %s', async ability => {
    expect(await wholes(ability, { site_id_or_domain: site }, ['sites', 'site_changes', ...ITEMS])).toEqual([]);
  });
});

describe('the query plans', () => {
  it('show a missing index', async () => {
    const { database } = world.app.services;
    const without = async (statement: string, ability: string, input: object, table: string) => {
      await database.write(trx => sql.raw(statement).execute(trx));
      expect((await wholes(ability, input, [table])).length).toBeGreaterThan(0);
    };
    await without('drop index site_updates_item', 'list-updates-v1', { search: 'plugin-7/' }, 'site_updates');
    await without('drop index site_security_failed', 'list-security-issues-v1', { severity: 'info' }, 'site_security');
    await without('drop index sites_client', 'list-sites-v1', { client_id: 1 }, 'sites');
    await without('drop index approval_subjects_site', 'list-approvals-v1', { tag_id: 1 }, 'approval_subjects');
    const ofRecord = { vulnerability_id: 'record-20', state: 'any' };
    const findings = 'vulnerability_findings';
    await without('drop index vulnerability_findings_record', 'list-vulnerability-findings-v1', ofRecord, findings);
  });
});
