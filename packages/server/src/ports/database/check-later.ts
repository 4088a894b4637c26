import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { CHECKED_AT_START_BYTES, damaged } from './whole-file.ts';

const CHECK = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
let found;
try {
  const file = new DatabaseSync(workerData, { readOnly: true });
  found = file.prepare('pragma quick_check(1)').get().quick_check;
  file.close();
} catch (error) {
  found = [11, 26].includes(error.errcode & 0xff) ? error.message : 'ok';
}
parentPort.postMessage(found);
`;

/** Checks a large store in a thread of its own. @param tell Called with what is wrong, never when all is well. */
export function checkLater(path: string, tell: (error: Error) => void, larger = CHECKED_AT_START_BYTES): () => void {
  if (statSync(path).size <= larger) return () => {};
  const worker = new Worker(CHECK, { eval: true, workerData: path });
  worker.unref();
  worker.on('message', found => found !== 'ok' && tell(damaged(path, 'its pages contradict each other')));
  worker.on('error', () => {}); // a check that could not be made says nothing of the store
  return () => void worker.terminate();
}
