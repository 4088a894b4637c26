import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { countChangesOfUpdates } from '../versions/part-versions.ts';

/** What lists show of the updates of a site is kept until anything of it changes, be it that its plugin is activated. */
export const wholeUpdatesMigration = (engine: Engine): Migration => ({
  up: (db: Kysely<unknown>) => countChangesOfUpdates(db, engine),
});
