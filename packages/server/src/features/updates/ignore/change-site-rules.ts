import { type Static, Type } from 'typebox';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { siteSelectorSchema } from '../../sites/index.ts';
import { ignorableGroupSchema } from '../update.schemas.ts';
import type { IgnorableGroup } from '../update.ts';
import { deleteRuleRows, insertRules, refreshTouched } from './ignore.store.ts';
import { readIgnoreRule, requireKnownItems, shownSlugs } from './read-ignore-rule.ts';

const action = (description: string) =>
  Type.Unsafe<'add' | 'remove'>({ type: 'string', enum: ['add', 'remove'], description });

/** The common input of changing the ignore rules of one site. */
export const siteRuleInput = {
  site_id_or_domain: siteSelectorSchema,
  action: Type.Optional({
    ...action('add: ignore these updates. remove: stop ignoring them.'),
    default: 'add',
  } as ReturnType<typeof action>),
};

export function ruledSlugs(what: string) {
  return Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { minItems: 1, maxItems: 1000, description: what });
}

export const siteRuleOutput = {
  site_id: Type.Integer({ description: 'Id of the site.' }),
  type: ignorableGroupSchema,
  action: action('What was asked for.'),
  slugs: Type.Array(Type.String(), { description: 'The items; empty for WordPress.' }),
  changed: Type.Integer({ description: 'Rules that were added or removed; 0 if nothing had to change.' }),
};
const output = Type.Object(siteRuleOutput);

interface SiteRuleOrder {
  readonly site_id_or_domain: number | string;
  readonly type: IgnorableGroup;
  readonly action: 'add' | 'remove';
  readonly slugs?: readonly string[];
}

/**
 * Adds or removes the rules of one site about these items, whichever version they are about. Rules for all sites, and
 * the one about all items of the site, stay.
 * @throws AppError plugin_not_found or theme_not_found if what is to be ignored is not on the site.
 */
export async function changeSiteRules(ctx: Ctx, order: SiteRuleOrder): Promise<Static<typeof output>> {
  const rule = await readIgnoreRule(ctx, order);
  const scope = rule.scope as number;
  const names = order.action === 'add' ? await requireKnownItems(ctx, rule) : new Map<string, string>();
  return audited(ctx, async trx => {
    const add = order.action === 'add';
    const changed = add ? await insertRules(trx, scope, rule.key, names) : await deleteRuleRows(trx, scope, rule.key);
    if (changed > 0) await refreshTouched(trx, scope, rule.key);
    const result = { site_id: scope, type: order.type, action: order.action, slugs: shownSlugs(rule), changed };
    const row = { action: add ? 'updates.ignored' : 'updates.unignored', subject: `site:${scope}` } as const;
    return { result, audit: changed > 0 ? [{ ...row, detail: { ...rule.key } }] : [] };
  });
}
