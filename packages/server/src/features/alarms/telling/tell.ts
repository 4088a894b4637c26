import type { Services } from '../../../kernel/context.ts';
import { letOthersWrite } from '../../../ports/database/statements/delete-in-batches.ts';
import { readEvents } from './read-events.ts';
import { remind } from './remind.ts';
import { sendMessages } from './send-messages.ts';

/**
 * Tells what has happened, by the rules. Each part is one transaction, which also moves the place or removes what was
 * told: wherever a process dies, the next turn of any process goes on from there, and nothing is told twice.
 */
export async function tell(services: Services): Promise<void> {
  while ((await readEvents(services)) && !services.stopping.aborted) await letOthersWrite();
  await sendMessages(services);
  await remind(services);
}
