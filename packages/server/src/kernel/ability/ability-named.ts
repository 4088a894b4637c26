import type { Services } from '../context.ts';
import type { AnyAbility } from './ability.ts';

/** An ability of the whole catalogue; undefined if this release has none of that name. */
export function abilityNamed({ abilities }: Pick<Services, 'abilities'>, name: string): AnyAbility | undefined {
  return abilities.get(name) as AnyAbility | undefined;
}
