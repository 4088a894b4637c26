import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { exportPrivateKey, importPrivateKey, sign, signedFormSync, stats } from '@sitekeeper/protocol';
import type { FleetKey } from '@sitekeeper/server/testing';
import { Agent, request } from 'undici';
import type { BenchWorld } from '../world/world.ts';

const SIGNATURES = 300;

/** CPU time in ms of one signature with a key read from the store, as every site of a fleet needs. */
export function signatureMs(key: FleetKey): number {
  const der = exportPrivateKey(key.privateKey);
  const start = performance.now();
  for (let i = 0; i < SIGNATURES; i++) sign({ fn: 'stats', nonce: String(i), privateKey: importPrivateKey(der) });
  return (performance.now() - start) / SIGNATURES;
}

/** Seconds that the signatures of `sites` take if all cores do nothing else. */
export function signatureFloor(key: FleetKey, sites: number): number {
  return (sites * signatureMs(key)) / 1000 / availableParallelism();
}

/** Seconds that the answer times alone take: N·L/C. */
export function waitFloor(sites: number, latencyMs: number, concurrency: number): number {
  return (Math.ceil(sites / concurrency) * latencyMs) / 1000;
}

/** The time that the simplest client took for the fleet. */
export interface BareFigures {
  readonly seconds: number;
  /** Milliseconds of processor time per site, of the client alone. */
  readonly cpuPerSite: number;
}

/** Means of several runs of the bare client, taken before and after the run that they are compared with. */
export function meanOf(...goes: readonly BareFigures[]): BareFigures {
  const mean = (of: (go: BareFigures) => number) => goes.reduce((sum, go) => sum + of(go), 0) / goes.length;
  return { seconds: mean(go => go.seconds), cpuPerSite: mean(go => go.cpuPerSite) };
}

/**
 * The simplest client makes the same exchange: one body signed once, answers read and discarded, nothing stored. What
 * remains is HTTP and the simulator itself.
 */
export async function bareClient(world: BenchWorld, concurrency: number): Promise<BareFigures> {
  const { key, simulator, sites } = world;
  const nonce = randomBytes(16).toString('hex');
  const args = { server: key.server, logs: { newerThan: Math.floor(Date.now() / 1000), eventsCount: 200 } };
  const body = signedFormSync(stats, args, { user: key.admin, nonce, privateKey: key.privateKey });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const dispatcher = new Agent({ connections: 1, pipelining: 1, keepAliveTimeout: 1000 });
  let next = 1;
  const before = process.cpuUsage();
  const start = performance.now();
  const one = async () => {
    for (let k = next++; k <= sites; k = next++) {
      const url = `${simulator.url(k)}wp-admin/admin-ajax.php`;
      const answer = await request(url, { method: 'POST', headers, body, dispatcher });
      const bytes = await answer.body.arrayBuffer();
      if (answer.statusCode !== 200 || bytes.byteLength < 1000) throw new Error(`site ${k} answered the floor badly`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  await dispatcher.destroy();
  return { seconds, cpuPerSite: (user + system) / 1000 / sites };
}
