import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';

type Tables = Queryable extends Kysely<infer All> ? All : never;

/** What names of users are compared by: case, width and composition of their letters make no other name. */
export function userNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/**
 * The keys under which a user of this name may be stored, the likeliest first: earlier releases kept the spelling in
 * which the name was typed, and several users whose names differ by it.
 */
export function userNameKeys(name: string): [asTyped: string, key: string, decomposed: string] {
  const key = userNameKey(name);
  return [name.toLowerCase(), key, key.normalize('NFD')];
}

/** The user of this name. */
export function byUserName<O>(users: SelectQueryBuilder<Tables, 'users', O>, name: string) {
  const [asTyped, key, decomposed] = userNameKeys(name);
  return users
    .where('users.name_key', 'in', [asTyped, key, decomposed])
    .orderBy(sql`case users.name_key when ${asTyped} then 0 when ${key} then 1 else 2 end`)
    .limit(1);
}
