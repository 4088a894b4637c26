/** The answer of an import. Source: rest-api-v2.md, CSV import result. */
export interface ImportResult {
  total: number;
  success_count: number;
  failed_count: number;
  failed_users: { line_number: number; error: string }[];
}

const SITES_NAMED = 20;

/** Sites where something went wrong: a group may have thousands, of which a row names a few. */
interface Places {
  readonly named: string[];
  more: number;
}

/** Gathers what failed of each row: a row counts as failed if any of its sites failed, and names each. */
export class ImportTally {
  readonly #total: number;
  readonly #problems = new Map<number, Map<string, Places>>();

  /** @param total Rows given. */
  constructor(total: number) {
    this.#total = total;
  }

  /** @param where Address of the site; none when the row itself is wrong. */
  add(line: number, message: string, where?: string): void {
    const ofLine = this.#problems.get(line) ?? new Map<string, Places>();
    this.#problems.set(line, ofLine);
    const places = ofLine.get(message) ?? { named: [], more: 0 };
    ofLine.set(message, places);
    if (where === undefined) return;
    if (places.named.length < SITES_NAMED) places.named.push(where);
    else places.more += 1;
  }

  /** @param pending Lines of rows that are not done everywhere: neither failed nor successful yet. */
  result(pending: ReadonlySet<number> = new Set()): ImportResult {
    const failed = [...this.#problems].sort(([a], [b]) => a - b);
    const waiting = [...pending].filter(line => !this.#problems.has(line)).length;
    return {
      total: this.#total,
      success_count: this.#total - failed.length - waiting,
      failed_count: failed.length,
      failed_users: failed.map(([line_number, problems]) => ({ line_number, error: sentence(problems) })),
    };
  }
}

function sentence(problems: ReadonlyMap<string, Places>): string {
  return [...problems]
    .map(([message, places]) => (places.named.length === 0 ? message : `${shown(places)}: ${message}`))
    .join(' ');
}

function shown({ named, more }: Places): string {
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
