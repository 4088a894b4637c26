import { ConnectorError, type Delivery } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { SentChange } from './look-afterwards.ts';

interface Sent<Answer> extends SentChange {
  /** Undefined if there is none. */
  readonly answer: Answer | undefined;
}

/**
 * Sends a change, once: what may have been made is never sent again, the state of the site shows it.
 * @param shown After which failures the state of the site is to be looked at; others are thrown.
 */
export async function sendOnce<Answer>(
  ctx: Ctx,
  send: () => Promise<Answer>,
  shown: readonly Delivery[] = ['maybe', 'answered'],
): Promise<Sent<Answer>> {
  const at = ctx.clock.now();
  try {
    return { at, trouble: undefined, answer: await send() };
  } catch (error) {
    if (!(error instanceof ConnectorError) || !shown.includes(error.delivered)) throw error;
    return { at, trouble: error, answer: undefined };
  }
}
