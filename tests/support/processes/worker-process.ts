import { flushCompileCache } from 'node:module';
import { runWorkerProcess } from '../../../packages/server/src/worker-process/run-worker-process.ts';
import { clockFrom, shortLease } from './quick-clock.ts';

/** The worker process of `serve-process.ts`. Leases are short: a killed one is soon replaced on PostgreSQL too. */
const { clock, faster } = clockFrom(process.env);
runWorkerProcess({
  clock,
  workerOptions: { pollMs: Number(process.env.TEST_POLL_MS ?? 50) },
  leaseMs: shortLease(process.env, faster),
  yields: false,
});
flushCompileCache();
