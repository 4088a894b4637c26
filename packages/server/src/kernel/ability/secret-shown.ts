import { audited } from '../audit/audited.ts';
import type { Ctx } from '../context.ts';

/** An answer that holds a secret goes out once more, for the same Idempotency-Key: anyone who reads it can use it. */
export async function noteSecretShown(ctx: Ctx, ability: string): Promise<void> {
  const audit = [{ action: 'secret.shown_again', subject: `ability:${ability}` }];
  await audited(ctx, async () => ({ result: undefined, audit }));
}
