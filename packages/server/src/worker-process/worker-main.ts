import { runWorkerProcess } from './run-worker-process.ts';

runWorkerProcess();
