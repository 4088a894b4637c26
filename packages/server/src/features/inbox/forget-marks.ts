import type { Services } from '../../kernel/context.ts';
import { deleteMarksWithout } from './inbox.store.ts';
import { inboxQuery } from './inbox-query.ts';

/** A mark that was made while its cause was looked up stays. */
const YOUNG_MS = 60_000;

/** Forgets marks on what is over. */
export async function forgetMarks(services: Services): Promise<void> {
  const marks = services.database.db.selectFrom('inbox_marks').select('cause').limit(1);
  if ((await marks.execute()).length === 0) return;
  const query = await inboxQuery({ ...services, actor: { kind: 'system', name: 'inbox' }, origin: '' }, {});
  await services.database.write(trx => deleteMarksWithout(trx, query, services.clock.now() - YOUNG_MS));
}
