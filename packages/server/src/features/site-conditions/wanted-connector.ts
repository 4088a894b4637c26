import { compareVersions } from '../../kernel/text/versions.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';

/** Sites update within some days of a release: until then, being behind is no news. */
const GRACE_MS = 14 * DAY_MS;
/** So many sites must have or be offered a version, where there are that many: one site can say anything. */
const WITNESSES = 3;

/** What is known about versions of the connector. */
export interface KnownConnectors {
  /** The version that sites should have. */
  readonly wanted?: string | undefined;
  /** Newer versions, each with the time at which it was seen first, ms epoch. */
  readonly newer: Readonly<Record<string, number>>;
}

/** How many sites have or are offered each version. */
export type ConnectorCounts = readonly { readonly version: string; readonly sites: number }[];

/** What is known after a look at the fleet: the newest version that was first seen two weeks ago is wanted. */
export function wantedConnector(
  known: KnownConnectors,
  counts: ConnectorCounts,
  fleet: number,
  now: number,
): KnownConnectors {
  const needed = Math.max(1, Math.min(WITNESSES, Math.ceil(fleet / 2)));
  const isNewer = (version: string, than: string | undefined) =>
    than === undefined || compareVersions(version, than) > 0;
  const seen = counts
    .filter(({ version, sites }) => sites >= needed && /^\d+(?:\.\d+){0,3}$/.test(version))
    .map(({ version }): [string, number] => [version, Math.min(known.newer[version] ?? now, now)]);
  const old = seen.filter(([, since]) => now - since >= GRACE_MS).map(([version]) => version);
  const wanted = old.reduce((newest, version) => (isNewer(version, newest) ? version : newest), known.wanted);
  return { wanted, newer: Object.fromEntries(seen.filter(([version]) => isNewer(version, wanted))) };
}
