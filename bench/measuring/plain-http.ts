import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../world/api.ts';
import { type Child, startChild } from '../world/child.ts';
import type { Started } from '../world/server-process.ts';
import { percentile } from './numbers.ts';
import { paced, type Send } from './paced.ts';

/**
 * Starts the simplest server that answers the same body to every request, and passes it to `use`.
 * @param body As the server sent it.
 */
export async function withPlainServer<T>(body: string, use: (send: Send, child: Child) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-bench-'));
  const file = join(folder, 'body.json');
  writeFileSync(file, body);
  const env = { PATH: process.env.PATH, BENCH_BODY_FILE: file };
  const child = startChild('bench/measuring/plain-server.ts', [], { env });
  const { url } = await child.message<Started>();
  rmSync(folder, { recursive: true });
  const api = new Api(url, 'none');
  const send = async () => void (await api.get('/'));
  await paced(100, 1, send);
  try {
    return await use(send, child);
  } finally {
    api.close();
    await child.end();
  }
}

/** p99 in ms of the simplest server that answers the same body to the same requests. */
export async function plainHttp(body: string, make: (send: Send) => Promise<number[]>): Promise<number> {
  return percentile(await withPlainServer(body, make), 99);
}
