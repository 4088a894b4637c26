import { Type } from 'typebox';
import type { OldSite } from './mainwp/old-dashboard.ts';

const TAKEN_OVER = 'The reconnect secret replaces it when the import is cut over.';
const BY_HAND = 'There is no reconnect secret either: add the site with the password of an administrator.';

/** Why a site waits, stays behind or needs a person. Those about its key go on with what follows for its way in. */
const SENTENCES = {
  demo: 'It is a demo site of the old dashboard.',
  no_administrator: 'The old dashboard knows no administrator of it. Add it by hand.',
  key_missing: 'The key file of this site is missing.',
  key_differs: 'The key found for this site is not the one that the site knows.',
  key_too_short: 'The key of this site is too short to be used today.',
  key_not_kept: 'The old dashboard kept no key for this site.',
  key_empty: 'The old dashboard kept an empty key for this site.',
  key_unreadable: 'The key of this site cannot be read.',
  address_unknown:
    'There is no key, and without the address of the old dashboard its reconnect secret is of no use: add the site with the password of an administrator.',
  here: 'This site is here already, and keeps its connection.',
  was_here: 'This site was here already, and keeps its connection.',
  removed: 'The site was removed from this server.',
  key_refused:
    'The site does not accept the key of the old dashboard. Sync the site there and plan the import again with a new dump; or cut the import over, which registers the site with its reconnect secret.',
} as const;

export const SITE_REASON_CAUSES = [...(Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]), 'same_site'] as const;
export type SiteReasonCause = (typeof SITE_REASON_CAUSES)[number];

export const siteReasonCauseSchema = Type.Unsafe<SiteReasonCause | null>({
  type: ['string', 'null'],
  enum: [...SITE_REASON_CAUSES, null],
  description: 'What the reason follows from, for programs; null for none, and after a failure.',
});

/** The sentence that is stored and shown, and what it follows from. */
export interface SiteReason {
  readonly reason: string;
  readonly cause: SiteReasonCause;
}

export const siteReason = (cause: keyof typeof SENTENCES): SiteReason => ({ reason: SENTENCES[cause], cause });

type NoKey = Extract<OldSite['key'], { kind: 'none' }>['reason'];
const CAUSES = {
  'file-missing': 'key_missing',
  'pair-differs': 'key_differs',
  'too-short': 'key_too_short',
  'no-openssl': 'key_not_kept',
  empty: 'key_empty',
  unreadable: 'key_unreadable',
} as const satisfies Readonly<Record<NoKey, SiteReasonCause>>;

export function withoutKey(why: NoKey, { secret }: { readonly secret: boolean }): SiteReason {
  const { reason, cause } = siteReason(CAUSES[why]);
  return { reason: `${reason} ${secret ? TAKEN_OVER : BY_HAND}`, cause };
}

export const sameSiteAs = (oldId: number): SiteReason => ({
  reason: `It is the same site as ${oldId}, which is taken instead.`,
  cause: 'same_site',
});
