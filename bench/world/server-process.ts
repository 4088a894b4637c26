/**
 * The server under test: the real `serve` with its settings from the environment. On the message `lag`, it reports the
 * delay of its event loop since the last one; on `heap`, the size of its heap. The delay is watched from the first of
 * these messages on: the watch wakes it 500 times a second, which takes 3 % of a processor.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeLog, readSettings, serve } from '@sitekeeper/server';

const RESOLUTION_MS = 2;

export interface Started {
  readonly url: string;
}

export interface Heap {
  readonly heapMb: number;
}

/** Milliseconds beyond the moment when a timer was due. */
export interface Lag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const settings = readSettings(
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name === 'DATABASE_URL' || name.startsWith('SITEKEEPER_')),
  ),
);
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const server = await serve(settings, makeLog(settings.logLevel));
process.on('message', asked => {
  if (asked === 'heap') {
    globalThis.gc?.(); // with --expose-gc: only live objects remain
    process.send?.({ heapMb: process.memoryUsage().heapUsed / 2 ** 20 } satisfies Heap);
    return;
  }
  delay.enable(); // does nothing once it is
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const lag: Lag = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) };
  delay.reset();
  process.send?.(lag);
});
process.once('disconnect', () => process.exit(1)); // the bench has ended without us
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.({ url: server.url } satisfies Started);
