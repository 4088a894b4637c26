import { MAX_SITES } from './address.ts';
import { checkPlan, type FaultPlan } from './faults/names.ts';
import type { Latency } from './latency.ts';
import type { FleetWorld, Registered } from './world.ts';

export interface FleetOptions {
  /** Number of sites, numbered from 1. */
  readonly sites: number;
  /** Default 1. Same seed and options: same sites, faults and latencies. */
  readonly seed?: number;
  /** Milliseconds before each answer, default 0. */
  readonly latency?: Latency;
  readonly faults?: FaultPlan;
  /** Plugins per site besides the connector; default 20, or as many as fit `replyBytes`. */
  readonly plugins?: number;
  /** Pads full `stats` and `register` answers to this many bytes of body (base64 included); default: no padding. */
  readonly replyBytes?: number;
  /** Compresses answers for clients that accept gzip; default: unless `replyBytes` sets the size on the wire. */
  readonly gzip?: boolean;
  /** All sites start registered with this key. */
  readonly registered?: Registered;
  /** Port of the addresses in answers before `listen` was called; default 9000. */
  readonly port?: number;
  /** Ledger entries kept in full; default 200,000, 0 for counts only. */
  readonly ledgerEntries?: number;
  /** Multisite networks, each as the numbers of its sites, the main site first: they share files and accounts. */
  readonly networks?: readonly (readonly number[])[];
  readonly createdOnZeroLoss?: boolean;
  readonly maintenanceWhileUpdating?: boolean;
  readonly unconnectedMinutes?: number;
  readonly slowMs?: number;
  /** Clock of timestamps, milliseconds since 1970; default the machine's. */
  readonly now?: () => number;
}

/** Fills in defaults. @throws Error that names the option and what it may be. */
export function worldOf(options: FleetOptions): FleetWorld {
  const { sites, seed = 1, replyBytes, now = Date.now } = options;
  if (!Number.isInteger(sites) || sites < 1 || sites > MAX_SITES) {
    throw new Error(`sites must be a whole number from 1 to ${MAX_SITES}, not ${sites}`);
  }
  if (!Number.isInteger(seed)) throw new Error(`seed must be a whole number, not ${seed}`);
  const plugins = options.plugins ?? (replyBytes === undefined ? 20 : fitting(replyBytes));
  if (!Number.isInteger(plugins) || plugins < 2 || plugins > 500) {
    throw new Error(`plugins must be a whole number from 2 to 500, not ${plugins}`);
  }
  checkPlan(options.faults ?? {});
  return {
    seed,
    sites,
    latency: options.latency ?? 0,
    plugins,
    replyBytes,
    gzip: options.gzip ?? replyBytes === undefined,
    registered: options.registered,
    createdOnZeroLoss: options.createdOnZeroLoss ?? true,
    maintenanceWhileUpdating: options.maintenanceWhileUpdating ?? false,
    unconnectedMinutes: options.unconnectedMinutes ?? 0,
    slowMs: options.slowMs ?? 5_000,
    now,
    startedAt: now(),
    releases: new Map(),
    badReleases: new Map(),
    port: options.port ?? 9000,
  };
}

/** Number of plugins whose answer stays under `bytes` on 99 of 100 sites (measured); the rest is padding. */
function fitting(bytes: number): number {
  return Math.max(2, Math.min(60, Math.floor((bytes - 13_400) / 730)));
}
