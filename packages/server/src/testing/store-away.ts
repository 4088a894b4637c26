import type { Ctx } from '../kernel/context.ts';
import type { World } from './index.ts';
import { withWrite } from './with-write.ts';

interface StoreAway {
  /** For the work that is to meet it. */
  readonly ctx: Ctx;
  /** The store takes what waits for it, and everything else. */
  back(): void;
}

/** A store that takes nothing any more once a site has answered to this function. */
export function storeAwayAfter({ app, fleet }: World, fn: string): StoreAway {
  const ctx = app.ctx({ kind: 'system', name: 'test' });
  const back = Promise.withResolvers<void>();
  const serve = fleet.serve.bind(fleet);
  let away = false;
  fleet.serve = async (k, request) => {
    const served = await serve(k, request);
    away ||= `&${request.body}`.includes(`&function=${fn}&`);
    return served;
  };
  const write: typeof ctx.database.write = async work => {
    if (away) await back.promise;
    return ctx.database.write(work);
  };
  return {
    ctx: { ...ctx, database: withWrite(ctx.database, write) },
    back() {
      fleet.serve = serve;
      back.resolve();
    },
  };
}
