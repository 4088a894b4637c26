import { siteKey } from '../../../sites/index.ts';
import { WAYS_IN, wayInOf } from '../../import.ts';
import { type SiteReason, sameSiteAs, siteReason } from '../../site-reason.ts';
import type { OldDashboard, OldSite } from '../old-dashboard.ts';
import type { PlannedSiteView } from './plan.schemas.ts';
import type { PlanFacts } from './plan-facts.ts';

/** The way in of each site, and which rows are the same site as another, or as one that is here. */
export function planSites(old: OldDashboard, facts: PlanFacts): PlannedSiteView[] {
  const rows = old.sites.map(site => ({ site, key: siteKey(site.url), planned: waysOf(site, old) }));
  const best = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const other = best.get(row.key);
    if (row.planned.wayIn !== 'none' && (other === undefined || isBetter(row, other))) best.set(row.key, row);
  }
  return rows
    .map(({ site, key, planned }): PlannedSiteView => {
      const { id, name, url, suspended, staging } = site;
      const staysBehind = planned.wayIn === 'none';
      const kept = best.get(key)?.site.id ?? id;
      const site_id = staysBehind ? null : (facts.siteIds.get(key) ?? null);
      const same_as = staysBehind || kept === id ? null : kept;
      const { reason = null, cause = null } = reasonOf(site_id, same_as) ?? planned;
      return { old_id: id, name, url, way_in: planned.wayIn, reason, cause, site_id, same_as, suspended, staging };
    })
    .sort((a, b) => a.old_id - b.old_id);
}

interface Rated {
  readonly site: OldSite;
  readonly planned: ReturnType<typeof wayInOf>;
}

/** The row with the better way in; of equal ones the one that is not suspended, then the older one. */
function isBetter(row: Rated, other: Rated): boolean {
  const rank = ({ site, planned }: Rated) => [WAYS_IN.indexOf(planned.wayIn), site.suspended ? 1 : 0, site.id];
  const [mine, its] = [rank(row), rank(other)];
  const differing = mine.findIndex((value, at) => value !== its[at]);
  return differing >= 0 && (mine[differing] as number) < (its[differing] as number);
}

/** A reconnect secret is worth nothing without the text by which the site knows the old dashboard. */
function waysOf(site: OldSite, old: OldDashboard): ReturnType<typeof wayInOf> {
  const planned = wayInOf(site);
  if (planned.wayIn !== 'reconnect-secret' || old.serverTexts.length > 0) return planned;
  return { oldId: site.id, wayIn: 'password', ...siteReason('address_unknown') };
}

function reasonOf(siteId: number | null, sameAs: number | null): SiteReason | undefined {
  if (siteId !== null) return siteReason('here');
  return sameAs === null ? undefined : sameSiteAs(sameAs);
}
