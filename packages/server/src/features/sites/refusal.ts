import type { SiteStatus } from './site.ts';
import { GONE, requestError, type SiteFailure } from './site-failure.ts';

/**
 * Why a site that is suspended, disconnected, without a key or busy is left alone. This file is the only one that says
 * so: every `site_suspended`, `site_disconnected` and `site_busy` about a site itself (all 409) comes from here.
 */

export const SUSPENDED: SiteFailure = { code: 'site_suspended', message: 'The site is suspended. Unsuspend it first.' };
const OFF = 'Communication with the site is off. Reconnect it first.';

interface Reasons {
  readonly suspended: string;
  /** Undefined: a disconnected site that still has its key may be asked. */
  readonly disconnected: string | undefined;
  /** For a site of which no key is stored. */
  readonly keyless: string;
}

const REASONS = {
  /** Changing something on the site. */
  change: { suspended: SUSPENDED.message, disconnected: OFF, keyless: OFF },
  sync: {
    suspended: 'The site is suspended and left out of syncs. Unsuspend it first.',
    disconnected: OFF,
    keyless: 'The site has no key. Reconnect it, or remove it and add it again.',
  },
  /** Taking a site into an update run. */
  run: { suspended: SUSPENDED.message, disconnected: 'The site is disconnected. Reconnect it first.', keyless: OFF },
  /** Looking where the address of the site leads. */
  redirect: { suspended: SUSPENDED.message, disconnected: undefined, keyless: OFF },
  /** Storing another address. Only the site itself can prove that it is there, so it is asked even when disconnected. */
  move: {
    suspended: 'The site is suspended: nothing may be asked there. Unsuspend it first.',
    disconnected: undefined,
    keyless:
      'The site has no key, so nobody can tell whether it is the same one there. Remove it and add it at its new address.',
  },
  /** Listing its users, some time after the connected sites were chosen. */
  list_users: {
    suspended: SUSPENDED.message,
    disconnected: OFF,
    keyless: 'The site was disconnected or deleted meanwhile.',
  },
} as const satisfies Record<string, Reasons>;

/** What a site is wanted for. */
export type SitePurpose = keyof typeof REASONS;

type Stated = { readonly status: SiteStatus };

/** Why a site in this state is left alone; undefined when it may be asked. */
export function refusalOf(site: Stated | undefined, purpose: SitePurpose = 'change'): SiteFailure | undefined {
  if (!site) return GONE;
  const { suspended, disconnected } = REASONS[purpose];
  if (site.status === 'suspended') return { code: 'site_suspended', message: suspended };
  if (site.status === 'disconnected' && disconnected) return { code: 'site_disconnected', message: disconnected };
  return undefined;
}

/** The same as the failure of a request. @throws AppError site_not_found, site_suspended, site_disconnected. */
export function requireNotRefused(site: Stated | undefined, purpose: SitePurpose = 'change'): void {
  const refusal = refusalOf(site, purpose);
  if (refusal) throw requestError(refusal);
}

/** Why a site without a connection can't be asked: its stored key is damaged, or there is none. */
export function keylessRefusal(
  site: { readonly damaged?: SiteFailure | undefined } | undefined,
  purpose: SitePurpose = 'change',
): SiteFailure {
  return site?.damaged ?? { code: 'site_disconnected', message: REASONS[purpose].keyless };
}

/** For a site whose stored secrets do not open. */
export function damagedRefusal(secret: 'key' | 'password prompt'): SiteFailure {
  const message =
    secret === 'key'
      ? 'The key of this site is damaged in the store of this server and does not open. Reconnect the site; if that fails, restore the store from a backup, or remove the site and add it again.'
      : 'The password of the prompt in front of this site is damaged in the store of this server and does not open. Give http_user and http_pass of the site again.';
  return { code: 'site_disconnected', message };
}

/** For a site whose state changed while it was asked. */
export const SUSPENDED_MEANWHILE: SiteFailure = {
  code: 'site_suspended',
  message: 'The site was suspended meanwhile.',
};

export const DISCONNECTED_MEANWHILE: SiteFailure = {
  code: 'site_disconnected',
  message: 'The site was disconnected after this reconnect was asked for, and stays so. Reconnect it once more.',
};

/** Another holder kept the lease for too long. @param holder What it is doing. */
export function busyRefusal(holder = 'Another change to this site is under way.'): SiteFailure {
  return { code: 'site_busy', message: `${holder} Try again when it has ended.` };
}

/** For a site whose files another site shares. */
export const SHARED_FILES_BUSY = 'Another site with which this one shares its files is being changed.';
