import { abilityItem } from '../../abilities/discovery.ts';
import { MAINWP_WORD } from '../dialect-errors.ts';
import type { DialectAbility, DialectCategory } from './dialect-ability.ts';
import { DIALECT_ABILITIES } from './table.ts';

const CATEGORIES: Readonly<Record<DialectCategory, { label: string; description: string }>> = {
  sites: { label: 'Sites', description: 'Sites, as MainWP shows them.' },
  updates: { label: 'Updates', description: 'Updates, as MainWP shows them.' },
  clients: { label: 'Clients', description: 'Clients, as MainWP shows them.' },
  tags: { label: 'Tags', description: 'Tags, as MainWP shows them.' },
  batch: { label: 'Batch', description: 'Background jobs, as MainWP shows them.' },
};

export function dialectItem({ name, category, ability, input, byDelete }: DialectAbility, base: string) {
  const item = abilityItem({ ...ability, name, input, output: { type: 'object' } as never }, MAINWP_WORD, base);
  const annotations = { ...item.meta.annotations, ...(byDelete ? { idempotent: true } : {}) };
  return { ...item, category: `${MAINWP_WORD}-${category}`, meta: { ...item.meta, annotations } };
}

function categoryOf(slug: DialectCategory, base: string) {
  const full = `${MAINWP_WORD}-${slug}`;
  return {
    slug: full,
    ...CATEGORIES[slug],
    meta: {},
    _links: {
      self: [{ href: `${base}/categories/${full}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${base}/categories` }],
      abilities: [{ href: `${base}/abilities?category=${full}` }],
    },
  };
}

/** What discovery lists after our own abilities. */
export const DIALECT_BESIDE = {
  items: (base: string) => DIALECT_ABILITIES.map(ability => dialectItem(ability, base)),
  categories: (base: string) => (Object.keys(CATEGORIES) as DialectCategory[]).map(slug => categoryOf(slug, base)),
};
