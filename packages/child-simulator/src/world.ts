import type { Latency } from './latency.ts';
import type { HarmKind } from './state/records.ts';
import { compareDottedVersions } from './versions.ts';

/** A connection that every site starts with, so that benchmarks need not register first. */
export interface Registered {
  /** SPKI PEM of the dashboard's public key: the same for all sites. */
  readonly publicPem: string;
  /** `server` string the sites compare at a reconnect. */
  readonly server: string;
  /** Login of the connected administrator, made the administrator of every site. Default: each site's own. */
  readonly admin?: string;
}

/** What all sites of one fleet share. Fixed after creation, apart from `releases` and `port`. */
export interface FleetWorld {
  readonly seed: number;
  readonly sites: number;
  readonly latency: Latency;
  /** Plugins per site, without the connector and must-use files. */
  readonly plugins: number;
  /** Size in bytes to which full `stats` answers are padded; undefined = no padding. */
  readonly replyBytes: number | undefined;
  /** Whether answers are compressed for clients that accept gzip. */
  readonly gzip: boolean;
  readonly registered: Registered | undefined;
  /** Change-log times lose the leading zeros of their fraction, as on real sites (docs/wire/sync.md#changes). */
  readonly createdOnZeroLoss: boolean;
  /** While an update is running, other calls to that site get the maintenance page. */
  readonly maintenanceWhileUpdating: boolean;
  /** Minutes without a key after which a connector deactivates itself (docs/wire/connection.md#disconnect); 0 = never. */
  readonly unconnectedMinutes: number;
  /** Extra milliseconds of the fault `slow`. */
  readonly slowMs: number;
  /** Milliseconds since 1970: used for timestamps only. */
  readonly now: () => number;
  /** `now()` at creation: what "yesterday" means in the initial change logs. */
  readonly startedAt: number;
  /** Newer versions published while the fleet runs: plugin file or theme slug → version. */
  readonly releases: Map<string, string>;
  /** Harmful releases: `<id> <version>` → what they do to a site that has them. */
  readonly badReleases: Map<string, HarmKind>;
  port: number;
}

/** Newest version on offer for a plugin file or theme slug with these catalogue versions; `undefined` when none is. */
export function newestVersion(world: FleetWorld, id: string, versions: readonly string[]): string | undefined {
  const listed = versions.at(-1);
  const released = world.releases.get(id);
  if (released === undefined) return listed;
  return listed === undefined || compareDottedVersions(released, listed) > 0 ? released : listed;
}
