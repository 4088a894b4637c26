import { type Fleet, findFreePort } from '@sitekeeper/child-simulator';
import { systemClock } from '../clock/system-clock.ts';
import { guardedOutbound } from '../outbound/guarded-outbound.ts';
import { type MemorySite, memoryOutbound } from '../outbound/memory-outbound.ts';
import { describeChildSites } from './conformance.ts';
import { DEADLINES } from './deadlines.fixtures.ts';
import { wireChildSites } from './wire-child-sites.ts';

const NAMES = /^(?:www\.)?site-(\d)\.test$/;

describeChildSites('over the guarded client', async fleet => {
  const port = await findFreePort(fleet.size);
  await fleet.listen(port);
  const limits = { concurrency: 10, perAddress: 2, connectMs: 5_000, maxReplyBytes: 1024 * 1024 };
  const outbound = guardedOutbound({
    allowPrivate: '127.0.0.0/8',
    ...limits,
    clock: systemClock,
    async lookup(host) {
      const k = NAMES.exec(host)?.[1];
      if (k === undefined) throw new Error('not found');
      return [{ address: `127.16.0.${k}`, family: 4 }];
    },
  });
  return { childSites: wireChildSites(outbound, DEADLINES), port, close: () => outbound.close() };
});

describeChildSites('in memory', async fleet => {
  const outbound = memoryOutbound(host => siteOf(fleet, host), { maxReplyBytes: 1024 * 1024 });
  return { childSites: wireChildSites(outbound, DEADLINES), port: 8080, close: () => outbound.close() };
});

function siteOf(fleet: Fleet, host: string): MemorySite | undefined {
  const k = NAMES.exec(host.replace(/:\d+$/, ''))?.[1];
  if (k === undefined) return undefined;
  return async ({ method, url, headers, body }) => {
    const reply = await fleet.handle(Number(k), { method, path: `${url.pathname}${url.search}`, headers, body });
    if (typeof reply === 'string') return reply;
    if (reply.cut) return 'reset';
    const cookies = { 'set-cookie': (reply.cookies ?? []).join(', ') };
    return { ...reply, headers: { ...reply.headers, ...cookies }, body: reply.packed ?? reply.body };
  };
}
