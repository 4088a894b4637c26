import type { AnyAbility } from './kernel/ability/ability.ts';

/**
 * Abilities that the specification lists among those of another feature, with the ability they come after.
 * Source: docs/spec/abilities.md#plugins-and-themes.
 */
const LISTED_AFTER: Readonly<Record<string, string>> = {
  'get-abandoned-plugins-v1': 'list-site-plugins-v1',
};

/** Abilities in the order of their features, except for those that the specification lists elsewhere. */
export function inDocumentOrder(abilities: readonly AnyAbility[]): AnyAbility[] {
  const moved = abilities.filter(({ name }) => name in LISTED_AFTER);
  return abilities
    .filter(ability => !moved.includes(ability))
    .flatMap(ability => [ability, ...moved.filter(({ name }) => LISTED_AFTER[name] === ability.name)]);
}
