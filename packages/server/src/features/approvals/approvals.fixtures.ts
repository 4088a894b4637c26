import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import { actorName } from '../../kernel/context.ts';
import type { Answer, World } from '../../testing/world.ts';
import { currentKeyActor } from '../keys/index.ts';
import { proposeCall } from './propose-call.ts';

/** A key that proposes, and a person who decides. */
export interface Proposing {
  /** `Authorization` of the key. */
  readonly key: string;
  propose(ability: string, input: object): ReturnType<typeof proposeCall>;
  /** Decides as a person signed in with a browser. */
  decide(what: 'approve' | 'reject', input: object, as?: Record<string, string>): Promise<Answer>;
}

export async function makeProposing(world: World): Promise<Proposing> {
  const key = await world.key('read', 'write');
  const { id } = await newestKey(world);
  const browser = await world.signIn(await world.webUser('anna', 'admin'));
  return {
    key,
    async propose(ability, input) {
      const actor = await currentKeyActor(world.app.services, id);
      if (!actor) throw new Error('the key is gone');
      const ctx = world.app.ctx(actor);
      const found = abilityNamed(ctx, ability);
      if (!found) throw new Error(`${actorName(actor)} finds no ${ability}`);
      return proposeCall(ctx, found, input, 'test assistant');
    },
    decide: (what, input, as = browser) => world.post(`${what}-call-v1`, input, { auth: '', headers: as }),
  };
}

function newestKey({ app }: World) {
  const query = app.services.database.db.selectFrom('api_keys').select('id').orderBy('id', 'desc').limit(1);
  return query.executeTakeFirstOrThrow();
}

/** Ends what is left of a process that died while it ran a call: its lease. */
export async function endLease({ app }: World, id: string): Promise<void> {
  await app.services.database.write(trx =>
    trx
      .updateTable('approvals')
      .set({ lease_until: app.services.clock.now() - 1 })
      .where('id', '=', id)
      .execute(),
  );
}
