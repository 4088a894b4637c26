import { type Static, Type } from 'typebox';
import type { pendingUpdateSchema } from '../../features/updates/index.ts';

type Pending = Static<typeof pendingUpdateSchema>;

const name = Type.String({ description: 'Name of the item.' });
const installed = Type.String({ description: 'Installed version; empty for translations.' });
const offered = Type.String({ description: 'Available version.' });

const itemRecord = Type.Object({
  Name: name,
  slug: Type.String({ description: 'Slug of the item.' }),
  Version: installed,
  new_version: offered,
  active: Type.Boolean({ description: 'The item is active on the site.' }),
  wp_compatible: Type.Boolean({ description: 'The site meets the WordPress requirement of the new version.' }),
  php_compatible: Type.Boolean({ description: 'The site meets the PHP requirement of the new version.' }),
  languages: Type.Optional(
    Type.Array(Type.String(), { description: 'Languages with a newer translation; only for translations.' }),
  ),
});

const items = (what: string) =>
  Type.Optional(Type.Record(Type.String(), itemRecord, { description: `${what} by slug.` }));

/** Updates of one site by type and slug; a type without updates is absent. Source: docs/spec/rest-v2.md#updates. */
export const siteUpdatesRecordSchema = Type.Object({
  wp: Type.Optional(
    Type.Record(Type.String(), Type.Object({ Name: name, Version: installed, new_version: offered }), {
      description: 'WordPress itself, under the key wordpress.',
    }),
  ),
  plugins: items('Plugins'),
  themes: items('Themes'),
  translations: items('Translations'),
});

export function siteUpdatesOf(updates: readonly Pending[]): Static<typeof siteUpdatesRecordSchema> {
  const byType = Map.groupBy(updates, update => update.type);
  return Object.fromEntries(
    [...byType].map(([type, found]) => [type, Object.fromEntries(found.map(update => [update.slug, itemOf(update)]))]),
  );
}

function itemOf({ type, slug, name: Name, version: Version, new_version, roll_back: _not, ...rest }: Pending) {
  return type === 'wp' ? { Name, Version, new_version } : { Name, slug, Version, new_version, ...rest };
}

interface Rule {
  readonly scope: 'fleet' | 'site';
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

const ignoredItem = Type.Object({
  Name: name,
  ignored_versions: Type.Array(Type.String(), { description: 'Versions that are ignored; all_versions = every one.' }),
  scopes: Type.Array(Type.Unsafe<Rule['scope']>({ type: 'string', enum: ['fleet', 'site'] }), {
    description: 'Where the rule applies: to all sites, to this site, or both.',
  }),
});

const ignoredItems = Type.Optional(
  Type.Record(Type.String(), ignoredItem, { description: 'Rules by slug; * = all of the type.' }),
);

/** What is ignored, by type and slug. */
export const ignoredRecordSchema = Type.Object({ wp: ignoredItems, plugins: ignoredItems, themes: ignoredItems });

export function ignoredOf(rules: readonly Rule[]): Static<typeof ignoredRecordSchema> {
  const byType = Map.groupBy(rules, rule => rule.type);
  return Object.fromEntries(
    [...byType].map(([type, ofType]) => {
      const bySlug = Map.groupBy(ofType, rule => rule.slug || '*');
      return [type, Object.fromEntries([...bySlug].map(([slug, same]) => [slug, ignoredItemOf(type, same)]))];
    }),
  );
}

function ignoredItemOf(type: string, rules: readonly Rule[]): Static<typeof ignoredItem> {
  return {
    Name: rules[0]?.name || `All ${type}`,
    ignored_versions: [...new Set(rules.map(rule => rule.version || 'all_versions'))],
    scopes: [...new Set(rules.map(rule => rule.scope))],
  };
}
