import type { AnyAbility } from './ability.ts';

/** All abilities, by name. @throws Error when two share a name. */
export class Catalogue {
  readonly #byName = new Map<string, AnyAbility>();

  constructor(abilities: readonly AnyAbility[]) {
    for (const ability of abilities) {
      if (this.#byName.has(ability.name)) throw new Error(`Two abilities are named ${ability.name}`);
      this.#byName.set(ability.name, ability);
    }
  }

  get(name: string): AnyAbility | undefined {
    return this.#byName.get(name);
  }

  all(): AnyAbility[] {
    return [...this.#byName.values()];
  }
}

/** Methods an ability answers: as the specification lists it; reads listed as POST answer GET too; HEAD like GET. */
export function methodsOf(ability: Pick<AnyAbility, 'effect' | 'method'>): string[] {
  if (ability.method === 'GET') return ['GET', 'HEAD'];
  return ability.effect === 'read' ? ['POST', 'GET', 'HEAD'] : ['POST'];
}
