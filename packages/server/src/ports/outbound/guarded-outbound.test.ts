import { createServer } from 'node:net';
import { systemClock } from '../clock/system-clock.ts';
import { LARGEST } from './conformance/harness.fixtures.ts';
import { describeOutbound } from './conformance.ts';
import { guardedOutbound } from './guarded-outbound.ts';
import { realSites } from './real-sites.ts';

describeOutbound('the guarded client', async () => {
  const sites = realSites();
  const outbound = guardedOutbound({
    allowPrivate: '127.0.0.0/8',
    concurrency: 10,
    perAddress: 2,
    connectMs: 5_000,
    maxReplyBytes: LARGEST,
    clock: systemClock,
    lookup: async () => {
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    },
  });
  return {
    outbound,
    place: async site => `http://127.0.0.1:${await sites.place(site)}`,
    closed: `http://127.0.0.1:${await freePort()}`,
    unknown: 'http://unknown.test',
    async close() {
      await outbound.close();
      await sites.close();
    },
  };
});

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
