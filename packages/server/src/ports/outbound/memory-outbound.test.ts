import { LARGEST } from './conformance/harness.fixtures.ts';
import { describeOutbound } from './conformance.ts';
import { type MemorySite, memoryOutbound } from './memory-outbound.ts';

describeOutbound('in memory', async () => {
  const sites = new Map<string, MemorySite>();
  return {
    outbound: memoryOutbound(host => sites.get(host), { allowPrivate: '127.0.0.0/8', maxReplyBytes: LARGEST }),
    async place(site) {
      const host = `site-${sites.size + 1}.test`;
      sites.set(host, site);
      return `http://${host}`;
    },
    closed: 'http://127.0.0.1:9',
    unknown: 'http://unknown.test',
    close: async () => {},
  };
});
