/** One site of a row on which its user was not made. */
export interface FailedImportSite {
  /** What was given, where it names no site of ours. */
  readonly website_id: number | string;
  /** null where it names none. */
  readonly website_url: string | null;
  readonly code: string;
  readonly message: string;
}

export interface FailedImportRow {
  line_number: number;
  error: string;
  /** What is wrong with the row itself or with its groups; '' for nothing. */
  problem: string;
  /** Sites that the row names, those of its groups included. */
  sites: number;
  created: number;
  failed: number;
  failed_sites: FailedImportSite[];
}

/** The answer of an import. Source: docs/spec/rest-v2.md#users. */
export interface ImportSummary {
  total: number;
  success_count: number;
  failed_count: number;
  failed_users: FailedImportRow[];
}

const SITES_NAMED = 20;
/** A group may have thousands of sites, and a file thousands of rows. */
const SITES_TOLD = 200;
const SITES_TOLD_IN_ALL = 20_000;

/** Sites where the same went wrong: a row names a few of them in its sentence. */
interface Places {
  readonly named: string[];
  more: number;
}

interface Row {
  /** Sites it is for. */
  sites: number;
  pending: number;
  failed: number;
  readonly refused: string[];
  readonly told: FailedImportSite[];
  readonly problems: Map<string, Places>;
}

/** Collects the failures of each row. A row counts as failed if any of its sites failed. */
export class ImportTally {
  readonly #total: number;
  readonly #rows = new Map<number, Row>();
  #told = 0;

  /** @param total Rows given. */
  constructor(total: number) {
    this.#total = total;
  }

  /** These rows are for one site more. */
  plan(lines: readonly number[]): void {
    for (const line of lines) this.#row(line).sites += 1;
  }

  /** A row is not done yet on one of its sites. */
  wait(line: number): void {
    this.#row(line).pending += 1;
  }

  /** The row itself is wrong, or one of its groups. */
  refuse(line: number, message: string): void {
    this.#row(line).refused.push(message);
    this.#places(line, message);
  }

  /** @param site One of those that were planned; or none of ours, which then counts as one more of the row. */
  fail(line: number, site: FailedImportSite): void {
    const row = this.#row(line);
    row.failed += 1;
    if (site.website_url === null) row.sites += 1;
    const where = site.website_url ?? shownName(String(site.website_id));
    const places = this.#places(line, site.message);
    if (places.named.length < SITES_NAMED) places.named.push(where);
    else places.more += 1;
    if (row.told.length >= SITES_TOLD || this.#told >= SITES_TOLD_IN_ALL) return;
    row.told.push(site);
    this.#told += 1;
  }

  result(): ImportSummary {
    const failed = [...this.#rows].filter(([, { problems }]) => problems.size > 0).sort(([a], [b]) => a - b);
    const waiting = [...this.#rows.values()].filter(row => row.pending > 0 && row.problems.size === 0).length;
    return {
      total: this.#total,
      success_count: this.#total - failed.length - waiting,
      failed_count: failed.length,
      failed_users: failed.map(([line_number, row]) => ({
        line_number,
        error: sentence(row.problems),
        problem: row.refused.join(' '),
        sites: row.sites,
        created: row.sites - row.failed - row.pending,
        failed: row.failed,
        failed_sites: row.told,
      })),
    };
  }

  #places(line: number, message: string): Places {
    const { problems } = this.#row(line);
    const places = problems.get(message) ?? { named: [], more: 0 };
    problems.set(message, places);
    return places;
  }

  #row(line: number): Row {
    const row = this.#rows.get(line) ?? { sites: 0, pending: 0, failed: 0, refused: [], told: [], problems: new Map() };
    this.#rows.set(line, row);
    return row;
  }
}

/** A name as a file had it. */
export function shownName(name: string): string {
  return JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}…` : name);
}

function sentence(problems: ReadonlyMap<string, Places>): string {
  return [...problems]
    .map(([message, places]) => (places.named.length === 0 ? message : `${shown(places)}: ${message}`))
    .join(' ');
}

function shown({ named, more }: Places): string {
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
