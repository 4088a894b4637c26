import type { SiteScope } from '../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ExpiringRow, selectSitesOfExpiring } from './expiring.store.ts';
import { endpointHost } from './note-certificate.ts';
import { daysUntil } from './threshold.ts';

/** Sites that are named for a domain. */
const MOST_SITES = 5;

/** Rows as callers get them, with the sites of each: two more queries for any number. */
export async function expiringViews(db: Queryable, rows: readonly ExpiringRow[], now: number, scope: SiteScope) {
  const of = (kind: ExpiringRow['kind']) => rows.filter(row => row.kind === kind);
  const found = await selectSitesOfExpiring(db, {
    ids: of('certificate').map(row => row.site_id),
    domains: of('domain').map(row => row.name),
    most: MOST_SITES,
    scope,
  });
  const byKey = Map.groupBy(found, site => (site.domain === '' ? String(site.id) : site.domain));
  return rows.map(row => {
    const sites = byKey.get(row.kind === 'domain' ? row.name : String(row.site_id)) ?? [];
    return {
      kind: row.kind,
      name: row.kind === 'certificate' ? endpointHost(row.name) : row.name,
      expires_at: isoInstantOrNull(row.expires_at),
      days_left: row.expires_at === null ? null : daysUntil(row.expires_at, now),
      by: row.by,
      source: sourceOf(row),
      why_unknown: row.expires_at === null ? whyUnknown(row.outcome) : null,
      checked_at: row.checked_at,
      sites: sites.map(({ id, name, url, client_id, client_name }) => ({ id, name, url, client_id, client_name })),
      sites_count: Number(sites[0]?.of ?? 0),
    };
  });
}

function sourceOf({ kind, expires_at, given }: ExpiringRow) {
  if (expires_at === null) return null;
  if (kind === 'certificate') return 'seen' as const;
  return given === 1 ? ('hand' as const) : ('registry' as const);
}

const UNKNOWN = ['no_date', 'not_registered', 'no_registry', 'failed'] as const;

function whyUnknown(outcome: string) {
  if (outcome === 'busy') return 'failed' as const;
  return UNKNOWN.find(known => known === outcome) ?? ('not_asked' as const);
}
