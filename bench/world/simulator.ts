import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { findFreePort, simulatedSiteUrl } from '@sitekeeper/child-simulator';
import type { FleetKey } from '@sitekeeper/server/testing';
import { type Child, startChild } from './child.ts';

export interface LedgerReport {
  readonly calls: number;
  readonly sitesCalled: number;
  readonly inFlight: number;
  readonly peakInFlight: number;
  readonly perSite: Readonly<Record<string, number>>;
}

export interface Simulator {
  readonly child: Child;
  url(k: number): string;
  ledger(): Promise<LedgerReport>;
  resetLedger(): Promise<void>;
}

export interface SimulatorOptions {
  readonly sites: number;
  readonly latencyMs: number;
  readonly replyBytes: number;
  readonly faults?: string;
  /** They answer in time whatever else runs; otherwise they leave the processors to whoever asks them. */
  readonly punctual?: boolean;
  /** File for the credentials that each site requires. */
  readonly manifest?: string;
}

/** As `nice` counts. */
const BEHIND = 10;
const LAST = 19;

/**
 * `scripts/simulate.ts` in a process of its own; all sites are connected with one key, or not connected if there is
 * none.
 */
export async function startSimulator(
  folder: string,
  key: FleetKey | undefined,
  options: SimulatorOptions,
): Promise<Simulator> {
  const port = await findFreePort(options.sites);
  const args = [
    '--sites',
    options.sites,
    '--port',
    port,
    '--latency',
    options.latencyMs,
    '--reply-bytes',
    options.replyBytes,
    ...(key ? connectedWith(folder, key) : []),
    ...(options.faults ? ['--faults', options.faults] : []),
    ...(options.manifest ? ['--manifest', options.manifest] : []),
  ].map(String);
  const child = startChild('scripts/simulate.ts', args, {});
  setPriority(child.pid, Math.min(LAST, getPriority() + BEHIND));
  await listening(child);
  if (options.punctual) child.runFirst();
  const control = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}/_simulator/${path}`, { method });
    return answer.json();
  };
  return {
    child,
    url: k => `${simulatedSiteUrl(k, port)}/`,
    ledger: async () => (await control('ledger')) as LedgerReport,
    resetLedger: async () => void (await control('reset-ledger', 'POST')),
  };
}

function connectedWith(folder: string, key: FleetKey): string[] {
  const keyFile = join(folder, 'fleet.pem');
  writeFileSync(keyFile, key.publicPem);
  return ['--registered-key', keyFile, '--registered-server', key.server, '--registered-admin', key.admin];
}

async function listening(child: Child): Promise<void> {
  const said = new Promise<void>(resolve => {
    child.process.stdout?.on('data', (text: Buffer) => {
      if (text.includes('_simulator')) resolve();
    });
  });
  const died = child.ended.then(() => {
    throw new Error(`the simulator did not start: ${child.errors}`);
  });
  died.catch(() => {});
  await Promise.race([said, died]);
}
