import { sql } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Database, Queryable } from '../../../ports/database/port.ts';
import type { SoftwareType } from '../feed/feed-record.ts';
import { type FindingFilter, findingsThat } from '../list/finding-filter.store.ts';

/** A vulnerable item of a site, and what can be done about it. */
export interface VulnerableItem {
  readonly site_id: number;
  readonly site_name: string;
  readonly status: string;
  readonly type: SoftwareType;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** The pending update that fixes all that was asked for; '' where none does. */
  readonly update_version: string;
  /** 1: a rule ignores the update. */
  readonly ignored: number;
  /** 1: the plugin can be deactivated from here. */
  readonly stoppable: number;
}

/** The items that what was asked for is found in, each once, in the order of sites. */
export async function selectVulnerableItems({ db }: Database, filter: FindingFilter, now: number) {
  return onSites(filter.siteIds, siteIds => vulnerableItems(db, { ...filter, siteIds }, now));
}

/** Asks for all sites at once, or for as many of the given ones at a time as a query takes. */
export function onSites<Item>(
  siteIds: readonly number[] | undefined,
  ask: (siteIds: readonly number[] | undefined) => Promise<Item[]>,
): Promise<Item[]> {
  if (siteIds === undefined) return ask(undefined);
  return inChunks(
    siteIds.toSorted((a, b) => a - b),
    ask,
  );
}

async function vulnerableItems(db: Queryable, filter: FindingFilter, now: number) {
  const { rows } = await sql<VulnerableItem>`select finding.site_id, max(site.name) as site_name,
      max(site.status) as status, finding.type,
      finding.slug, max(finding.name) as name, max(finding.version) as version,
      min(finding.update_version) as update_version,
      coalesce(max((select max(offer.ignored) from site_updates as offer where offer.site_id = finding.site_id
        and offer.type = finding.type and offer.slug = finding.slug)), 0) as ignored,
      coalesce(max((select 1 - max(plugin.must_use) from site_plugins as plugin
        where plugin.site_id = finding.site_id and plugin.slug = finding.slug and plugin.is_connector = 0
          and finding.type = 'plugin')), 0) as stoppable
    from ${findingsThat(filter, now)}
    group by finding.site_id, finding.type, finding.slug
    order by finding.site_id, finding.type, finding.slug`.execute(db);
  return rows.map(row => ({ ...row, ignored: Number(row.ignored), stoppable: Number(row.stoppable) }));
}
