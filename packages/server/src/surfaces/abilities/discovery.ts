import type { AnyAbility } from '../../kernel/ability/ability.ts';

/** How the categories present themselves. Slugs get the namespace in front (`svc-sites`). */
export const CATEGORIES: Readonly<Record<AnyAbility['category'], { label: string; description: string }>> = {
  sites: { label: 'Sites', description: 'Connect, check and sync WordPress sites.' },
  updates: { label: 'Updates', description: 'Find and install updates across all sites.' },
  clients: { label: 'Clients', description: 'Clients and their sites.' },
  tags: { label: 'Tags', description: 'Tags that group sites.' },
  costs: { label: 'Costs', description: 'Costs of sites and clients, and when they are due.' },
  jobs: { label: 'Jobs', description: 'Background work on many sites.' },
  admin: { label: 'Administration', description: 'Dashboard users, settings and modules.' },
};

/** One ability as discovery shows it. Source: docs/spec/abilities.md#discovery. */
export function abilityItem(ability: AnyAbility, namespace: string, base: string) {
  const name = `${namespace}/${ability.name}`;
  const readonly = ability.effect === 'read';
  return {
    name,
    label: ability.summary.replace(/[.:](\s.*)?$/s, ''),
    description: ability.summary,
    category: `${namespace}-${ability.category}`,
    input_schema: ability.input,
    output_schema: ability.output,
    meta: {
      annotations: {
        readonly,
        destructive: ability.effect === 'destroy',
        idempotent: readonly || ability.idempotent === true,
        instructions: ability.instructions ?? '',
      },
      show_in_rest: true,
      public: true,
    },
    _links: {
      self: [{ href: `${base}/abilities/${name}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${base}/abilities` }],
      'wp:action-run': [{ href: `${base}/abilities/${name}/run` }],
    },
  };
}

export function categoryItem(slug: AnyAbility['category'], namespace: string, base: string) {
  const full = `${namespace}-${slug}`;
  return {
    slug: full,
    ...CATEGORIES[slug],
    meta: {},
    _links: {
      self: [{ href: `${base}/categories/${full}` }],
      collection: [{ href: `${base}/categories` }],
      abilities: [{ href: `${base}/abilities?category=${full}` }],
    },
  };
}
