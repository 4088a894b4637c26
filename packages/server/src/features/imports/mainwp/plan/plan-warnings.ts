import type { OldDashboard } from '../old-dashboard.ts';
import type { PlannedSiteView } from './plan.schemas.ts';

const SHA_1 = 1;

/** What somebody should know before sites are adopted. */
export function planWarnings(old: OldDashboard, sites: readonly PlannedSiteView[]): string[] {
  const warnings: string[] = [];
  const { trusted } = old;
  const withoutFile = old.sites.filter(({ key }) => key.kind === 'none' && key.reason === 'file-missing').length;
  if (withoutFile > 0)
    warnings.push(
      `${sitesAre(withoutFile)} without a key file. Give the whole key folder, so that they come over without being registered again.`,
    );
  const passwords = sites.filter(
    ({ way_in, site_id, same_as }) => way_in === 'password' && !site_id && !same_as,
  ).length;
  if (passwords > 0)
    warnings.push(`${sitesAre(passwords)} without any way in. Add with a password what you want to keep.`);
  const sha1 = old.sites.filter(({ signAlgorithm }) => signAlgorithm === SHA_1).length;
  if (sha1 > 0)
    warnings.push(
      `${sitesAre(sha1)} called with SHA-1 signatures by the old dashboard. This server does the same until you cut over, because a site that has seen a better signature refuses SHA-1.`,
    );
  const unverified = old.sites.filter(({ verifyTls }) => !verifyTls).length;
  if (unverified > 0) warnings.push(`${sitesAre(unverified)} called without checking the certificate. This stays so.`);
  if (trusted.core || trusted.pluginsOn || trusted.themesOn || trusted.translationsOn)
    warnings.push(
      'The old dashboard installs updates by itself. Switch that off there before you switch on update windows here.',
    );
  if (old.serverTexts.length === 0)
    warnings.push('The address of the old dashboard is not known. Sites without a key cannot be taken over.');
  return warnings;
}

const sitesAre = (count: number) => (count === 1 ? '1 site is' : `${count} sites are`);
