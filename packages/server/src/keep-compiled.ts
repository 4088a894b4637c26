import { flushCompileCache } from 'node:module';
import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 15_000;
/** Of the time between two looks. */
const AT_REST = 0.1;

/**
 * Node writes down what it has compiled when it ends in good order; who is killed would compile it all again. So it is
 * written down as soon as there is little to do: at the first start of a version, that takes a tenth of a second, for
 * which requests would wait. Nothing happens unless the program that started this one has said where
 * (`enableCompileCache`).
 */
export function keepCompiled(lookEveryMs = LOOK_EVERY_MS): void {
  let before = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > AT_REST) return;
    clearInterval(looking);
    flushCompileCache?.();
  }, lookEveryMs).unref();
}
