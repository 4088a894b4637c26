import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { meantUrls, siteKey } from '../../sites/index.ts';
import { type LinkIds, selectLinkIds, selectSitesByKey } from './csv-links.store.ts';
import type { BadCsvRow, SiteCsvRow } from './site-csv-row.ts';
import { type SiteRowProblem, siteRowProblem } from './site-row-problem.ts';

/** What becomes of one row. */
export interface PlannedRow {
  readonly line: number;
  readonly url: string;
  readonly action: 'add' | 'exists' | 'wrong';
  /** The stored site, where it exists. */
  readonly site_id: number | null;
  /** Why it is not added. */
  readonly problem?: SiteRowProblem;
  /** What is added. */
  readonly row?: SiteCsvRow;
}

export interface SiteRowsPlan {
  readonly rows: readonly PlannedRow[];
  /** Names of tags and clients that don't exist, as first written. */
  readonly unknownTags: readonly string[];
  readonly unknownClients: readonly string[];
  readonly links: LinkIds;
}

/**
 * Judges all rows: what is wrong in itself, which sites exist already or stand in the file twice, which tags and clients
 * don't exist.
 * @param createMissing Unknown tags and clients are made, and so no problem.
 */
export async function planSiteRows(
  ctx: Ctx,
  read: readonly (SiteCsvRow | BadCsvRow)[],
  createMissing: boolean,
): Promise<SiteRowsPlan> {
  const { db } = ctx.database;
  const good = read.filter((row): row is SiteCsvRow => !('problem' in row));
  const keys = new Map(good.flatMap(row => keyed(row)));
  const existing = await selectSitesByKey(db, [...new Set(keys.values())]);
  const links = await selectLinkIds(db, { tags: good.flatMap(row => row.tags), clients: good.flatMap(clientOf) });
  const unknownTags = unknownIn(
    good.flatMap(row => row.tags),
    links.tags,
  );
  const unknownClients = unknownIn(good.flatMap(clientOf), links.clients);
  const firstLine = new Map<string, number>();
  const rows = read.map((row): PlannedRow => {
    if ('problem' in row) return wrong(row, row.problem);
    const key = keys.get(row.line);
    if (key === undefined) return wrong(row, siteRowProblem('address_invalid'));
    const siteId = existing.get(key);
    if (siteId !== undefined) {
      return {
        ...wrong(row, siteRowProblem('already_added', { site_id: siteId })),
        action: 'exists',
        site_id: siteId,
      };
    }
    const before = firstLine.get(key);
    if (before !== undefined) return wrong(row, siteRowProblem('on_line_before', { line: before }));
    const problem = linkProblem(row, links, createMissing);
    if (problem !== undefined) return wrong(row, problem);
    firstLine.set(key, row.line);
    return { line: row.line, url: row.url, action: 'add', site_id: null, row };
  });
  return { rows, unknownTags, unknownClients, links };
}

function keyed({ line, url }: SiteCsvRow): [number, string][] {
  try {
    return [[line, siteKey(meantUrls(url)[0])]];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

const clientOf = ({ client }: SiteCsvRow) => (client === undefined ? [] : [client]);

function unknownIn(names: readonly string[], known: ReadonlyMap<string, unknown>): string[] {
  const unknown = new Map(names.filter(name => !known.has(name.toLowerCase())).map(name => [name.toLowerCase(), name]));
  return [...unknown.values()];
}

function linkProblem(row: SiteCsvRow, { tags, clients }: LinkIds, createMissing: boolean): SiteRowProblem | undefined {
  const client = row.client === undefined ? 0 : clients.get(row.client.toLowerCase());
  if (client === 'ambiguous') return siteRowProblem('client_ambiguous', { name: row.client ?? '' });
  if (createMissing) return undefined;
  if (client === undefined) return siteRowProblem('client_unknown', { name: row.client ?? '' });
  const tag = row.tags.find(name => !tags.has(name.toLowerCase()));
  return tag === undefined ? undefined : siteRowProblem('tag_unknown', { name: tag });
}

function wrong({ line, url }: { line: number; url: string }, problem: SiteRowProblem): PlannedRow {
  return { line, url, action: 'wrong', site_id: null, problem };
}
