import { type AbilityName, FACTS, type Input, type Output } from '../generated/abilities.ts';
import { request } from './request.ts';
import { runPath } from './run-path.ts';

let base = '/wp-json/wp-abilities/v1/abilities/svc';

/** The path of the abilities: servers may have another root or namespace. */
export function setAbilitiesBase(restRoot: string, namespace: string): void {
  base = `${restRoot}/wp-abilities/v1/abilities/${namespace}`;
}

/** Runs an ability. @throws RequestError if the server refused, with a message for people. */
export function callAbility<N extends AbilityName>(name: N, input: Input<N>, signal?: AbortSignal): Promise<Output<N>> {
  const path = `${base}/${name}/run`;
  const { method, effect } = FACTS[name];
  if (method === 'POST') return request(path, { method, body: { input }, signal, changes: effect !== 'read' });
  return request(readPath(name, input), { signal });
}

/** The address that answers a read. */
export function readPath<N extends AbilityName>(name: N, input: Input<N>): string {
  return `${base}/${runPath(name, input)}`;
}

export function isAbility(name: string): name is AbilityName {
  return name in FACTS;
}
