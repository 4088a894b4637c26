import type { AbilityCard } from '../abilities/ability-card.ts';
import type { JobStatusAnswer } from '../job-status.ts';

/** Runs abilities for the command line: on the store of this machine, or on a server over HTTP. */
export interface CliSession {
  /** What it works on, for people: an address, or '' for the store of this machine. */
  readonly place: string;
  /** Namespace of the server: `svc` in `svc/list-sites-v1`. */
  readonly namespace: string;
  /** Runs an ability by its name, e.g. `list-sites-v1`. @throws AppError, ApiError, WorkError */
  run<Output>(name: string, input: object): Promise<Output>;
  /** All abilities, in the order of the documents. */
  abilities(): Promise<readonly AbilityCard[]>;
  /** Undefined if there is no such ability. @param name With or without namespace. */
  ability(name: string): Promise<AbilityCard | undefined>;
  /** The current state of a job. @throws like `run`; a server that does not answer is a ServerAway. */
  job(jobId: string): Promise<JobStatusAnswer>;
  /** What keeps jobs from being worked on, as far as it can be asked: of a server, in its words. */
  troubles(): Promise<readonly string[]>;
  /** Works on jobs in this process, unless another process does. */
  helpWithJobs(): void;
}
