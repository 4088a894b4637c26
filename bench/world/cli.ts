import { sleep } from '../measuring/numbers.ts';
import { startChild } from './child.ts';

export interface Ran {
  readonly code: number;
  readonly seconds: number;
  readonly peakMb: number;
}

/** Runs a command to its end, and watches its memory. */
export async function runTimed(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  const started = performance.now();
  const { PATH } = process.env;
  const child = startChild('packages/cli/bin/sitekeeper.js', args, { env: { PATH, ...env } });
  let peakMb = 0;
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  while (!ended) {
    peakMb = Math.max(peakMb, memoryOf(child.peakMb.bind(child)));
    await Promise.race([sleep(20), child.ended]);
  }
  return { code: child.process.exitCode ?? -1, seconds: (performance.now() - started) / 1000, peakMb };
}

function memoryOf(peak: () => number): number {
  try {
    return peak() || 0;
  } catch {
    return 0; // it has just ended
  }
}
