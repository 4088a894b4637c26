import type { Services } from '../context.ts';

/** Work that is repeated at an interval. What it throws is logged, and it runs again at the next interval. */
export interface Recurring {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (services: Services) => Promise<unknown>;
  /** It ends or deletes things by their age, so it runs only once the clock has run for this long without a jump. */
  readonly steadyForMs?: number;
  /** It concerns the process, not the store: if several processes work, each one runs it. */
  readonly ofEachProcess?: true;
}

/** Runs the work if the clock has run for this long without a jump. */
export type WhenSteady = (forMs: number, work: () => Promise<unknown>) => Promise<void>;

/** Whether it is the turn of this process to run the work. */
export type TakeTurn = (name: string, everyMs: number) => Promise<boolean>;

/** Runs each once now and then at its interval, never twice at a time. The returned function stops them. */
export function startRecurring(
  services: Services,
  all: readonly Recurring[],
  whenSteady: WhenSteady = async (_ms, work) => void (await work()),
  takeTurn: TakeTurn = async () => true,
): () => Promise<void> {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const cancels = new Map<string, () => void>();
  const turn = async ({ name, everyMs, run, steadyForMs, ofEachProcess }: Recurring) => {
    try {
      if (!ofEachProcess && !(await takeTurn(name, everyMs))) return;
      if (steadyForMs === undefined) await run(services);
      else await whenSteady(steadyForMs, () => run(services));
    } catch (error) {
      if (!services.troubles.note(error)) services.log.error({ err: error, work: name }, 'a recurring task failed');
    }
  };
  const start = (work: Recurring) => {
    if (stopped) return;
    const done = turn(work).then(() => {
      running.delete(done);
      cancels.set(
        work.name,
        services.clock.after(work.everyMs, () => start(work)),
      );
    });
    running.add(done);
  };
  for (const work of all) start(work);
  return async () => {
    stopped = true;
    await Promise.all(running);
    for (const cancel of cancels.values()) cancel();
  };
}
