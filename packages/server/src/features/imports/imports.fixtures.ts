import { generateKeyPair } from '@sitekeeper/protocol';
import { useWorld } from '../../testing/fixtures.ts';
import type { World, WorldOptions } from '../../testing/index.ts';
import { OldDashboardActor } from '../../testing/old-dashboard/old-dashboard-actor.ts';
import type { OldDashboard, OldSite } from './mainwp/old-dashboard.ts';
import { storeImport } from './store/store-import.ts';

const pair = await generateKeyPair('rsa');
const ACTOR = { kind: 'user', id: 1, name: 'anna', role: 'admin' } as const;
/** Login of the administrator that all sites are bound to. */
const ADMIN = 'old-admin';
const POLL_MS = 20;

export interface ImportWorld {
  readonly world: World;
  readonly old: OldDashboardActor;
  /** Plans an import of these sites. @returns its id. */
  plan(sites: readonly OldSite[], more?: Partial<OldDashboard>): Promise<string>;
  /** Runs a step and waits for its job. @returns the answer of the step, and the job as it ended. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  step(name: string, input: object): Promise<{ answer: any; job: any }>;
  /** Waits until a job has ended. @throws Error after half a minute. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  ended(jobId: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  sites(importId: string, more?: object): Promise<any[]>;
  /** How often the sites were called by this name since the ledger was reset. */
  sent(fn: string): number;
}

/** A world whose simulated sites are connected to an old dashboard, and a worker. */
export function useImportWorld(sites: number, options: WorldOptions = {}): () => ImportWorld {
  const registered = { publicPem: pair.publicPem, server: 'https://old.example/wp-admin/', admin: ADMIN };
  const world = useWorld({ sites, worker: true, ...options, fleet: { registered, ...options.fleet } });
  let made: { readonly of: World; readonly imports: ImportWorld } | undefined;
  return () => {
    const of = world();
    if (made?.of !== of) made = { of, imports: importWorld(of, registered.server) };
    return made.imports;
  };
}

function importWorld(world: World, server: string): ImportWorld {
  const { services } = world.app;
  const old = new OldDashboardActor(world.fleet, pair, server);
  const ended = async (job_id: string) => {
    for (let times = 0; times < 30_000 / POLL_MS; times++) {
      const { body } = await world.get('get-batch-job-status-v1', { job_id });
      if (body.status !== 'queued' && body.status !== 'processing') return body;
      await new Promise<void>(resolve => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`${job_id} has not ended`);
  };
  return {
    ended,
    world,
    old,
    async plan(rows, more) {
      const { importId } = await storeImport(services, ACTOR, { oldDashboard: old.read(rows, more) });
      return importId;
    },
    async step(name, input) {
      const answer = await world.post(name, input);
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      const { job_id } = answer.body;
      if (!job_id) return { answer: answer.body, job: undefined };
      return { answer: answer.body, job: await ended(job_id) };
    },
    async sites(import_id, more = {}) {
      return (await world.get('get-import-v1', { import_id, per_page: 200, ...more })).body.items;
    },
    sent: fn =>
      Array.from({ length: world.fleet.size }, (_, at) => world.fleet.ledger.site(at + 1).functions[fn] ?? 0).reduce(
        (sum, count) => sum + count,
        0,
      ),
  };
}
