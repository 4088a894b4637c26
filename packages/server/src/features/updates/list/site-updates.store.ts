import { type RawBuilder, sql } from 'kysely';
import { listAsJson } from '../../../ports/database/bulk.ts';
import type { Engine, Queryable } from '../../../ports/database/port.ts';
import { idsGiven, keptStatement } from '../../../ports/database/statements/kept-statement.ts';
import { OFFER_COLUMNS } from '../update.store.ts';
import type { UpdateType } from '../update.ts';

/** A site with its pending updates: a JSON list of `OFFER_COLUMNS` for each, one a line. Null: it has none. */
export interface SiteWithLines {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly lines: string | null;
}

/**
 * The pending updates of these sites, by type, slug and language. As one text for each site, because a page has a
 * thousand updates: their values one by one take several times as long to get here.
 */
export function selectSitesWithLines(
  { engine, db }: { readonly engine: Engine; readonly db: Queryable },
  siteIds: readonly number[],
  types: readonly UpdateType[],
): Promise<SiteWithLines[]> {
  return statementFor(engine, types)(db, { siteIds });
}

const statements = new Map<string, ReturnType<typeof makeStatement>>();

/** There are fifteen choices of types. */
function statementFor(engine: Engine, types: readonly UpdateType[]) {
  const key = `${engine} ${types.join()}`;
  const known = statements.get(key) ?? makeStatement(engine, types);
  statements.set(key, known);
  return known;
}

function makeStatement(engine: Engine, types: readonly UpdateType[]) {
  return keptStatement({ siteIds: idsGiven }, ({ siteIds }): RawBuilder<SiteWithLines> => {
    // Conditions as expressions, so that no other index than that of the key is taken.
    return sql`select id, url, name, (select string_agg(line, ${'\n'}) from (
      select ${listAsJson(engine, OFFER_COLUMNS)} as line from site_updates as offer
      where site_id = sites.id and type || '' in (${sql.join(types)}) and ignored + 0 = 0
      order by type, slug, language) as pending) as lines from sites where ${siteIds('id')}`;
  });
}
