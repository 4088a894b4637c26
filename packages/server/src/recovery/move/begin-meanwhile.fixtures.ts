import { Worker } from 'node:worker_threads';

const CODE = `
  const { workerData } = require('node:worker_threads');
  const { url, module, writes, done } = workerData;
  import(module).then(async ({ openPostgres }) => {
    const store = openPostgres(url);
    await store.ping();
    if (writes) {
      await store.write(trx => trx.insertInto('tags').values({ name: 'x', name_key: 'x', color: null }).execute());
      await store.close();
    }
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });`;

/**
 * Opens a PostgreSQL store as another process does, while this thread waits: it either writes a row and ends, or stays
 * until it is terminated, and writes nothing.
 */
export function beginMeanwhile(url: string, { writes }: { writes: boolean }): Worker {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const module = new URL('../../ports/database/postgres.ts', import.meta.url).href;
  const worker = new Worker(CODE, { eval: true, workerData: { url, module, writes, done } });
  Atomics.wait(done, 0, 0, 30_000);
  return worker;
}
