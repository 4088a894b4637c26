import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

export function clientsAndCosts(_engine: Engine): Migration {
  return { up: async () => {} };
}
