import type { Latency } from './latency.ts';
import type { HarmKind } from './state/records.ts';
import { compareDottedVersions } from './versions.ts';

/** A connection every site starts with, for benchmarks: nobody has to register first. */
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
  /** Size in bytes a full `stats` answer is padded to; undefined = as it comes. */
  readonly replyBytes: number | undefined;
  /** Answers are packed for whoever accepts gzip. */
  readonly gzip: boolean;
  readonly registered: Registered | undefined;
  /** Change-log times lose the leading zeros of their fraction, as the real ones do (docs/wire/sync.md#changes). */
  readonly createdOnZeroLoss: boolean;
  /** While an update call is under way, other calls to that site get the maintenance page. */
  readonly maintenanceWhileUpdating: boolean;
  /** Minutes without a key after which a connector switches itself off (docs/wire/connection.md#disconnect); 0 = never. */
  readonly unconnectedMinutes: number;
  /** Extra milliseconds of the fault `slow`. */
  readonly slowMs: number;
  /** Milliseconds since 1970: used for timestamps only. */
  readonly now: () => number;
  /** `now()` at creation: what "yesterday" means in the initial change logs. */
  readonly startedAt: number;
  /** Newer versions published while the fleet runs: plugin file or theme slug → version. */
  readonly releases: Map<string, string>;
  /** Releases that do harm: `<id> <version>` → what they do to a site that has them. */
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
