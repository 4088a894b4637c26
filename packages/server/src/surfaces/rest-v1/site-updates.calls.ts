import { Type } from 'typebox';
import { runSiteUpdates } from '../../features/update-runs/index.ts';
import type { UpdateGroup } from '../../features/updates/index.ts';
import { type V1Call, type V1CallFacts, v1Call } from './call.ts';
import { requireSlug } from './failures.ts';

/** What `site-update-item` calls the types. */
const TYPES = { plugin: 'plugins', theme: 'themes', translation: 'translations', wp: 'wp' } as const;

const onSite = {
  group: 'site',
  method: 'PUT',
  ability: runSiteUpdates,
  names: { site_id: 'site_id_or_domain', slug: 'slugs' },
  without: ['strategy', 'items'],
  answer: { form: 'done', say: ({ message }: { message: string }) => message },
} as const satisfies Partial<V1CallFacts>;

/** Source: docs/spec/rest-v1.md#groups, site: updates made on one site. They run in the background, unless `wait` is given. */
export const SITE_UPDATE_CALLS: readonly V1Call[] = [
  ...(['plugins', 'themes', 'translations'] as const).map(type => updates(type, `site-update-${type}`)),
  v1Call({
    ...onSite,
    callback: 'site-update-wordpress',
    summary: 'Update WordPress itself on a site.',
    names: { site_id: 'site_id_or_domain' },
    without: [...onSite.without, 'slugs'],
    fixed: { type: ['wp'] },
  }),
  v1Call({
    ...onSite,
    callback: 'site-update-item',
    summary: 'Update one item of a site.',
    required: ['type'],
    params: {
      type: Type.Unsafe<keyof typeof TYPES>({
        type: 'string',
        enum: Object.keys(TYPES),
        description: 'plugin, theme, translation or wp (WordPress itself, which needs no slug).',
      }),
    },
    toInput(params) {
      requireSlug(params);
      const { type, ...others } = params;
      return { ...others, type: [TYPES[type as keyof typeof TYPES]] };
    },
  }),
];

function updates(type: UpdateGroup, callback: string): V1Call {
  return v1Call({
    ...onSite,
    callback,
    summary: `Install the pending ${type} updates of a site.`,
    fixed: { type: [type] },
  });
}
