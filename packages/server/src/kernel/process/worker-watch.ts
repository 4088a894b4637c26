/** What a worker process tells about itself. */
export interface WorkerReport {
  /** It has the right to work: on the embedded store one process at a time has it. */
  readonly working: boolean;
  /** What an administrator should look at. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly messagesInHand: number;
  /** Requests to sites that wait for their turn. */
  readonly requestsWaiting: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** Seconds of processor time since it began. */
  readonly cpuSeconds: number;
  /** Seconds since it has told the store that it works; undefined: it works on an embedded store, or stands by. */
  readonly silentSeconds: number | undefined;
  /** Seconds by which its timers were late since the last report, at most. */
  readonly lagSeconds: number;
}

/** The worker process, as the one that started it sees it. */
export interface WorkerWatch {
  /** Ended by itself so many times since this process began. */
  readonly deaths: number;
  /** undefined while it isn't there, or is too busy to answer. */
  report(): Promise<WorkerReport | undefined>;
}

/** Seconds after which a worker process that has told nothing to a store that responds is taken to be stuck. */
export const SILENT_AFTER_SECONDS = 60;

/** What is said where it doesn't answer. */
export const WORKER_DOWN = {
  code: 'worker_down',
  message:
    'Jobs and scheduled syncs are waiting: the worker process is not running or does not respond. It is restarted automatically, after ten minutes at most; if that does not help, see the server log.',
} as const;
