import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requestError } from '../site-failure.ts';
import { lookAfterwards } from './look-afterwards.ts';
import { outcomeUnknown } from './outcome-unknown.ts';
import { sendOnce } from './send-once.ts';

interface Deletion {
  readonly noun: 'post' | 'user';
  /** `anna (id 7)` */
  readonly which: string;
  readonly send: () => Promise<unknown>;
  /** Undefined once it is gone. */
  readonly find: () => Promise<unknown>;
  /** What to do if nobody knows, in a sentence. */
  readonly lookFirst: string;
}

/**
 * Deletes something on a site. Sent once; the list of the site shows whether it is gone: sites always answer "success"
 * (docs/wire/actions.md#users). @throws AppError outcome_unknown, deletion_failed, or why it was not sent.
 */
export async function deleteOnSite(ctx: Ctx, { noun, which, send, find, lookFirst }: Deletion): Promise<void> {
  const sent = await sendOnce(ctx, send);
  const { trouble } = sent;
  const seen = await lookAfterwards(ctx, sent, find, found => found === undefined);
  const open = `whether the ${noun} ${which} was deleted`;
  if ('silence' in seen) throw requestError(outcomeUnknown(open, trouble ?? seen.silence, lookFirst));
  if (seen.state === undefined) return;
  if (!seen.final) throw requestError(outcomeUnknown(open, trouble, `The site still has the ${noun}. ${lookFirst}`));
  const refused = `The site did not delete the ${noun}. A plugin on the site may prevent it.`;
  throw trouble ?? new AppError('deletion_failed', refused);
}
