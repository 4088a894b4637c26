import { parentPort, workerData } from 'node:worker_threads';
import { matchesWordpressHash } from './wordpress-hash.ts';

/** Checks one hash beside the thread that answers requests. */
const { password, hash } = workerData as { password: string; hash: string };
parentPort?.postMessage(matchesWordpressHash(password, hash));
