import { Type } from 'typebox';
import { ROLL_BACKS, type RollBack } from './roll-back.ts';
import { IGNORABLE_GROUPS, UPDATE_GROUPS, type UpdateGroup } from './update.ts';

export const updateGroupSchema = Type.Unsafe<UpdateGroup>({
  type: 'string',
  enum: [...UPDATE_GROUPS],
  description: 'wp (WordPress itself), plugins, themes or translations.',
});

const types = (options: { default?: ['all'] }) =>
  Type.Optional(
    Type.Unsafe<('all' | UpdateGroup)[]>({
      type: 'array',
      items: { type: 'string', enum: ['all', ...UPDATE_GROUPS] },
      ...options,
      description: 'Only updates of these types: wp, plugins, themes, translations; all = every type.',
    }),
  );

/** Types of updates; all by default. */
export const typesInputSchema = types({ default: ['all'] });

/** The same, where an omitted value leaves them unchanged. */
export const changedTypesSchema = types({});

export const searchInputSchema = Type.Optional(
  Type.String({ default: '', maxLength: 200, description: 'Part of the name or slug of the item, whatever its case.' }),
);

export const ignorableGroupSchema = Type.Unsafe<(typeof IGNORABLE_GROUPS)[number]>({
  type: 'string',
  enum: [...IGNORABLE_GROUPS],
  description: 'wp (WordPress itself), plugins or themes.',
});

export const rollBackSchema = Type.Unsafe<RollBack>({
  type: 'string',
  enum: [...ROLL_BACKS],
  description:
    'possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.',
});

export const pendingUpdateSchema = Type.Object({
  type: updateGroupSchema,
  slug: Type.String({ description: 'Slug of the plugin, theme or translation; wordpress for WordPress itself.' }),
  name: Type.String({ description: 'Name of the item.' }),
  version: Type.String({ description: 'Installed version; empty for translations.' }),
  new_version: Type.String({ description: 'Version on offer.' }),
  languages: Type.Optional(
    Type.Array(Type.String(), { description: 'Languages with a newer translation; only for translations.' }),
  ),
  active: Type.Boolean({ description: 'The item is active on the site.' }),
  wp_compatible: Type.Boolean({ description: 'The WordPress of the site meets what the new version requires.' }),
  php_compatible: Type.Boolean({ description: 'The PHP of the site meets what the new version requires.' }),
  roll_back: rollBackSchema,
});
