/** The process of `PacedMonitor`: asks the address that it is told, once for each moment of its rate, until it is told to stop. */
import { Api } from '../world/api.ts';
import type { Monitored, MonitorOf } from './monitor.ts';
import { paced } from './paced.ts';

const SLICE_SECONDS = 1;

const { origin, authorization, perSecond } = JSON.parse(process.argv[2] ?? '') as MonitorOf;
const api = new Api(origin, authorization);
let path: string | undefined;

async function ask(address: string): Promise<void> {
  const times: number[] = [];
  let refused = 0;
  while (path === address) {
    const slice = paced(perSecond, SLICE_SECONDS, async () => {
      const { status } = await api.send('GET', address);
      if (status === 503) refused += 1;
      else if (status !== 200) throw new Error(`${address} was answered with ${status}`);
    });
    times.push(...(await slice));
  }
  process.send?.({ times, refused } satisfies Monitored);
}

process.on('message', ({ asks }: { asks?: string }) => {
  path = asks;
  if (asks !== undefined) void ask(asks);
});
process.send?.({ ready: true });
