/** One invented theme. `template` names the parent of a child theme. `versions` run from oldest to newest. */
export interface CatalogueTheme {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly versions: readonly string[];
  readonly template?: string;
  /** Comes with WordPress: one spare of these is no security finding. */
  readonly standard?: true;
  /** Day of the last release (`YYYY-MM-DD`) of a theme nobody maintains any more. */
  readonly abandonedSince?: string;
}

/** All themes of the directory, ordered by name. */
export const THEMES: readonly CatalogueTheme[] = [
  { slug: 'almanac', name: 'Almanac', description: 'For journals with seasons.', versions: ['1.4', '1.5', '1.6'] },
  { slug: 'bay-window', name: 'Bay Window', description: 'Large pictures, few words.', versions: ['2.0.1', '2.1.0'] },
  {
    slug: 'broadsheet',
    name: 'Broadsheet',
    description: 'Columns, like a newspaper.',
    versions: ['3.0', '3.1', '3.2'],
  },
  {
    slug: 'broadsheet-evening',
    name: 'Broadsheet Evening',
    description: 'Broadsheet after dark.',
    versions: ['1.0'],
    template: 'broadsheet',
  },
  {
    slug: 'corner-shop',
    name: 'Corner Shop',
    description: 'Shelves and a till.',
    versions: ['4.2.0', '4.3.0', '4.3.1'],
  },
  {
    slug: 'corner-shop-child',
    name: 'Corner Shop Own',
    description: 'Changes made for this shop.',
    versions: ['1.0.0'],
    template: 'corner-shop',
  },
  {
    slug: 'field-notes',
    name: 'Field Notes',
    description: 'One column, wide margins.',
    versions: ['1.1', '1.2'],
    abandonedSince: '2018-09-04',
  },
  {
    slug: 'ground-floor',
    name: 'Ground Floor',
    description: 'A plain start for one-page sites.',
    versions: ['1.8', '1.9'],
    standard: true,
  },
  {
    slug: 'paper-mill',
    name: 'Paper Mill',
    description: 'For books and their makers.',
    versions: ['0.9', '1.0'],
    abandonedSince: '2020-02-11',
  },
  {
    slug: 'standard-issue',
    name: 'Standard Issue',
    description: 'What a new site wears.',
    versions: ['2.3', '2.4', '2.5'],
    standard: true,
  },
  {
    slug: 'upper-deck',
    name: 'Upper Deck',
    description: 'Tall headers for clubs and teams.',
    versions: ['5.0', '5.1'],
  },
];

const BY_SLUG = new Map(THEMES.map(theme => [theme.slug, theme]));

/** Catalogue entry of a stylesheet; slugs nobody invented yet get a made-up one, so that any package installs. */
export function themeOf(slug: string): CatalogueTheme {
  return BY_SLUG.get(slug) ?? { slug, name: titleOf(slug), description: '', versions: [] };
}

function titleOf(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_all, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());
}
