import type { WorkerReport } from '../kernel/process/worker-watch.ts';
import type { HandChange } from '../ports/job-queue/port.ts';
import { NEWEST_LEVEL } from '../recovery/index.ts';
import type { Settings } from '../settings.ts';
import { VERSION } from '../surfaces/openapi/version.ts';

/** Names the program, and what it makes of the store. */
export const OWN_RELEASE = `${VERSION} (${NEWEST_LEVEL})`;

/**
 * What goes to the worker process. Settings are sent this way because others can read arguments and environment
 * variables; with them goes the `OWN_RELEASE` of the server.
 */
export type ToWorker =
  | { readonly settings: Settings; readonly release: string }
  | { readonly report: number }
  /** Messages were sent to the queue. */
  | { readonly sent: true }
  /** Whether it still reads its messages. */
  | { readonly alive: true }
  | TurnToWorker;

/** A turn to send a request to a site is asked for by address, and ended. Each has its number. */
export type TurnToWorker =
  | { readonly turn: number; readonly enter: string }
  | { readonly turn: number; readonly leave: true };

/** That a turn has been asked for, and that it has come. */
export interface TurnFromWorker {
  readonly turn: number;
  readonly is: 'asked' | 'entered';
}

/**
 * What comes back: it can be told its settings; its id, as it begins to work; what it has in hand; that it still reads its
 * messages; its answer to one question.
 */
export type FromWorker =
  | { readonly listens: true }
  | { readonly started: string }
  | { readonly hand: HandChange }
  | { readonly alive: true }
  | { readonly report: number; readonly is: WorkerReport }
  | TurnFromWorker;
