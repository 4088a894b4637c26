import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import {
  type ApplicationPasswordRow,
  selectApplicationPasswordCounts,
} from './application-passwords/application-password.store.ts';
import { selectProofsOf } from './passwords/password.store.ts';
import type { UserRow } from './user.store.ts';

export async function dashboardUserViews(db: Queryable, rows: readonly UserRow[]) {
  const ids = rows.map(row => row.id);
  const [counts, proofs] = await Promise.all([selectApplicationPasswordCounts(db, ids), selectProofsOf(db, ids)]);
  return rows.map(({ id, name, role, created_at }) => ({
    id,
    name,
    role,
    created: isoInstant(created_at),
    application_passwords: counts.get(id) ?? 0,
    ...(proofs.get(id) ?? { has_password: false, second_factor: false, passkeys: 0 }),
  }));
}

export async function dashboardUserView(db: Queryable, row: UserRow) {
  return (await dashboardUserViews(db, [row]))[0] as Awaited<ReturnType<typeof dashboardUserViews>>[number];
}

export function applicationPasswordView({ created_at, last_used_at, ...row }: ApplicationPasswordRow) {
  return { ...row, created: isoInstant(created_at), last_used: isoInstantOrNull(last_used_at) };
}
