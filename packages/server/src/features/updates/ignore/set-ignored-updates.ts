import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { siteSelectorSchema } from '../../sites/index.ts';
import { ignorableGroupSchema } from '../update.schemas.ts';
import { typeOfGroup } from '../update.ts';
import { changeSiteRules, siteRuleOutput } from './change-site-rules.ts';
import { selectRules } from './ignore.store.ts';
import { CORE } from './read-ignore-rule.ts';

const { site_id, type, changed } = siteRuleOutput;
const actionSchema = Type.Unsafe<'ignore' | 'unignore'>({
  type: 'string',
  enum: ['ignore', 'unignore'],
  description: 'Whether to ignore the updates of the item or to stop ignoring them.',
});

export const setIgnoredUpdates = ability({
  name: 'set-ignored-updates-v1',
  summary:
    'Set whether the updates of one plugin, one theme or WordPress itself are ignored on one site. Use ignore-updates-v1 for several items, a single version, or all sites.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    action: actionSchema,
    site_id_or_domain: siteSelectorSchema,
    type: ignorableGroupSchema,
    slug: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'Slug of the plugin or theme; not needed for wp.' }),
    ),
  }),
  output: Type.Object({
    action: actionSchema,
    site_id,
    type,
    slug: Type.String({ description: 'Slug of the item; wordpress for WordPress itself.' }),
    changed,
    ignored: Type.Boolean({
      description:
        'Whether every update of the item is ignored on the site now. After unignore it still can be, by a rule for all items of the site or for all sites.',
    }),
  }),
  errors: ['invalid_input', 'plugin_not_found', 'theme_not_found'],
}).run(async ({ action, site_id_or_domain, type, slug }, ctx) => {
  const item = type === 'wp' ? (slug ?? CORE) : slug;
  if (item === undefined) throw new AppError('invalid_input', `Name the item in input.slug, such as one of ${type}.`);
  if (type === 'wp' && item !== CORE) throw new AppError('invalid_input', 'WordPress itself has the slug wordpress.');
  const { site_id, changed } = await changeSiteRules(ctx, {
    site_id_or_domain,
    type,
    action: action === 'ignore' ? 'add' : 'remove',
    ...(type === 'wp' ? {} : { slugs: [item] }),
  });
  const types = [typeOfGroup(type)];
  const [ofSite, ofFleet] = await Promise.all([
    selectRules(ctx.database.db, site_id, types),
    selectRules(ctx.database.db, null, types),
  ]);
  const covers = (rule: { slug: string; version: string }) =>
    rule.version === '' && (rule.slug === '' || rule.slug === item);
  return { action, site_id, type, slug: item, changed, ignored: [...ofSite, ...ofFleet].some(covers) };
});
