import { Api } from './api.ts';
import { startChild } from './child.ts';
import { percentile } from './numbers.ts';
import { paced } from './paced.ts';
import type { Started } from './server-process.ts';

/** p99 in ms of the plainest server that answers with the same body, at the same rate. */
export async function plainHttp(body: string, perSecond: number, seconds: number): Promise<number> {
  const child = startChild('bench/parts/plain-server.ts', [], { env: { PATH: process.env.PATH, BENCH_BODY: body } });
  const { url } = await child.message<Started>();
  const api = new Api(url, 'none');
  const send = async () => void (await api.get('/'));
  await paced(100, 1, send);
  const times = await paced(perSecond, seconds, send);
  await child.end();
  return percentile(times, 99);
}
