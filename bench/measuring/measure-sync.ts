import type { JobFigures } from '../world/api.ts';
import type { Cpu } from '../world/child.ts';
import type { Server } from '../world/server.ts';
import type { Lag } from '../world/server-process.ts';
import type { BenchWorld } from '../world/world.ts';
import { sleep } from './numbers.ts';

const POLL_MS = 50;
const LONG_MS = 60_000;
const MEMORY_MS = 1000;
const GIVE_UP_MS = 60 * 60_000;

export interface SyncFigures {
  readonly wallSeconds: number;
  /** Seconds. */
  readonly serverCpu: Cpu;
  readonly simulatorCpu: Cpu;
  /** Peak memory in MB that its processes shared with no others; 0 without measuring it. */
  readonly peakMb: number;
  /** The same, each second. */
  readonly memoryMb: readonly number[];
  readonly lag: Lag;
  readonly job: JobFigures;
  /** Calls that the sites received, and how many sites received more than one. */
  readonly calls: number;
  readonly askedTwice: number;
}

/**
 * Syncs all sites of the world once, measured from the request until the job is `completed`.
 * @param memory Whether to measure it: that stops this process and the measured one for up to ten milliseconds each
 * second, which would be added to the times of answers that are measured at the same time.
 */
export async function measureSync(world: BenchWorld, server: Server, { memory = true } = {}): Promise<SyncFigures> {
  await world.simulator.resetLedger();
  await server.lag();
  const memoryMb: number[] = [];
  const measure = () => memoryMb.push(server.child.privateMb());
  if (memory) measure();
  const before = [server.child.cpu(), world.simulator.child.cpu()] as const;
  const start = performance.now();
  const looking = memory ? setInterval(measure, MEMORY_MS) : undefined;
  const job = await waitForJob(server, await server.api.syncAll()).finally(() => clearInterval(looking));
  const wallSeconds = (performance.now() - start) / 1000;
  const serverCpu = since(server.child.cpu(), before[0]);
  const simulatorCpu = since(world.simulator.child.cpu(), before[1]);
  const lag = await server.lag();
  const ledger = await world.simulator.ledger();
  return {
    wallSeconds,
    serverCpu,
    simulatorCpu,
    peakMb: Math.max(0, ...memoryMb),
    memoryMb,
    lag,
    job,
    calls: ledger.calls,
    askedTwice: Object.values(ledger.perSite).filter(calls => calls > 1).length,
  };
}

const since = (now: Cpu, before: Cpu): Cpu => ({ all: now.all - before.all, main: now.main - before.main });

/** Polls a job until it has ended. */
export async function waitForJob(server: Server, id: string): Promise<JobFigures> {
  const began = performance.now();
  for (;;) {
    const job = await server.api.jobIfTime(id);
    if (job && job.status !== 'queued' && job.status !== 'processing') return job;
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`job ${id} did not end: ${JSON.stringify(job)}`);
    await sleep(performance.now() - began < LONG_MS ? POLL_MS : 10 * POLL_MS); // asking costs the server as well
  }
}
