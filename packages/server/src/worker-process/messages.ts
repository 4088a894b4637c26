import type { WorkerReport } from '../kernel/process/worker-watch.ts';
import type { Settings } from '../settings.ts';

/** What goes to the worker process. Settings go this way, as others can read arguments and environment. */
export type ToWorker = { readonly settings: Settings } | { readonly report: number };

/** What comes back: it can be told its settings; it is at work; its answer to one question. */
export type FromWorker =
  | { readonly listens: true }
  | { readonly started: true }
  | { readonly report: number; readonly is: WorkerReport };
