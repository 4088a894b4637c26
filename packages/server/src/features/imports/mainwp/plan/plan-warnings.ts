import type { PlanCode, Remark } from '../../remarks/remark.ts';
import type { OldDashboard } from '../old-dashboard.ts';
import type { PlannedSiteView } from './plan.schemas.ts';

const SHA_1 = 1;

/** What somebody should know before sites are adopted. */
export function planWarnings(old: OldDashboard, sites: readonly PlannedSiteView[]): Remark<PlanCode>[] {
  const { trusted } = old;
  const ofSites = {
    without_key_file: old.sites.filter(({ key }) => key.kind === 'none' && key.reason === 'file-missing'),
    without_way_in: sites.filter(({ way_in, site_id, same_as }) => way_in === 'password' && !site_id && !same_as),
    signed_with_sha1: old.sites.filter(({ signAlgorithm }) => signAlgorithm === SHA_1),
    certificate_unchecked: old.sites.filter(({ verifyTls }) => !verifyTls),
  };
  const warnings = Object.entries(ofSites).flatMap(([code, { length: count }]) =>
    count === 0 ? [] : [{ code: code as keyof typeof ofSites, data: { count } }],
  );
  const automatic = trusted.core || trusted.pluginsOn || trusted.themesOn || trusted.translationsOn;
  return [
    ...warnings,
    ...(automatic ? [{ code: 'updates_by_itself', data: {} } as const] : []),
    ...(old.serverTexts.length === 0 ? [{ code: 'dashboard_unknown', data: {} } as const] : []),
  ];
}
