import { sql } from 'kysely';

/** Condition on `digest`: somebody altered its files. In the words of the index of the few, or SQLite reads them all. */
export const IS_ALTERED = sql<boolean>`(digest.state in ('altered', 'accepted') and digest.state = 'altered')`;
