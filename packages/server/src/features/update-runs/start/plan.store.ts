import { sql } from 'kysely';
import type { Database } from '../../../ports/database/port.ts';
import type { UpdateType } from '../../updates/index.ts';
import { offersOf, type RunTarget } from './run-target.store.ts';

/** Updates of a run with the same item, versions and package host. */
export interface PlannedUpdates {
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
  readonly from_version: string;
  readonly to_version: string;
  readonly package_host: string | null;
  readonly package_named: number;
  /** 1: the site can run the new version; 0: the update will be skipped. */
  readonly fits: number;
  readonly sites: number;
}

/** The counts of what a run over these sites would contain. */
export async function selectPlannedUpdates(
  { db, engine }: Database,
  target: RunTarget & { readonly siteIds: readonly number[] },
): Promise<PlannedUpdates[]> {
  const { rows } = await sql<PlannedUpdates>`
    select type, slug, max(name) as name, version as from_version, new_version as to_version,
      package_host, package_named, fits, count(*) as sites
    from ${offersOf(engine, target)}
    group by type, slug, version, new_version, package_host, package_named, fits`.execute(db);
  return rows;
}
