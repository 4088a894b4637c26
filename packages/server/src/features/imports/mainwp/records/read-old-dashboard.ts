import { NEEDED_TABLES } from '../../remarks/row-sentences.ts';
import type { OldTables } from '../dump/old-tables.ts';
import { SITES_TABLE } from '../dump/wanted-tables.ts';
import type { KeyFiles } from '../keys/key-files.ts';
import type { OldDashboard, OldSite } from '../old-dashboard.ts';
import { demoIdsOf } from './demo-ids.ts';
import { oldAddressOf } from './old-address.ts';
import { looseRows, type OldRow, rowsWithId } from './old-row.ts';
import { ProblemList } from './problem-list.ts';
import { readApiKeys } from './read-api-keys.ts';
import { readClientFields, readClients } from './read-clients.ts';
import { costSettingsOf, readCosts } from './read-costs.ts';
import { generalRowOf, readIgnored, readTrusted } from './read-general-lists.ts';
import { readMonitors } from './read-monitors.ts';
import { readOldSite, type SiteSurroundings, signAlgorithmOf } from './read-old-site.ts';
import { readTagLinks, readTags } from './read-tags.ts';
import { NO_SITE_VALUES, readSiteOptions } from './site-options.ts';
import { WordpressOptions } from './wordpress-options.ts';

/** A turn of the event loop for so many sites: each parses a key or two. */
const SITES_AT_ONCE = 4;

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve));

/**
 * What the tables and key files of an old dashboard mean: repaired, typed, and with a problem for each row that could
 * not be read whole.
 */
export async function readOldDashboard(tables: OldTables, files: KeyFiles): Promise<OldDashboard> {
  const problems = new ProblemList(tables.problems);
  reportMissingTables(tables, problems);
  const options = new WordpressOptions(tables, problems);
  const address = oldAddressOf(options);
  if (address === undefined) problems.dropped('options', 'siteurl', 'dashboard_address_missing');
  const demo = demoIdsOf(options);
  const fields = readClientFields(tables, problems);
  const clients = readClients(tables, fields, demo.clients, problems);
  const clientIds = new Set(clients.map(({ id }) => id));
  const tags = readTags(tables, problems);
  const rows = [...rowsWithId(tables, SITES_TABLE, 'id', problems)];
  const rowIds = new Set(rows.map(([id]) => id));
  const siteOptions = readSiteOptions(tables, rowIds, problems);
  const links = readTagLinks(tables, tags, rowIds, problems);
  const errors = syncErrorsOf(tables, problems);
  const sites = await readSites(rows, id => ({
    files,
    fileSecret: options.text('mainwp_private_filename_secret').trim(),
    verifyTls: options.text('mainwp_sslVerifyCertificate').trim() !== '0',
    signAlgorithm: signAlgorithmOf(options.text('mainwp_connect_signature_algo')),
    demo: demo.sites.has(id),
    clientExists: client => clientIds.has(client),
    tagIds: links.get(id) ?? [],
    syncError: errors.get(id) ?? '',
    options: siteOptions.get(id) ?? NO_SITE_VALUES,
  }));
  const siteIds = new Set(sites.map(({ id }) => id));
  const costSettings = costSettingsOf(options.map('mainwp_module_cost_tracker_options'));
  const general = generalRowOf(tables, problems);
  const costTargets = { sites: siteIds, tagOf: tags.tagOf, clients: clientIds };
  return {
    serverTexts: address?.serverTexts ?? [],
    url: address?.url ?? '',
    prefix: tables.prefix,
    dbVersion: /^[\d.]{1,20}$/.exec(options.text('mainwp_db_version'))?.[0] ?? '',
    currency: costSettings.currency,
    sites,
    tags: tags.tags,
    clients,
    clientFields: fields.filter(({ clientId }) => clientId === null || clientIds.has(clientId)),
    costs: readCosts(tables, costSettings, costTargets, problems),
    ignored: readIgnored(general),
    trusted: readTrusted(general, options),
    monitors: readMonitors(tables, siteIds, problems),
    apiKeys: readApiKeys(tables, problems),
    problems: problems.all,
  };
}

async function readSites(
  rows: readonly (readonly [number, OldRow])[],
  around: (id: number) => SiteSurroundings,
): Promise<OldSite[]> {
  const sites: OldSite[] = [];
  for (let from = 0; from < rows.length; from += SITES_AT_ONCE) {
    const some = rows.slice(from, from + SITES_AT_ONCE);
    const read = await Promise.all(some.map(([id, row]) => readOldSite(id, row, around(id))));
    sites.push(...read.filter(site => site !== undefined));
    await nextTurn();
  }
  return sites;
}

function syncErrorsOf(tables: OldTables, problems: ProblemList): ReadonlyMap<number, string> {
  const rows = [...looseRows(tables, 'mainwp_wp_sync', problems)];
  return new Map(rows.map(row => [row.reference('wpid') ?? 0, row.text('sync_errors')]));
}

function reportMissingTables({ tables }: OldTables, problems: ProblemList): void {
  for (const table of NEEDED_TABLES)
    if (!tables.has(table)) problems.dropped(table, '', 'table_missing', { what: table });
}
