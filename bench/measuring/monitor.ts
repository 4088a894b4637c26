import { type Child, startChild } from '../world/child.ts';

export interface MonitorOf {
  readonly origin: string;
  readonly authorization: string;
  readonly perSecond: number;
}

export interface Monitored {
  /** Milliseconds of each answer, from the moment when it was due. */
  readonly times: number[];
  /** Requests that were answered with 503. */
  readonly refused: number;
}

/**
 * Asks a server at a fixed rate from a process of its own, as a monitor does: one that shares a process with the rest of
 * a bench would measure how late that one is.
 */
export class PacedMonitor {
  readonly #child: Child;

  private constructor(child: Child) {
    this.#child = child;
  }

  static async start(of: MonitorOf): Promise<PacedMonitor> {
    const child = startChild('bench/measuring/monitor-process.ts', [JSON.stringify(of)], { env: {} });
    await child.message();
    child.runFirst();
    return new PacedMonitor(child);
  }

  /** Asks for a path as long as some work goes on. @throws Error if an answer is neither 200 nor 503. */
  async during(path: string, work: Promise<unknown>): Promise<Monitored> {
    this.#child.process.send({ asks: path });
    await work;
    const answer = this.#child.message<Monitored>();
    this.#child.process.send({});
    return answer;
  }

  end(): Promise<void> {
    return this.#child.end();
  }
}
