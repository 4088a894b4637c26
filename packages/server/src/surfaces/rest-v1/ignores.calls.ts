import { Type } from 'typebox';
import { ignoreUpdates, listIgnoredUpdates, unignoreUpdates } from '../../features/updates/index.ts';
import { ignoredOf } from '../rest-v2/update-record.ts';
import { type V1Call, v1Call } from './call.ts';
import { requireSlug } from './failures.ts';

const ofSite = { site_id: 'site_id_or_domain' };
/** v1 speaks of one plugin, v2 of plugins. */
const TYPES = { plugin: 'plugins', theme: 'themes', wp: 'wp' } as const;

/** Source: docs/spec/rest-v1.md#groups, updates: what is ignored. */
export const IGNORE_CALLS: readonly V1Call[] = [
  ...(['plugins', 'themes'] as const).flatMap(type => [ignored(type, false), ignored(type, true)]),
  change('ignore', false),
  change('ignore', true),
  change('unignore', false),
  change('unignore', true),
];

function ignored(type: 'plugins' | 'themes', oneSite: boolean): V1Call {
  return v1Call({
    group: 'updates',
    method: 'GET',
    callback: oneSite ? `site-ignored-${type}-updates` : `ignored-${type}-updates`,
    ability: listIgnoredUpdates,
    summary: oneSite
      ? `List the ${type} whose updates are ignored on a site, including rules for all sites.`
      : `List the ${type} whose updates are ignored on all sites.`,
    fixed: { type: [type] },
    ...(oneSite ? { names: ofSite, required: ['site_id'] } : { without: ['site_id_or_domain'] }),
    answer: {
      form: 'data',
      shape: ({ rules }: { rules: Parameters<typeof ignoredOf>[0] }) => ignoredOf(rules)[type] ?? {},
    },
  });
}

/** `ignore-updates` is for all sites, `ignore-update` for one item of one. */
function change(verb: 'ignore' | 'unignore', oneSite: boolean): V1Call {
  const where = oneSite ? 'on a site' : 'on all sites';
  return v1Call({
    group: 'updates',
    method: 'POST',
    callback: `${verb}-update${oneSite ? '' : 's'}`,
    ability: verb === 'ignore' ? ignoreUpdates : unignoreUpdates,
    summary: verb === 'ignore' ? `Ignore updates ${where}.` : `Stop ignoring updates ${where}.`,
    names: { slug: 'slugs', ...(oneSite ? ofSite : {}) },
    without: oneSite ? [] : ['site_id_or_domain'],
    required: ['type', ...(oneSite ? ['site_id'] : [])],
    params: {
      type: Type.Unsafe<keyof typeof TYPES>({
        type: 'string',
        enum: Object.keys(TYPES),
        description: 'plugin, theme or wp (WordPress itself).',
      }),
      name: Type.Optional(Type.String({ maxLength: 255, description: 'Accepted for older clients, without effect.' })),
    },
    toInput(params) {
      if (oneSite) requireSlug(params);
      const { type, name: _name, ...others } = params;
      return { ...others, type: TYPES[type as keyof typeof TYPES] };
    },
    answer: {
      form: 'done',
      say: verb === 'ignore' ? 'The updates are now ignored.' : 'The updates are no longer ignored.',
    },
  });
}
