import { type RawBuilder, sql } from 'kysely';
import type { Engine, Queryable } from '../../../ports/database/port.ts';
import { idsGiven, keptStatement } from '../../../ports/database/statements/kept-statement.ts';
import type { PendingUpdate } from '../update.store.ts';
import { UPDATE_TYPES, type UpdateType } from '../update.ts';

/** A site with its pending updates, one a line, as `updateOfLine` reads them. Null: it has none. */
export interface SiteWithLines {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly lines: string | null;
}

export type StoredOffer = Omit<PendingUpdate, 'site_id'>;

/** No text of a site has a control character: see `plainText` and `keyOf` of the protocol. */
const BETWEEN = '\t';

/**
 * What is stored of an update, as one text: PostgreSQL makes it in half the time of a JSON list. `concat_ws` leaves out a
 * null, which only the last one may be.
 */
const LINE = sql`concat_ws(${sql.lit(BETWEEN)}, type, slug, language, name, version, new_version,
  active + 2 * wp_compatible + 4 * php_compatible + 8 * package_named, package_host)`;

export const isTranslation = (line: string) => line.startsWith(`translation${BETWEEN}`);

export function updateOfLine(line: string): StoredOffer {
  const [type, slug = '', language = '', name = '', version = '', new_version = '', flags, package_host = null] =
    line.split(BETWEEN);
  const flag = (bit: number) => (Number(flags) & bit ? 1 : 0);
  return {
    type: type as UpdateType,
    slug,
    language,
    name,
    version,
    new_version,
    active: flag(1),
    wp_compatible: flag(2),
    php_compatible: flag(4),
    package_host,
    package_named: flag(8),
  };
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
  const known = statements.get(key) ?? makeStatement(types);
  statements.set(key, known);
  return known;
}

function makeStatement(types: readonly UpdateType[]) {
  return keptStatement({ siteIds: idsGiven }, ({ siteIds }): RawBuilder<SiteWithLines> => {
    // Conditions as expressions, so that no other index than that of the key is taken.
    const ofTypes =
      types.length === Object.keys(UPDATE_TYPES).length ? sql`` : sql`and type || '' in (${sql.join(types)})`;
    return sql`select id, url, name, (select string_agg(line, ${sql.lit('\n')}) from (
      select ${LINE} as line from site_updates as offer
      where site_id = sites.id ${ofTypes} and ignored + 0 = 0
      order by type, slug, language) as pending) as lines from sites where ${siteIds('id')}`;
  });
}
