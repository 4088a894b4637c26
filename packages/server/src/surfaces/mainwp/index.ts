import type { FastifyInstance } from 'fastify';
import type { Prove } from '../abilities/abilities.routes.ts';
import type { Door } from '../http/door.ts';
import { restV1Routes } from '../rest-v1/rest-v1.routes.ts';
import { dialectAbilityRoutes } from './abilities/abilities.routes.ts';
import { MAINWP_WORD } from './dialect-errors.ts';
import { dialectRestRoutes } from './rest/rest.routes.ts';

export { DIALECT_BESIDE } from './abilities/discovery.ts';

/** What programs written for MainWP ask for: abilities, REST v2 and v1. */
export function dialectRoutes(http: FastifyInstance, door: Door, prove: Prove): void {
  dialectAbilityRoutes(http, door, prove);
  dialectRestRoutes(http, door);
  restV1Routes(http, door, { namespace: MAINWP_WORD, surface: 'mainwp' });
}
