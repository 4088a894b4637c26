import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { insertMeta } from '../../../ports/database/statements/meta.ts';
import { emitEvents } from '../../events/index.ts';
import { OUTBOUND_BROKEN } from '../../sites/index.ts';

/** Stores that the network is broken, with its event; where several processes notice, once. */
export async function storeOutboundBroken({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.write(async trx => {
    if (!(await insertMeta(trx, OUTBOUND_BROKEN, String(now)))) return;
    const message = 'Nothing outside of this server answers. Sites are not reported as down until it does again.';
    await emitEvents(
      trx,
      [{ type: 'monitoring.outbound_broken', data: { message, since: isoInstant(now) } }],
      new Date(now),
    );
  });
}

export async function storeOutboundWorks({ database, clock }: Services): Promise<void> {
  await database.write(async trx => {
    const gone = await trx.deleteFrom('meta').where('key', '=', OUTBOUND_BROKEN).returning('value').executeTakeFirst();
    if (gone === undefined) return;
    const since = isoInstant(Number(gone.value));
    await emitEvents(trx, [{ type: 'monitoring.outbound_recovered', data: { since } }], new Date(clock.now()));
  });
}
