import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { ignorableGroupSchema, searchInputSchema } from '../update.schemas.ts';
import { matchesItem } from '../update.store.ts';
import { IGNORABLE_GROUPS, type IgnorableGroup, typeOfGroup, UPDATE_TYPES, type UpdateType } from '../update.ts';
import { selectRules } from './ignore.store.ts';

export const listIgnoredUpdates = ability({
  name: 'list-ignored-updates-v1',
  summary:
    'List the rules that ignore updates, for all sites or for one site (including the rules for all sites). Use it when an expected update is missing from the lists.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_id_or_domain: Type.Optional(siteSelectorSchema),
    type: Type.Optional(
      Type.Unsafe<('all' | IgnorableGroup)[]>({
        type: 'array',
        items: { type: 'string', enum: ['all', ...IGNORABLE_GROUPS] },
        default: ['all'],
        description: 'Only rules about these types: wp, plugins, themes; all = every type.',
      }),
    ),
    search: searchInputSchema,
  }),
  output: Type.Object({
    rules: Type.Array(
      Type.Object({
        scope: Type.Unsafe<'fleet' | 'site'>({
          type: 'string',
          enum: ['fleet', 'site'],
          description: 'Whether the rule holds on all sites or on this one.',
        }),
        type: ignorableGroupSchema,
        slug: Type.String({ description: 'Slug of the item; empty for all of the type.' }),
        name: Type.String({ description: 'Name of the item; empty for all of the type.' }),
        version: Type.String({ description: 'The version that is ignored; empty for all.' }),
      }),
      { description: 'The rules, those of the fleet first.' },
    ),
  }),
}).run(async ({ site_id_or_domain, type = ['all'], search = '' }, ctx) => {
  const { db } = ctx.database;
  const groups = type.includes('all') ? [...IGNORABLE_GROUPS] : (type as IgnorableGroup[]);
  const types = groups.map(typeOfGroup);
  const site = site_id_or_domain === undefined ? undefined : await resolveSite(ctx, site_id_or_domain);
  const fleet = (await selectRules(db, null, types)).map(rule => ({ ...rule, scope: 'fleet' as const }));
  const own = site ? (await selectRules(db, site.id, types)).map(rule => ({ ...rule, scope: 'site' as const })) : [];
  const text = search.trim().toLowerCase();
  const rules = [...fleet, ...own]
    .filter(rule => text === '' || matchesItem(text, rule))
    .map(rule => ({ ...rule, type: UPDATE_TYPES[rule.type as UpdateType] as IgnorableGroup }));
  return { rules };
});
