import type { ChildSites } from '../ports/child-sites/port.ts';
import type { Clock } from '../ports/clock/port.ts';
import type { Database, Trx } from '../ports/database/port.ts';
import type { DomainRegistry } from '../ports/domain-registry/port.ts';
import type { JobQueue } from '../ports/job-queue/port.ts';
import type { Mail } from '../ports/mail/port.ts';
import type { Outbound, Receivers } from '../ports/outbound/port.ts';
import type { ReportPrinter } from '../ports/report-printer/port.ts';
import type { Screenshots } from '../ports/screenshots/port.ts';
import type { Secrets } from '../ports/secrets/port.ts';
import type { TlsProbe } from '../ports/tls-probe/port.ts';
import type { VulnerabilityFeed } from '../ports/vulnerability-feed/port.ts';
import type { Settings } from '../settings.ts';
import type { ProofWay } from './ability/proof-way.ts';
import type { Actor, RequestSource } from './actor.ts';
import type { ApprovedBy } from './audit/audit.ts';
import type { Refusals } from './audit/refusals.ts';
import type { PasswordCost } from './password-cost.ts';
import type { Log } from './process/log.ts';
import type { Troubles } from './process/troubles.ts';
import type { Warnings } from './process/warnings.ts';
import type { Recall } from './recall.ts';
import type { UnsavedResults } from './work/unsaved-results.ts';

export { type Actor, actorName, type RequestSource, type Role } from './actor.ts';

/** What every piece of work may use, shared by the whole process. */
export interface Services {
  /** Of this process: no other one has it, before or after. */
  readonly processId: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly childSites: ChildSites;
  readonly tlsProbe: TlsProbe;
  /** The way out to receivers of messages. */
  readonly receivers: Receivers;
  /** The way out to push services of browsers, which anybody may name: only on the internet, and with TLS. */
  readonly pushServices: Receivers;
  readonly mail: Mail;
  readonly reportPrinter: ReportPrinter;
  /** The way out of uptime checks: guarded as all others, with connections and turns of its own. */
  readonly checks: Outbound;
  /** The way out for icons of sites: the one to sites, in whose turns they wait. */
  readonly icons: Outbound;
  /** Undefined: there is no browser. */
  readonly screenshots: Screenshots | undefined;
  readonly vulnerabilityFeed: VulnerabilityFeed;
  /** Undefined: it is switched off. */
  readonly domainRegistry: DomainRegistry | undefined;
  readonly queue: JobQueue;
  readonly settings: Settings;
  /** Of passwords that are set from now on. */
  readonly passwordCost: PasswordCost;
  readonly log: Log;
  /** Faults that keep this process from working. */
  readonly troubles: Troubles;
  /** Aborted when this process has to stop: work in progress may finish, nothing new is started. */
  readonly stopping: AbortSignal;
  /** Of this process. */
  readonly unsavedResults: UnsavedResults;
  /** Refused requests, for the audit log. */
  readonly refusals: Refusals;
  /** What an administrator should look at, reported by /readyz. */
  readonly warnings: Warnings;
  /** Whether any process works on the jobs of this store, as far as the others know. */
  readonly somebodyWorks: () => Promise<boolean>;
  /** What jobs of a type came to as a whole, by type; see JobType.result. */
  readonly jobResults: ReadonlyMap<string, (ctx: Ctx, jobId: string) => Promise<object>>;
  /** What follows where a job of a type is ended early, by type; see JobType.endedEarly. */
  readonly jobEnds: ReadonlyMap<string, (trx: Trx, services: Services, jobId: string) => Promise<void>>;
  /** Types of jobs that can be done again; see JobType.retryable. */
  readonly retryableJobs: ReadonlySet<string>;
  /** Types of jobs whose items note the last wish of their sites; see JobType.notesWishes. */
  readonly wishNotingJobs: ReadonlySet<string>;
  /** Each an AnyAbility, by its name. The type of those needs this one, so `abilityNamed` gives them their type. */
  readonly abilities: { get(name: string): unknown };
  /** How a user can give proof again. */
  readonly waysToProve: (userId: number) => Promise<readonly ProofWay[]>;
}

/** The services, and who asked for this piece of work. */
export interface Ctx extends Services {
  readonly actor: Actor;
  /** Scheme and host under which the caller reaches this server, for links; '' where there is no caller. */
  readonly origin: string;
  /** From where; undefined for what the server does by itself. */
  readonly client?: RequestSource | undefined;
  /** The person who let this happen, where a call waited for that; every audit row then names them too. */
  readonly approved?: ApprovedBy | undefined;
  /** What earlier requests have read, where it still holds for this one. */
  readonly recall?: Recall | undefined;
  /**
   * Proves the user of an application password by what the request carries besides; false: it carries nothing of that.
   * @throws AppError where it is wrong.
   */
  readonly prove?: (() => Promise<boolean>) | undefined;
  /** Work of a job on one site calls it when a part is done for good, such as one user of many: see QueueHandler. */
  readonly progressed?: (() => void) | undefined;
}
