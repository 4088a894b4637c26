import type { Services } from './kernel/context.ts';

type Watching = Pick<Services, 'clock' | 'log' | 'troubles'>;

const LOOK_EVERY_MS = 2000;

export interface ReleaseWatch {
  /** Resolves once a newer release has upgraded the store: what this process writes from then on may be wrong there. */
  readonly outdated: Promise<void>;
  stop(): void;
}

/**
 * Looks now and then whether a process of a newer release, such as a command or a worker, has upgraded the store.
 * @param newerLevel What that release has made of it; undefined: nothing.
 */
export function watchRelease(
  { clock, log, troubles }: Watching,
  newerLevel: () => Promise<string | undefined>,
): ReleaseWatch {
  const { promise: outdated, resolve } = Promise.withResolvers<void>();
  let stopped = false;
  let cancel = () => {};
  const look = async () => {
    const level = await newerLevel().catch(error => {
      if (!stopped && !troubles.note(error)) log.warn({ err: error }, 'the release of the store could not be read');
      return undefined;
    });
    if (level === undefined) return next();
    log.error({ level }, 'a newer release of Sitekeeper has upgraded the store; this process ends');
    resolve();
  };
  const next = () => {
    if (!stopped) cancel = clock.after(LOOK_EVERY_MS, () => void look());
  };
  next();
  return {
    outdated,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
