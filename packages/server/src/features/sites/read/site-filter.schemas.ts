import { Type } from 'typebox';
import { filterBy, listInput, modifiedAfter } from '../../../kernel/lists/list.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { SITE_CONDITIONS } from '../../site-conditions/index.ts';
import { SITE_HEALTHS } from '../health/site-health.ts';
import { SITE_STATUSES } from '../site.ts';
import type { SiteCheckState } from './site-filter.store.ts';
import { SITE_SORTS } from './site-order.store.ts';

const { page, per_page, ...narrowing } = listInput('the name or URL');
const versions = (of: string, example: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      default: [],
      maxItems: 100,
      description: `Only sites with one of these versions of ${of}; ${example} also matches ${example}.1 and so on.`,
    }),
  );
const slugOf = (what: string, example: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: `Only sites that have this ${what}, active or not, by slug, e.g. ${example}.`,
    }),
  );
const versionOf = (what: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Only sites that have exactly this version of the ${what} in \`${what}\`, which is then required.`,
    }),
  );
const ids = (minimum: number, description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum }), { default: [], maxItems: 200, description }));

/** Filters of lists and counts of sites; all given ones must match. */
export const siteFilterInput = {
  ...narrowing,
  status: filterBy(
    [...SITE_STATUSES, 'available_update'],
    'Only sites in this state, or with an available update; any = all. An array matches any of its values.',
  ),
  health: filterBy(
    SITE_HEALTHS,
    'Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health.',
  ),
  check: Type.Optional(
    Type.Unsafe<SiteCheckState>({
      type: 'string',
      enum: ['up', 'down', 'unchecked'],
      description:
        'Only sites whose address responded at the last check (up), did not respond (down), or was never checked.',
    }),
  ),
  condition: filterBy(
    SITE_CONDITIONS,
    'Only sites in this condition; any = all. An array matches any of its values. php_end_of_life and wordpress_end_of_life: its version gets no security fixes any more. connector_outdated: the MainWP Child plugin is older than two weeks behind the newest. search_engines_blocked: it asks search engines not to index it.',
  ),
  ...siteScopeInput('sites'),
  client_ids: ids(0, 'Only sites of these clients; 0 = of none.'),
  tags_any: ids(1, 'Only sites with at least one of these tags, by id.'),
  tags_all: ids(1, 'Only sites with every one of these tags, by id.'),
  wp_versions: versions('WordPress', '6.9'),
  php_versions: versions('PHP', '8.2'),
  child_versions: versions('the MainWP Child plugin', '5.4'),
  plugin: slugOf('plugin', 'akismet/akismet.php'),
  plugin_version: versionOf('plugin'),
  theme: slugOf('theme', 'twentytwentyfive'),
  theme_version: versionOf('theme'),
  modified_after: modifiedAfter('sites', 'A sync counts as well as a person or program.'),
};

/** A page of sites in an order of the caller's choice. */
export const siteListInput = {
  page,
  per_page,
  ...siteFilterInput,
  sort: Type.Optional(
    Type.Unsafe<(typeof SITE_SORTS)[number]>({
      type: 'string',
      enum: [...SITE_SORTS],
      default: 'name',
      description: 'Sort key. Versions sort as versions; unknown values count as lowest.',
    }),
  ),
  order: Type.Optional(
    Type.Unsafe<'asc' | 'desc'>({
      type: 'string',
      enum: ['asc', 'desc'],
      default: 'asc',
      description: 'asc: lowest first; desc: highest first.',
    }),
  ),
};
