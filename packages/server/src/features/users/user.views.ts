import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type PasswordRow, passwordCounts } from './application-passwords/application-password.store.ts';
import { proofsOf } from './passwords/password.store.ts';
import type { UserRow } from './user.store.ts';

export async function userViews(db: Queryable, rows: readonly UserRow[]) {
  const ids = rows.map(row => row.id);
  const [counts, proofs] = await Promise.all([passwordCounts(db, ids), proofsOf(db, ids)]);
  return rows.map(({ id, name, role, created_at }) => ({
    id,
    name,
    role,
    created: isoInstant(created_at),
    application_passwords: counts.get(id) ?? 0,
    ...(proofs.get(id) ?? { has_password: false, second_factor: false, passkeys: 0 }),
  }));
}

export async function userView(db: Queryable, row: UserRow) {
  return (await userViews(db, [row]))[0] as Awaited<ReturnType<typeof userViews>>[number];
}

export function passwordView({ created_at, last_used_at, ...row }: PasswordRow) {
  return { ...row, created: isoInstant(created_at), last_used: isoInstantOrNull(last_used_at) };
}
