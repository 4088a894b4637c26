import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { countChangesOfCosts } from '../versions/part-versions.ts';

/** Which costs a filter finds is kept until a cost or what it is for changes, whatever else is committed. */
export const costVersionsMigration = (engine: Engine): Migration => ({
  up: (db: Kysely<unknown>) => countChangesOfCosts(db, engine),
});
