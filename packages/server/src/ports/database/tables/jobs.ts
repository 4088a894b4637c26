import type { Generated } from 'kysely';

/** Work in the background, and what hands it out. */
export interface JobTables {
  jobs: {
    id: string;
    type: string;
    /** queued | processing | completed | failed | canceled */
    status: string;
    total: number;
    requested_by: string;
    created_at: number;
    started_at: number | null;
    completed_at: number | null;
    timed_out: number;
    /** When an unfinished job is given up; null = a day after it was made. */
    give_up_at: Generated<number | null>;
    /** 1 while it waits for a person's decision. */
    halted: Generated<number>;
  };
  job_items: {
    job_id: string;
    site_id: number;
    /** pending | succeeded | failed | skipped (there was nothing to do) | canceled */
    state: string;
    /** While it is pending, this and the message are what it ends with if its job ends first; null: nothing was sent. */
    code: string | null;
    /** What a failure follows from, or why it was skipped, for programs. */
    cause: Generated<string | null>;
    message: string | null;
    data_json: string | null;
    finished_at: number | null;
    /** That of the site when the job was made; only of jobs that note it, see `JobType.notesWishes`. */
    status_wished_at: Generated<number | null>;
  };
  /** Items of a job that have ended, by state: the sum of its rows. Kept by triggers. */
  job_item_counts: {
    job_id: string;
    /** succeeded | failed | skipped | canceled */
    state: string;
    slot: number;
    items: number;
  };
  /** A job that makes users on sites, or sets passwords there. */
  user_jobs: {
    job_id: string;
    /** Rows that were given. */
    total: number;
    /** Rows, or parts of them, that could not be handed to any site: `[{line, message}]`. */
    rejected_json: string;
  };
  user_job_sites: {
    job_id: string;
    site_id: number;
    site_url: string;
    /** Line of each user of the site, in their order. */
    lines_json: string;
    /** What is to be sent, passwords included; null once the site is done. */
    sealed: string | null;
    /** Users that may have been sent, and users whose outcome is known; both counted from the first. */
    begun: number;
    done: number;
  };
  user_job_failures: {
    job_id: string;
    site_id: number;
    line: number;
    code: string;
    /** What it follows from, where the code doesn't tell; of earlier releases null. */
    cause: string | null;
    message: string;
  };
  /** What a job installs on its sites. */
  install_jobs: {
    job_id: string;
    /** plugin | theme */
    type: string;
    slug: string;
    /** Null: the latest release. */
    version: string | null;
    activate: number;
  };
  /** Sites to which a job has sent its install, even if the answer has not come. */
  installs_sent: { job_id: string; site_id: number; sent_at: number };
  /** Sites to add from a file. The items of their job are lines. */
  site_csv_rows: {
    job_id: string;
    line: number;
    url: string;
    /** What was given, password included; null once the row is done. */
    sealed: string | null;
    /** The site, once it is added. */
    site_id: number | null;
  };
  /** Messages of the embedded store; PostgreSQL has those of pg-boss. */
  queue_messages: {
    id: Generated<number>;
    queue: string;
    body_json: string;
    run_at: number;
    lease_until: number;
    deliveries: number;
    /** The process that has it, while the lease lasts; '' = nobody. */
    holder: Generated<string>;
    /** The process whose death was noted last. */
    blamed: Generated<string>;
    /** 1 while its holder has nothing else in hand. */
    alone: Generated<number>;
    /** Processes that died while they had it in hand. */
    suspicion: Generated<number>;
    /** Those of them that had nothing else in hand. */
    deaths: Generated<number>;
  };
  /** Messages of pg-boss over which a process may have died, once one has had them in hand as such. */
  queue_suspects: {
    id: string;
    /** The process that has it; '' = nobody. */
    holder: string;
    /** 1 while its holder has nothing else in hand. */
    alone: number;
    suspicion: number;
    deaths: number;
  };
  /** When recurring work was done last, over all processes. */
  turns: { name: string; taken_at: number };
  /** Processes that work on jobs, and when they were last seen to. */
  workers: { id: string; seen_at: number };
  leases: { name: string; holder: string; until_at: number };
}
