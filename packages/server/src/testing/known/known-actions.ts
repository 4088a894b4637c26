import { AUDIT_ACTIONS } from '../../kernel/audit/actions.ts';
import type { World } from '../world.ts';

const known: ReadonlySet<string> = new Set(AUDIT_ACTIONS);

/** @throws Error if the audit log of a world has an action that isn't listed, so that pages have no words for it. */
export async function requireKnownActions({ app }: World): Promise<void> {
  const { db } = app.services.database;
  // A test may have ended with its store broken on purpose.
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .execute()
    .catch(() => []);
  const unknown = rows.map(({ action }) => action).filter(action => !known.has(action));
  if (unknown.length > 0) throw new Error(`AUDIT_ACTIONS in kernel/audit/actions.ts lacks ${unknown.join(', ')}`);
}
