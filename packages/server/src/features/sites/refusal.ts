import type { SiteStatus } from './site.ts';
import { GONE, requestError, type SiteFailure } from './site-failure.ts';

/**
 * Why a suspended, disconnected, keyless or busy site is left alone. This is the only file that decides it: every
 * `site_suspended`, `site_disconnected` and `site_busy` about a site itself (all 409) comes from here.
 */

export const SUSPENDED: SiteFailure = { code: 'site_suspended', message: 'The site is suspended. Unsuspend it first.' };
const OFF = 'The site is disconnected. Reconnect it first.';

/** Another dashboard uses the key, too, and would be locked out. */
export const SHARED_KEY: SiteFailure = {
  code: 'invalid_state',
  cause: 'key_shared',
  message: 'This site still shares its key with the dashboard that it was imported from. Cut the import over first.',
};

interface Reasons {
  /** Undefined: a disconnected site that still has its key may be contacted. */
  readonly disconnected: string | undefined;
  /** For a site without a stored key. */
  readonly keyless: string;
}

const BY_PURPOSE = {
  /** Changing something on the site, now or in an update run. */
  change: { disconnected: OFF, keyless: OFF },
  sync: {
    disconnected: OFF,
    keyless: 'The site has no key. Reconnect it, or remove it and add it again.',
  },
  /**
   * Storing another address. Only the site itself can prove that it is there, so it is contacted even if disconnected.
   */
  move: {
    disconnected: undefined,
    keyless:
      'The site has no key, so its new address cannot be verified. Remove the site and add it at its new address.',
  },
  /** Listing its users, some time after the connected sites were chosen. */
  list_users: { disconnected: OFF, keyless: 'The site was disconnected or deleted in the meantime.' },
} as const satisfies Record<string, Reasons>;

/** The purpose of a request to a site. */
export type SitePurpose = keyof typeof BY_PURPOSE;

type Stated = { readonly status: SiteStatus };

/** Why a site in this state is left alone; undefined if requests are allowed. */
export function refusalOf(site: Stated | undefined, purpose: SitePurpose = 'change'): SiteFailure | undefined {
  if (!site) return GONE;
  if (site.status === 'suspended') return SUSPENDED;
  const { disconnected } = BY_PURPOSE[purpose];
  if (site.status === 'disconnected' && disconnected) return { code: 'site_disconnected', message: disconnected };
  return undefined;
}

/** The same as the failure of a request. @throws AppError site_not_found, site_suspended, site_disconnected. */
export function requireNotRefused(site: Stated | undefined, purpose: SitePurpose = 'change'): void {
  const refusal = refusalOf(site, purpose);
  if (refusal) throw requestError(refusal);
}

/** Why no request to a site without a connection is possible: its stored key is damaged, or there is none. */
export function keylessRefusal(
  site: { readonly damaged?: SiteFailure | undefined } | undefined,
  purpose: SitePurpose = 'change',
): SiteFailure {
  return site?.damaged ?? { code: 'site_disconnected', message: BY_PURPOSE[purpose].keyless };
}

/** For a site whose stored secrets do not open. */
export function damagedRefusal(secret: 'key' | 'password prompt'): SiteFailure {
  const message =
    secret === 'key'
      ? 'The key of this site is damaged in the store of this server and cannot be read. Reconnect the site; if that fails, restore the store from a backup, or remove the site and add it again.'
      : 'The password for the prompt in front of this site is damaged in the store of this server and cannot be read. Set http_user and http_pass of the site again.';
  return { code: 'site_disconnected', message };
}

/** For a site whose state changed during the request to it. */
export const SUSPENDED_MEANWHILE: SiteFailure = {
  code: 'site_suspended',
  message: 'The site was suspended in the meantime.',
};

export const DISCONNECTED_MEANWHILE: SiteFailure = {
  code: 'site_disconnected',
  message: 'The site was disconnected after this reconnect was requested, and stays disconnected. Reconnect it again.',
};

/** Another holder kept the lease for too long, and nothing was done. @param holder What it is doing. */
export function busyRefusal(holder = 'Another change to this site is in progress.'): SiteFailure {
  return { code: 'site_busy', message: `${holder} Try again when it is done.`, tryAgainSeconds: 10 };
}

/** For a process that lost its lease while it worked: something may have been done. */
export const HELD_UP: SiteFailure = {
  code: 'site_busy',
  message: 'This server was held up, and another change to this site has begun meanwhile. Try again when it is done.',
};

/** For a site whose files another site shares. */
export const SHARED_FILES_BUSY = 'Another site that shares its files with this one is being changed.';
