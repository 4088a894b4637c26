import { type FleetKey, makeFleetKey, NO_BACKGROUND_TASKS } from '@sitekeeper/server/testing';
import type { Options } from '../options.ts';
import { type Server, startMeasuredServer } from './server.ts';
import { type Simulator, startSimulator } from './simulator.ts';
import { makeStore, type Store } from './store.ts';

export interface BenchWorldOptions {
  readonly sites: number;
  /** `sync.concurrency` of the server. */
  readonly concurrency: number;
  readonly faults?: string;
  /** For a fleet that leaves processors free: its sites answer in time. */
  readonly punctual?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Simulator and server, each in a process of its own, and a store with the simulator's sites. */
export interface BenchWorld {
  readonly key: FleetKey;
  readonly store: Store;
  readonly simulator: Simulator;
  readonly authorization: string;
  readonly sites: number;
  startServer(): Promise<Server>;
}

/** Creates a world, passes it to `use`, and tears it down afterwards. */
export async function withWorld<T>(
  options: Options,
  wanted: BenchWorldOptions,
  use: (world: BenchWorld) => Promise<T>,
): Promise<T> {
  const env = {
    ...NO_BACKGROUND_TASKS,
    SITEKEEPER_SYNC_CONCURRENCY: String(wanted.concurrency),
    SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    SITEKEEPER_REQUESTS_PER_MINUTE: '100000', // counted, but never too many
    ...wanted.env,
  };
  const store = await makeStore(options.postgres, env);
  const children: { end(): Promise<void> }[] = [];
  try {
    const key = await makeFleetKey();
    const { latencyMs, replyBytes } = options;
    const { faults, punctual = false } = wanted;
    const simulator = await startSimulator(store.folder, key, {
      sites: wanted.sites,
      latencyMs,
      replyBytes,
      punctual,
      ...(faults === undefined ? {} : { faults }),
    });
    children.push(simulator.child);
    const sites = Array.from({ length: wanted.sites }, (_, index) => ({
      url: simulator.url(index + 1),
      name: `Site ${index + 1}`,
    }));
    const authorization = await store.seed(key, sites);
    return await use({
      key,
      store,
      simulator,
      authorization,
      sites: wanted.sites,
      async startServer() {
        const server = await startMeasuredServer(store, authorization, options.serverNode);
        children.push(server.child);
        return server;
      },
    });
  } finally {
    await Promise.all(children.map(child => child.end()));
    await store.remove();
  }
}
