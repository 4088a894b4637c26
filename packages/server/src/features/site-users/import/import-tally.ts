import type { UserRowProblem } from './user-row-problem.ts';

/** One site of a row on which its user was not created. */
export interface FailedImportSite {
  /** The identifier in the row, if it matches no site. */
  readonly website_id: number | string;
  /** null if it names none. */
  readonly website_url: string | null;
  readonly code: string;
  /** What it follows from, where that is known more precisely. */
  readonly cause: string | null;
  readonly message: string;
}

export interface FailedImportRow {
  line_number: number;
  error: string;
  /** The problem of the row itself or of its groups; '' for none. */
  problem: string;
  /** The same by code. */
  problems: UserRowProblem[];
  /** Sites that the row names, including those of its groups. */
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

/** Sites with the same failure: the sentence of a row names a few of them. */
interface Places {
  readonly named: string[];
  more: number;
}

interface Row {
  /** Number of its sites. */
  sites: number;
  pending: number;
  failed: number;
  readonly refused: string[];
  readonly byCode: UserRowProblem[];
  readonly told: FailedImportSite[];
  readonly problems: Map<string, Places>;
}

/** Collects the failures of each row. A row counts as failed if any of its sites failed. */
export class ImportTally {
  readonly #total: number;
  readonly #rows = new Map<number, Row>();
  #told = 0;

  /** @param total Number of rows. */
  constructor(total: number) {
    this.#total = total;
  }

  /** These rows apply to one more site. */
  plan(lines: readonly number[]): void {
    for (const line of lines) this.#row(line).sites += 1;
  }

  /** A row is not finished on one of its sites. */
  wait(line: number): void {
    this.#row(line).pending += 1;
  }

  /** The row itself, or one of its groups, is invalid. */
  refuse(line: number, message: string, problems: readonly UserRowProblem[]): void {
    const row = this.#row(line);
    row.refused.push(message);
    row.byCode.push(...problems);
    this.#places(line, message);
  }

  /** @param site One of the planned sites, or an unknown one, which then counts as an additional site of the row. */
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
        problems: row.byCode,
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
    const counts = { sites: 0, pending: 0, failed: 0 };
    const row = this.#rows.get(line) ?? { ...counts, refused: [], byCode: [], told: [], problems: new Map() };
    this.#rows.set(line, row);
    return row;
  }
}

/** A name as written in a file. */
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
