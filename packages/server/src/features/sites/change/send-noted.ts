import type { ConnectorError } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { batchedWrite } from '../../../kernel/work/batched-write.ts';
import type { Trx } from '../../../ports/database/port.ts';

/** Another process sends it, or it must not be sent anymore: ends the request before anything is sent. */
class Taken extends Error {}

/** The outcome of something to be sent. `unsent`: it was never sent, for this reason. */
export type NotedSend<Answer> =
  | { readonly taken: true }
  | { readonly unsent: ConnectorError }
  | { readonly at: number; readonly answer: Answer };

/**
 * Sends something that must not be sent twice. The note about it is stored once the site is connected, durably before
 * the first byte leaves: after a crash, items that were only waiting continue as if nothing had happened.
 * @param note Writes it down; false if it must not be sent. @param send Sends it, with these services only.
 */
export async function sendNoted<Answer extends { readonly trouble?: ConnectorError | undefined }>(
  ctx: Ctx,
  note: (trx: Trx, now: number) => Promise<boolean>,
  send: (ctx: Ctx) => Promise<Answer>,
): Promise<NotedSend<Answer>> {
  const { database, clock } = ctx;
  let noted: Promise<number | undefined> | undefined;
  const childSites = ctx.childSites.noting(async () => {
    const now = clock.now();
    noted = batchedWrite(database, trx => note(trx, now)).then(done => (done ? now : undefined));
    if ((await noted) === undefined) throw new Taken();
  });
  let answer: Answer;
  try {
    answer = await send({ ...ctx, childSites });
  } catch (error) {
    if (error instanceof Taken) return { taken: true };
    throw error;
  }
  // The deadline may have passed while the note was being written: what is noted counts as sent.
  const at = await noted;
  if (at !== undefined) return { at, answer };
  if (answer.trouble === undefined) throw new Error('a site answered to what was never sent');
  return { unsent: answer.trouble };
}
