import type { FastifyInstance } from 'fastify';
import type { Actor } from './kernel/actor.ts';
import type { Ctx, Services } from './kernel/context.ts';
import type { PasswordCost } from './kernel/password-cost.ts';
import type { WorkerWatch } from './kernel/process/worker-watch.ts';
import type { DeadProcess } from './kernel/work/free-dead-process.ts';
import type { Worker, WorkerOptions } from './kernel/work/worker.ts';
import type { Clock } from './ports/clock/port.ts';
import type { Database } from './ports/database/port.ts';
import type { HandChange } from './ports/job-queue/port.ts';
import type { Lookup, Outbound, Turns } from './ports/outbound/port.ts';
import type { ReportPrinter } from './ports/report-printer/port.ts';
import type { Screenshots } from './ports/screenshots/port.ts';
import type { KeyRotation, KeyRotationOptions } from './ports/secrets/port.ts';
import type { TlsProbe } from './ports/tls-probe/port.ts';
import type { Pressure } from './surfaces/http/intake/pressure.ts';

/** What may be put in place of the real things. */
export interface AppParts {
  readonly database?: Database;
  /** The process works on jobs and answers no requests: its store takes less memory. */
  readonly onlyWorks?: true;
  /** Told when another process upgrades the store; by default, the log is. */
  readonly tellWaiting?: ((line: string) => void) | undefined;
  readonly clock?: Clock;
  /** The clock of this machine; on PostgreSQL it is corrected by that of the database. */
  readonly machineClock?: Clock;
  readonly outbound?: Outbound;
  /** Looks up the names of sites and of all other receivers, instead of the system. */
  readonly lookup?: Lookup | undefined;
  readonly tlsProbe?: TlsProbe;
  readonly reportPrinter?: ReportPrinter;
  readonly screenshots?: Screenshots;
  readonly passwordCost?: PasswordCost;
  /** Networks in which push services may be, without TLS too, as those of tests are. */
  readonly pushNetworks?: string | undefined;
  /** Whom requests to sites ask for their turn, instead of this process alone. */
  readonly turnsBy?: (own: Turns) => Turns;
  readonly workerOptions?: Partial<WorkerOptions>;
  /** Called once messages that this process has sent to the queue are committed. */
  readonly onSent?: () => void;
  /** Called with each change of what this process has in hand of a queue on PostgreSQL. */
  readonly onHand?: (change: HandChange) => void;
  /** How long a message of the queue stays with a process that is not heard of. */
  readonly leaseMs?: number;
  /** Folder of the built pages. */
  readonly webFolder?: string;
  /** Decides which requests there is no time for. */
  readonly pressure?: Pick<Pressure, 'refuses' | 'refused'>;
  /** By default, what the store knows of it. */
  readonly somebodyWorks?: Services['somebodyWorks'] | undefined;
}

/** The whole server, wired up. */
export interface Application {
  readonly services: Services;
  /** Of the requests that this process sends to sites. */
  readonly turns: Turns;
  /** What the set-up page asks for while there is no user, whichever process serves it. */
  readonly setupCode: string;
  /** A context for work that this process does itself. */
  ctx(actor: Actor): Ctx;
  /**
   * The HTTP server, not yet listening.
   * @param worker The worker process that was started beside it, to tell how that does.
   */
  http(worker?: WorkerWatch): Promise<FastifyInstance>;
  /** The HTTP server of a process that only works on jobs, not yet listening: how it is. */
  workerHttp(watch: WorkerWatch): Promise<FastifyInstance>;
  /** Begins to work on jobs and scheduled syncs; with an embedded store only one process does at a time. */
  startWorker(): Worker;
  /** Changes the master key; the servers on the store go on meanwhile. @throws Error that says what to do. */
  rotateMasterKey(options?: KeyRotationOptions): Promise<KeyRotation>;
  /** Frees what a process had that this one has seen to end. */
  freeDead(dead: DeadProcess): Promise<void>;
  /** Resolves once a newer release has upgraded the store under this process, which is to close then. */
  readonly outdated: Promise<void>;
  /** True while this process holds the right to work on jobs. */
  working(): boolean;
  /** So long this process has not told the store that it works; undefined: it need not. */
  silentMs(): number | undefined;
  /**
   * Ends it. @param graceMs So long requests and work in hand may take to come to their end; what is not done by then, or
   * once the process is outdated, is cut off, as by a crash.
   */
  close(graceMs?: number): Promise<void>;
}
