import type { Database } from '../../ports/database/port.ts';
import type { QueuedMessage } from '../../ports/database/snapshot.ts';

const AT_ONCE = 500;

/** Puts messages of another queue into the table of the embedded one; PostgreSQL hands them to pg-boss at its next start. */
export async function insertQueued(target: Database, messages: readonly QueuedMessage[]): Promise<void> {
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const values = messages.slice(from, from + AT_ONCE).map(message => ({ ...message, lease_until: 0, deliveries: 0 }));
    await target.write(trx => trx.insertInto('queue_messages').values(values).execute());
  }
}
