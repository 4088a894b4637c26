import type { Services } from '../../../kernel/context.ts';
import { SECOND_MS } from '../../../kernel/time/durations.ts';
import type { Database } from '../../../ports/database/port.ts';
import { OutboundHealth } from './outbound-health.ts';

/** An answer counts for so long: all sites that are silent at once ask. */
const KEPT_MS = 10 * SECOND_MS;

interface Look {
  readonly at: number;
  readonly answer: Promise<boolean>;
}

const looks = new WeakMap<Database, Look>();

/**
 * Whether anything outside of this server answers now, for work that a site leaves without an answer: a reference
 * address, or some other sites that were well. Where there are none, nothing can be known, and the site is believed.
 */
export function outsideAnswers(services: Services, siteId: number): Promise<boolean> {
  const at = services.clock.elapsed();
  const known = looks.get(services.database);
  if (known && at - known.at < KEPT_MS) return known.answer;
  const answer = new OutboundHealth(services).works({ siteId, address: '', since: at });
  looks.set(services.database, { at, answer });
  answer.catch(() => looks.delete(services.database)); // whoever waits for it is told
  return answer;
}
