import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

export function tlsProbes(_engine: Engine): Migration {
  return { up: async () => {} };
}
