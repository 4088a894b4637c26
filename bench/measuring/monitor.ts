import { startChild } from '../world/child.ts';
import type { MonitorAsks } from './monitor-process.ts';

/**
 * Asks an address at a fixed rate from a process of its own, as a monitor does: one that shares a process with whoever
 * sends too much would measure how late that one is.
 * @returns the milliseconds of each answer, from the moment it was due.
 * @throws Error if an answer is not 200.
 */
export async function monitored(asks: MonitorAsks): Promise<number[]> {
  const child = startChild('bench/measuring/monitor-process.ts', [JSON.stringify(asks)], { env: {} });
  const times = await child.message<number[]>();
  await child.end();
  return times;
}
