import { beforeAll, expect } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import type { Answer, World, WorldOptions } from '../../testing/index.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface V1 {
  readonly world: () => World;
  /** Parameters in the address. */
  readonly get: (path: string, query?: Fields) => Promise<Answer>;
  /** Parameters in the address, as clients of v1 delete. */
  readonly remove: (path: string, query?: Fields) => Promise<Answer>;
  readonly post: (path: string, body?: Fields) => Promise<Answer>;
  readonly put: (path: string, body?: Fields) => Promise<Answer>;
}

/** One world for all tests of a file, asked over v1 with a key that may all. */
export function useV1(options: WorldOptions = {}): V1 {
  const world = useWorld(options);
  let auth = '';
  beforeAll(async () => {
    auth = (await world().v1Key('read', 'write')).basic;
  });
  const ask = (method: string, path: string, body?: Fields) =>
    world().request(`/wp-json/svc/v1/${path}`, { method, auth, ...(body ? { body } : {}) });
  return {
    world,
    get: (path, query = {}) => ask('GET', `${path}?${queryOf(query)}`),
    remove: (path, query = {}) => ask('DELETE', `${path}?${queryOf(query)}`),
    post: (path, body) => ask('POST', path, body),
    put: (path, body) => ask('PUT', path, body),
  };
}

function queryOf(fields: Fields): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
}

/** The answer of a request that names something that isn't there, or gives something wrong. */
export function failed(status: number, code: string, data: object = {}) {
  return { status, body: { ERROR: expect.stringMatching(/\S/), code, data: { status, ...data } } };
}
