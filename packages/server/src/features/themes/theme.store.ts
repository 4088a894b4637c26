import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable } from '../../ports/database/port.ts';

export interface ThemeRow {
  slug: string;
  name: string;
  version: string;
  active: number;
  parent_active: number;
  update_version: string | null;
}

/** The themes of a site as of its last sync or action, by name. */
export function themesOfSite(db: Queryable, siteId: number): Promise<ThemeRow[]> {
  return installedThemes(db).where('theme.site_id', '=', siteId).execute();
}

/** The same of several sites, by site. */
export async function themesOfSites(db: Queryable, siteIds: readonly number[]): Promise<Map<number, ThemeRow[]>> {
  const rows = await inChunks(siteIds, chunk =>
    installedThemes(db).select('theme.site_id').where('theme.site_id', 'in', chunk).execute(),
  );
  return Map.groupBy(rows, row => row.site_id);
}

function installedThemes(db: Queryable) {
  return db
    .selectFrom('site_themes as theme')
    .leftJoin('site_updates as update', join =>
      join
        .onRef('update.site_id', '=', 'theme.site_id')
        .on('update.type', '=', 'theme')
        .on('update.ignored', '=', 0)
        .onRef('update.slug', '=', 'theme.slug'),
    )
    .select(['theme.slug', 'theme.name', 'theme.version', 'theme.active', 'parent_active'])
    .select('update.new_version as update_version')
    .orderBy(eb => eb.fn<string>('lower', ['theme.name']))
    .orderBy('theme.slug');
}

/** Slug of the active theme, '' when unknown. The site compares names, so two themes of one name both look active. */
export function activeTheme(themes: readonly Pick<ThemeRow, 'slug' | 'active'>[]): string {
  return themes.find(theme => theme.active === 1)?.slug ?? '';
}
