import { sql } from 'kysely';
import type { Database } from '../../../ports/database/port.ts';
import { fixesVulnerability, heldSince, type UpdateType } from '../../updates/index.ts';
import { idRows, type RunTarget, wanted } from './run-target.store.ts';

/** A pending release that is younger than the target asks for, on the sites where it is treated alike. */
export interface YoungRelease {
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly first_seen_at: number;
  /** 1: it fixes a vulnerability of these sites, and is not held back there. */
  readonly fixes: number;
  readonly sites: number;
}

/** Those on connected sites, the most common first. */
export async function selectYoungReleases({ db, engine }: Database, target: RunTarget): Promise<YoungRelease[]> {
  const { coolDown, siteIds } = target;
  if (coolDown === undefined) return [];
  const named = siteIds && sql`and offer.site_id in (select id from ${idRows(engine, siteIds)} as named)`;
  const { rows } = await sql<YoungRelease>`
    select type, slug, max(name) as name, version, first_seen_at, fixes, count(distinct site_id) as sites from (
      select offer.site_id, offer.type, offer.slug, offer.name, offer.new_version as version, release.first_seen_at,
        case when ${fixesVulnerability(coolDown.now)} then 1 else 0 end as fixes
      from update_releases as release
      join site_updates as offer on offer.type = release.type and offer.slug = release.slug
        and offer.new_version = release.version
      join sites as site on site.id = offer.site_id
      where release.first_seen_at > ${heldSince(coolDown)} and site.status = 'connected'
        and ${wanted(engine, { ...target, coolDown: undefined })} ${named ?? sql``}) as young
    group by type, slug, version, first_seen_at, fixes
    order by sites desc, type, slug, version, fixes`.execute(db);
  return rows;
}
