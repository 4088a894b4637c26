import type { RemarkSentences } from './remark-data.ts';

const sitesAre = (count = 0) => (count === 1 ? '1 site is' : `${count} sites are`);

/** What somebody should know before sites are adopted. */
export const PLAN_SENTENCES = {
  without_key_file: ({ count }) =>
    `${sitesAre(count)} without a key file. Give the whole key folder, so that they come over without being registered again.`,
  without_way_in: ({ count }) => `${sitesAre(count)} without any way in. Add with a password what you want to keep.`,
  signed_with_sha1: ({ count }) =>
    `${sitesAre(count)} called with SHA-1 signatures by the old dashboard. This server does the same until you cut over, because a site that has seen a better signature refuses SHA-1.`,
  certificate_unchecked: ({ count }) => `${sitesAre(count)} called without checking the certificate. This stays so.`,
  updates_by_itself: () =>
    'The old dashboard installs updates by itself. Switch that off there before you switch on update windows here.',
  dashboard_unknown: () => 'The address of the old dashboard is not known. Sites without a key cannot be taken over.',
} as const satisfies RemarkSentences;
