import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { countChangesOfClients } from '../versions/part-versions.ts';

/** Which clients a search finds is kept until a client or what a cost is for changes, whatever else is committed. */
export const clientVersionsMigration = (engine: Engine): Migration => ({
  up: (db: Kysely<unknown>) => countChangesOfClients(db, engine),
});
