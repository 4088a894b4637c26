import { type AbilityName, FACTS, type Input, type Output } from '../generated/abilities.ts';
import { request } from './request.ts';

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
  const query = queryOf(input as Record<string, unknown>);
  return `${base}/${name}/run${query === '' ? '' : `?${query}`}`;
}

/** `input[name]=value`, arrays as `input[name][]`; undefined values are left out. */
function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const item of value) query.append(`input[${name}][]`, String(item));
    else if (value !== undefined) query.append(`input[${name}]`, String(value));
  }
  return query.toString();
}

export function isAbility(name: string): name is AbilityName {
  return name in FACTS;
}
