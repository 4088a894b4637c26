import { createServer } from 'node:net';

/** The most sites that have an address: 127.16.0.1 … 127.255.255.255, without the wrap into another octet. */
export const MAX_SITES = 239 * 65536 + 65535;

/** Loopback address of site `k` (from 1): `127.(16 + (k >> 16)).((k >> 8) & 255).(k & 255)`. */
export function siteAddress(k: number): string {
  return `127.${16 + (k >> 16)}.${(k >> 8) & 255}.${k & 255}`;
}

/** Site number of a loopback address (IPv4, or IPv4 mapped into IPv6), `undefined` when it belongs to no site. */
export function siteOfAddress(address: string | undefined): number | undefined {
  const match = /^(?:::ffff:)?127\.(\d+)\.(\d+)\.(\d+)$/.exec(address ?? '');
  if (!match) return undefined;
  const k = (Number(match[1]) - 16) * 65536 + Number(match[2]) * 256 + Number(match[3]);
  return k >= 1 ? k : undefined;
}

/** `http://127.…:PORT`, without a slash at the end. */
export function simulatedSiteUrl(k: number, port: number): string {
  return port === 80 ? `http://${siteAddress(k)}` : `http://${siteAddress(k)}:${port}`;
}

/**
 * A port that is free on 127.0.0.1 and on the first, middle and last site address.
 * Below the ephemeral range and starting from the process id, so that parallel test workers do not collide.
 */
export async function findFreePort(sites = 1): Promise<number> {
  const hosts = [...new Set(['127.0.0.1', siteAddress(1), siteAddress((sites >> 1) + 1), siteAddress(sites)])];
  for (let i = 0; i < 2000; i++) {
    const port = 10_000 + ((process.pid * 131 + nextOffset++) % 20_000);
    if (await freeOnAll(hosts, port)) return port;
  }
  throw new Error('no free port between 10000 and 30000 on the loopback addresses');
}

let nextOffset = 0;

async function freeOnAll(hosts: readonly string[], port: number): Promise<boolean> {
  for (const host of hosts) if (!(await isFree(host, port))) return false;
  return true;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
