import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { resolveSite } from '../../sites/index.ts';
import { type IgnorableGroup, typeOfGroup } from '../update.ts';
import { type RuleKey, type RuleScope, selectItemNames } from './ignore.store.ts';

/** A rule as given by callers. */
export interface IgnoreRuleInput {
  readonly site_id_or_domain?: number | string;
  readonly type: IgnorableGroup;
  readonly slugs?: readonly string[];
  readonly version?: string;
}

export interface ScopedRule {
  readonly scope: RuleScope;
  readonly key: RuleKey;
}

/** Slug of WordPress itself, which is one item. */
export const CORE = 'wordpress';

/**
 * The rule that a caller means.
 * @throws AppError site_not_found, ambiguous_site; invalid_input if it would cover more than was given.
 */
export async function readIgnoreRule(ctx: Ctx, input: IgnoreRuleInput): Promise<ScopedRule> {
  const { site_id_or_domain: selector, type: group, version = '' } = input;
  const scope = selector === undefined ? null : (await resolveSite(ctx, selector)).id;
  const type = typeOfGroup(group);
  if (type === 'core') {
    if (input.slugs) throw new AppError('invalid_input', 'WordPress itself has no slug: leave out input.slugs.');
    return { scope, key: { type, slugs: [CORE], version } };
  }
  if (input.slugs === undefined && scope === null) {
    throw new AppError(
      'invalid_input',
      `Name the ${group} by their slugs: over the whole fleet not all can be ignored.`,
    );
  }
  if (input.slugs === undefined && version !== '') {
    throw new AppError(
      'invalid_input',
      'A version says nothing by itself: name the item that it belongs to in input.slugs.',
    );
  }
  return { scope, key: { type, slugs: [...new Set(input.slugs ?? [''])], version } };
}

/** Names of the items of a rule. @throws AppError plugin_not_found or theme_not_found, naming what no site has. */
export async function requireKnownItems(ctx: Ctx, { scope, key }: ScopedRule): Promise<Map<string, string>> {
  if (key.type === 'core') return new Map([[CORE, 'WordPress']]);
  const slugs = key.slugs.filter(slug => slug !== '');
  const names = await selectItemNames(ctx.database.db, scope, key.type, slugs);
  const unknown = slugs.filter(slug => !names.has(slug));
  if (unknown.length === 0) return names;
  const where = scope === null ? 'No site has' : 'The site has no';
  const code = key.type === 'plugin' ? 'plugin_not_found' : 'theme_not_found';
  throw new AppError(code, `${where} ${key.type} ${unknown.slice(0, 20).join(', ')}. Check the spelling of slugs.`);
}

/** The items of a rule as callers know them. */
export function shownSlugs({ key }: ScopedRule): string[] {
  return key.slugs.filter(slug => slug !== '' && key.type !== 'core');
}
