import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { CLOSED_WITHIN_MS } from '../closing-times.ts';
import { LITTLE_ROOM_FOR_NEW } from '../keep-heap-small.ts';
import type { Log } from '../kernel/process/log.ts';
import { within } from '../kernel/process/within.ts';
import type { WorkerReport, WorkerWatch } from '../kernel/process/worker-watch.ts';
import type { DeadProcess } from '../kernel/work/free-dead-process.ts';
import type { Turns } from '../ports/outbound/port.ts';
import type { Settings } from '../settings.ts';
import { type FromWorker, OWN_RELEASE, type ToWorker } from './messages.ts';
import { restartDelay } from './restart-delay.ts';
import { ToldByWorker } from './told-by-worker.ts';
import { TurnsAtWorker } from './turns-at-worker.ts';

const ANSWER_WITHIN_MS = 1000;
/** Time to end, beyond that for calls in progress: that of all parts, and some to be heard of. */
const LEAVE_WITHIN_MS = CLOSED_WITHIN_MS + 500;
/** A process that has answered nothing so many times in a row works on nothing any more. Ten minutes, all in all. */
const STUCK: StuckAfter = { questions: 20, everyMs: 30_000 };
const FILE = new URL('./worker-main.ts', import.meta.url);
/** Node 22 says so of its SQLite at each start. */
const NO_WARNINGS = '--disable-warning=ExperimentalWarning';

/**
 * The C library of Linux gives threads pools of memory of their own. What one of them has freed is then of no use to the
 * others: 10 MB of a process that does nothing. Whoever sets the variable keeps what they set.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '1' };

/** When a worker process counts as stuck. */
interface StuckAfter {
  /** Asked in vain one after the other. */
  readonly questions: number;
  readonly everyMs: number;
}

/** Starts the worker process, starts it again when it ends or is stuck, and stops it. See docs/decisions/0038. */
export class WorkerSupervisor implements WorkerWatch {
  readonly #settings: Settings;
  readonly #log: Log;
  readonly #file: URL;
  readonly #stuck: StuckAfter;
  readonly #asked = new Map<number, (report: WorkerReport) => void>();
  #turns: TurnsAtWorker | undefined;
  #onDeath: (dead: DeadProcess) => void = () => {};
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #delay = 0;
  #deaths = 0;
  #lastQuestion = 0;
  #stopping = false;

  /** @param file What the process runs: by default the worker. */
  constructor(settings: Settings, log: Log, file: URL = FILE, stuck = STUCK) {
    this.#settings = settings;
    this.#log = log;
    this.#file = file;
    this.#stuck = stuck;
  }

  get deaths(): number {
    return this.#deaths;
  }

  /** Of the process that runs now. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Turns that the worker process gives while it runs. @param own Those of this process, for when it doesn't. */
  turnsOver(own: Turns): Turns {
    this.#turns = new TurnsAtWorker(own);
    return this.#turns;
  }

  start(): void {
    if (this.#stopping) return;
    const begun = performance.now();
    try {
      this.#watch(this.#fork(), begun);
    } catch (error) {
      this.#notStarted(error);
    }
  }

  #fork(): ChildProcess {
    const passedOn = process.execArgv.filter(arg => !arg.startsWith('--inspect')); // its port is taken
    const execArgv = [...LITTLE_ROOM_FOR_NEW, ...passedOn, NO_WARNINGS];
    const compiled = getCompileCacheDir?.();
    const env = {
      ...FEW_ARENAS,
      ...process.env,
      ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    };
    return fork(this.#file, { execArgv, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  #watch(child: ChildProcess, begun: number): void {
    this.#child = child;
    const known = new ToldByWorker();
    child.on('message', (message: FromWorker) => this.#told(child, known, message));
    child.on('error', error => {
      if (child.pid === undefined) this.#notStarted(error);
      else this.#log.warn({ err: error, pid: child.pid }, 'the worker process could not be reached');
    });
    if (child.pid !== undefined) this.#killIfStuck(child);
    child.once('exit', (code, signal) => this.#ended({ code, signal }, performance.now() - begun));
    // By then, all that it has told has been read.
    child.once('close', () => {
      if (known.dead && !this.#stopping) this.#onDeath(known.dead);
    });
  }

  /**
   * One that loops or hangs without end would stay so, and with it all that it has in hand, also while it starts. Questions are counted instead of time,
   * because both processes may have been suspended. Any message is a sign of life, so one that is only late stays.
   */
  #killIfStuck(child: ChildProcess): void {
    let inVain = 0;
    const timer = setInterval(() => {
      if (inVain < this.#stuck.questions) {
        inVain += 1;
        send(child, { alive: true });
        return;
      }
      this.#log.error({ pid: child.pid }, 'the worker process is stuck and is killed');
      child.kill('SIGKILL');
    }, this.#stuck.everyMs);
    timer.unref();
    child.on('message', () => {
      inVain = 0;
    });
    child.once('exit', () => clearInterval(timer));
  }

  /** The machine may have too many processes, or too little memory, for a moment. */
  #notStarted(error: unknown): void {
    this.#log.error({ err: error }, 'the worker process could not be started');
    this.#ended({ code: null, signal: null }, 0);
  }

  /** @param free Called with what a worker process had in hand that has died. */
  onDeath(free: (dead: DeadProcess) => void): void {
    this.#onDeath = free;
  }

  /** Messages were sent to the queue: it need not wait for its next look. */
  lookAtQueue(): void {
    if (this.#child) send(this.#child, { sent: true });
  }

  async report(): Promise<WorkerReport | undefined> {
    const child = this.#child;
    if (!child?.connected) return undefined;
    const question = ++this.#lastQuestion;
    let report: WorkerReport | undefined;
    const answer = new Promise<void>(resolve => {
      this.#asked.set(question, is => {
        report = is;
        resolve();
      });
    });
    send(child, { report: question });
    await within(ANSWER_WITHIN_MS, answer);
    this.#asked.delete(question);
    return report;
  }

  /** Stops it gracefully: work in progress is finished within the time of the settings, or handed back. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await within(this.#settings.stopSeconds * 1000 + LEAVE_WITHIN_MS, ended);
    if (!this.#child) return;
    this.#log.warn({ pid: child.pid }, 'the worker process did not end in time and is killed');
    child.kill('SIGKILL');
    await ended;
  }

  #told(child: ChildProcess, known: ToldByWorker, message: FromWorker): void {
    if ('listens' in message) send(child, { settings: this.#settings, release: OWN_RELEASE });
    else if ('alive' in message)
      return; // it is what it says
    else if ('hand' in message) known.hand(message.hand);
    else if ('started' in message) {
      known.isCalled(message.started);
      this.#log.info({ pid: child.pid }, 'the worker process has started');
      this.#turns?.workerIs(turn => send(child, turn));
    } else if ('turn' in message) this.#turns?.told(message);
    else this.#asked.get(message.report)?.(message.is);
  }

  #ended(how: { code: number | null; signal: NodeJS.Signals | null }, livedMs: number): void {
    this.#child = undefined;
    this.#turns?.workerEnded();
    if (this.#stopping) return;
    this.#deaths += 1;
    this.#delay = restartDelay(this.#delay, livedMs);
    const facts = { ...how, lived_ms: Math.round(livedMs), restart_ms: this.#delay, deaths: this.#deaths };
    this.#log.error(facts, 'the worker process ended; it is started again');
    this.#timer = setTimeout(() => this.start(), this.#delay);
  }
}

/** One that has just ended is told nothing more. */
function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => {});
}
