import { parentPort, workerData } from 'node:worker_threads';
import { type BackupOptions, makeBackup } from '../backup/make-backup.ts';
import type { StoreAndKeyPlace } from '../store-place.ts';

/** Beside the thread that answers requests: a large store takes a minute of processor time. */
const { place, file, options } = workerData as { place: StoreAndKeyPlace; file: string; options: BackupOptions };
await makeBackup(place, file, options).then(
  ({ bytes, rows }) => parentPort?.postMessage({ bytes, rows }),
  (error: Error) => parentPort?.postMessage({ problem: error.message }),
);
