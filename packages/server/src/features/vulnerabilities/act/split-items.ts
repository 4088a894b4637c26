import { Type } from 'typebox';
import { softwareTypeSchema } from '../vulnerability.schemas.ts';
import type { VulnerableItem } from './vulnerable-items.store.ts';

export const LEFT_REASONS = [
  'no_update_offered',
  'update_ignored',
  'site_disconnected',
  'must_use_plugin',
  'not_a_plugin',
  'connector',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

export const leftSchema = Type.Array(
  Type.Object({
    type: softwareTypeSchema,
    slug: Type.String({ description: 'Plugin (dir/file.php) or theme; wordpress for WordPress itself.' }),
    name: Type.String({ description: 'Name of the item.' }),
    reason: Type.Unsafe<LeftReason>({
      type: 'string',
      enum: [...LEFT_REASONS],
      description:
        'no_update_offered: no pending update of the site fixes it. update_ignored: a rule ignores the update. must_use_plugin, connector, not_a_plugin: it cannot be deactivated from here.',
    }),
    sites: Type.Integer({ minimum: 1, description: 'Sites on which that is so.' }),
  }),
  { description: 'Vulnerable items that nothing would be done about, by reason.' },
);

export interface Split {
  readonly wanted: readonly VulnerableItem[];
  readonly left: {
    type: VulnerableItem['type'];
    slug: string;
    name: string;
    reason: LeftReason;
    sites: number;
  }[];
}

/** What can be updated, and why the rest can't. */
export const splitForPatching = (items: readonly VulnerableItem[]) => split(items, whyNotPatched);
/** What can be deactivated, and why the rest can't. */
export const splitForDeactivation = (items: readonly VulnerableItem[]) => split(items, whyNotDeactivated);

function whyNotPatched({ status, update_version, ignored }: VulnerableItem): LeftReason | undefined {
  if (update_version === '') return 'no_update_offered';
  if (ignored === 1) return 'update_ignored';
  return status === 'connected' ? undefined : 'site_disconnected';
}

function whyNotDeactivated({ status, type, stoppable, slug }: VulnerableItem): LeftReason | undefined {
  if (type !== 'plugin') return 'not_a_plugin';
  if (stoppable !== 1) return slug.startsWith('mainwp-child/') ? 'connector' : 'must_use_plugin';
  return status === 'connected' ? undefined : 'site_disconnected';
}

function split(items: readonly VulnerableItem[], whyNot: (item: VulnerableItem) => LeftReason | undefined): Split {
  const judged = items.map(item => ({ item, reason: whyNot(item) }));
  const wanted = judged.filter(({ reason }) => reason === undefined).map(({ item }) => item);
  const refused = judged.flatMap(({ item, reason }) => (reason === undefined ? [] : [{ item, reason }]));
  const alike = Map.groupBy(refused, ({ item, reason }) => `${reason}\n${item.type}\n${item.slug}`);
  const left = [...alike.values()].map(group => {
    const [{ item, reason }] = group as [(typeof refused)[number]];
    return { type: item.type, slug: item.slug, name: item.name, reason, sites: group.length };
  });
  return { wanted, left: left.sort((a, b) => b.sites - a.sites || (a.slug < b.slug ? -1 : 1)) };
}
