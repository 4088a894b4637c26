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
export async function themesOfSite(db: Queryable, siteId: number): Promise<ThemeRow[]> {
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
    .where('theme.site_id', '=', siteId)
    .orderBy(eb => eb.fn<string>('lower', ['theme.name']))
    .orderBy('theme.slug')
    .execute();
}

/** Slug of the active theme, '' when unknown. The site compares names, so two themes of one name both look active. */
export function activeTheme(themes: readonly Pick<ThemeRow, 'slug' | 'active'>[]): string {
  return themes.find(theme => theme.active === 1)?.slug ?? '';
}
