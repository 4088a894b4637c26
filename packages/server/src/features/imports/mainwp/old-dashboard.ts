import type { Remark, RowCode } from '../remarks/remark.ts';

/**
 * What a MainWP Dashboard holds, as an import reads it: repaired, typed, and free of what the other product needs
 * only for itself. The reader makes it from a dump or a database, the plan judges it, and adopting stores it.
 *
 * Ids are those of the old dashboard. Secrets are buffers or texts in memory only: whoever stores one seals it first.
 */
export interface OldDashboard {
  /** Addresses of the old dashboard by which its sites may know it: the `server` texts to try, best first. */
  readonly serverTexts: readonly string[];
  /** Its own address, without `/wp-admin/`. */
  readonly url: string;
  /** Table prefix, such as `wp_`. */
  readonly prefix: string;
  /** Which release wrote it, such as `9.0.2.3`; empty when the dump does not say. */
  readonly dbVersion: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly sites: readonly OldSite[];
  readonly tags: readonly OldTag[];
  readonly clients: readonly OldClient[];
  readonly clientFields: readonly OldClientField[];
  readonly costs: readonly OldCost[];
  readonly ignored: OldIgnored;
  readonly trusted: OldTrusted;
  readonly monitors: readonly OldMonitor[];
  readonly apiKeys: readonly OldApiKey[];
  /** What could not be read or had to be changed, row by row. */
  readonly problems: readonly OldProblem[];
}

/** One row that could not be read whole. Never holds a secret. */
export interface OldProblem extends Remark<RowCode> {
  /** Table without its prefix, such as `mainwp_wp`. */
  readonly table: string;
  /** Id of the row, or its position when it has none. */
  readonly id: string;
  /** `dropped`: the row is left out. `changed`: it is carried over with another value. */
  readonly outcome: 'dropped' | 'changed';
  /** The same in a sentence. */
  readonly message: string;
}

export interface OldSite {
  readonly id: number;
  readonly name: string;
  /** With scheme and trailing slash. */
  readonly url: string;
  /** Login of the administrator that the connector is bound to. */
  readonly login: string;
  readonly uniqueId: string;
  readonly httpAuth: { readonly user: string; readonly password: string } | null;
  readonly verifyTls: boolean;
  readonly key: OldKey;
  /** `regverify`: stands in for the password when the site is registered again. */
  readonly reconnectSecret: string | null;
  /** Number of the signature algorithm, as the connector counts: 7 is SHA-256, 1 is SHA-1. */
  readonly signAlgorithm: number;
  readonly suspended: boolean;
  readonly staging: boolean;
  readonly demo: boolean;
  readonly clientId: number | null;
  readonly tagIds: readonly number[];
  /** HTML. */
  readonly note: string;
  readonly ignoresCore: boolean;
  readonly ignoresPlugins: boolean;
  readonly ignoresThemes: boolean;
  readonly ignoresTranslations: boolean;
  readonly ignoredPlugins: readonly OldIgnoredItem[];
  readonly ignoredThemes: readonly OldIgnoredItem[];
  readonly ignoredCoreVersions: readonly string[];
  /** Abandoned items that were dismissed. */
  readonly dismissedPlugins: readonly string[];
  readonly dismissedThemes: readonly string[];
  /** Core may be updated automatically. */
  readonly automaticCore: boolean;
  /** Epoch seconds; null when unknown. */
  readonly addedAt: number | null;
  /** Why its last sync failed, in the old dashboard's language; empty when it is connected. */
  readonly syncError: string;
}

/** The private key of a site, or why there is none. */
export type OldKey =
  /** PKCS#8 DER of an RSA key of at least 2048 bits whose public half is the stored one. */
  | { readonly kind: 'key'; readonly pkcs8: Uint8Array }
  | {
      readonly kind: 'none';
      readonly reason: 'file-missing' | 'pair-differs' | 'too-short' | 'no-openssl' | 'empty' | 'unreadable';
    };

export interface OldTag {
  readonly id: number;
  readonly name: string;
  /** `#RRGGBB`, or empty. */
  readonly color: string;
}

export interface OldClient {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly note: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
  readonly linkedin: string;
  readonly status: 'active' | 'suspended' | 'lead' | 'lost';
  /** Epoch seconds; null when unknown. */
  readonly createdAt: number | null;
  readonly primaryContactId: number | null;
  readonly contacts: readonly OldContact[];
  readonly values: readonly { readonly fieldId: number; readonly value: string }[];
}

export interface OldContact {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly role: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
  readonly linkedin: string;
}

export interface OldClientField {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Null: a field of all clients. */
  readonly clientId: number | null;
}

export interface OldCost {
  readonly id: number;
  readonly name: string;
  /** In hundredths of the currency. */
  readonly priceInCents: number;
  readonly paymentType: string;
  readonly productType: string;
  /** Title of a type that the owner added; null for the usual ones. */
  readonly productTypeTitle: string | null;
  readonly slug: string;
  readonly licenseType: string;
  readonly renewalType: string;
  /** UTC date `YYYY-MM-DD`; null when none. */
  readonly lastRenewal: string | null;
  readonly paymentMethod: string;
  readonly paymentMethodTitle: string | null;
  readonly status: string;
  readonly url: string;
  readonly note: string;
  readonly color: string;
  /** One of the three is meant; ids that no longer exist are gone already. */
  readonly targets:
    | { readonly kind: 'sites' | 'tags' | 'clients'; readonly ids: readonly number[] }
    | { readonly kind: 'none' };
}

export interface OldIgnoredItem {
  /** `folder/file.php` of a plugin, folder of a theme. */
  readonly slug: string;
  readonly name: string;
  /** `all`, or the versions that are ignored. */
  readonly versions: 'all' | readonly string[];
}

/** What is ignored on all sites. */
export interface OldIgnored {
  readonly plugins: readonly OldIgnoredItem[];
  readonly themes: readonly OldIgnoredItem[];
  readonly coreVersions: readonly string[];
  readonly dismissedPlugins: readonly string[];
  readonly dismissedThemes: readonly string[];
}

/** What the old dashboard updated by itself: a proposal for an update window. */
export interface OldTrusted {
  readonly plugins: readonly string[];
  readonly themes: readonly string[];
  readonly core: boolean;
  readonly pluginsOn: boolean;
  readonly themesOn: boolean;
  readonly translationsOn: boolean;
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  /** `HH:MM` in the old dashboard's time zone; null when not set. */
  readonly time: string | null;
  /** 0 is Monday. */
  readonly dayOfWeek: number | null;
  readonly dayOfMonth: number | null;
  readonly delayDays: number;
  /** IANA name, or an offset such as `+02:00`. */
  readonly timeZone: string;
}

export interface OldMonitor {
  readonly siteId: number;
  /** A further address of the site, relative to it; empty for the site itself. */
  readonly path: string;
  /** Null: as set for all sites. */
  readonly active: boolean | null;
  readonly type: 'global' | 'http' | 'ping' | 'keyword';
  readonly keyword: string;
  readonly method: string;
  readonly intervalMinutes: number | null;
  readonly timeoutSeconds: number | null;
  readonly maxRetries: number | null;
  /** Null: as set for all sites. */
  readonly upStatusCodes: readonly number[] | null;
}

export interface OldApiKey {
  readonly id: number;
  readonly description: string;
  readonly permissions: 'read' | 'write' | 'read_write';
  readonly enabled: boolean;
  /** Hex HMAC-SHA256 of the whole `ck_…` under the key text `mainwp-api`. */
  readonly keyHash: string;
  /** How the `cs_…` is stored: as a password hash of WordPress, or in clear. */
  readonly secret:
    | { readonly kind: 'hash'; readonly hash: string }
    | { readonly kind: 'clear'; readonly secret: string };
  /** Last seven characters of the key. */
  readonly truncated: string;
}
