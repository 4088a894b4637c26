import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { getVulnerabilityFeed } from '../../vulnerabilities/index.ts';
import { isDismissed, selectConnectedCount, selectEvidence } from './first-steps.store.ts';
import { ENOUGH_SITES, FIRST_STEPS, type FirstStep, mayTake } from './first-steps.ts';
import { hasBackup } from './has-backup.ts';

export const getFirstSteps = ability({
  name: 'get-first-steps-v1',
  summary:
    'List the first steps on a new server and which of them are done, as far as the caller may take them. The list is empty from ten connected sites on, or once the caller has dismissed it.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({
    shown: Type.Boolean({ description: 'Whether the caller should see the steps.' }),
    connected_sites: Type.Integer({ description: `Connected sites, counted up to ${ENOUGH_SITES}.` }),
    steps: Type.Array(
      Type.Object({
        step: Type.Unsafe<FirstStep>({
          type: 'string',
          enum: [...FIRST_STEPS],
          description:
            'first_site and ten_sites: connected. second_factor: of the caller, or a passkey. colleague: somebody else is a user or invited. channel: a message has arrived. alarm_rule: one is on. backup: a daily backup is there. vulnerability_feed: one is set.',
        }),
        done: Type.Boolean({ description: 'Whether it is done.' }),
      }),
      { description: 'The steps that the caller may take, in a sensible order.' },
    ),
  }),
}).run(async (_input, ctx) => {
  const { db } = ctx.database;
  const connected_sites = await selectConnectedCount(db, ENOUGH_SITES);
  const { actor } = ctx;
  const gone = connected_sites >= ENOUGH_SITES || (actor.kind === 'user' && (await isDismissed(db, actor.id)));
  if (gone || !mayTake(ctx, 'first_site')) return { shown: false, connected_sites, steps: [] };
  const done = await evidenceOf(ctx, connected_sites);
  const steps = FIRST_STEPS.filter(step => done[step] !== undefined && mayTake(ctx, step)).map(step => ({
    step,
    done: done[step] === true,
  }));
  return { shown: true, connected_sites, steps };
});

/** Undefined: this server can't know. */
async function evidenceOf(ctx: Ctx, connected: number): Promise<Record<FirstStep, boolean | undefined>> {
  const { actor, database, clock } = ctx;
  const userId = actor.kind === 'user' ? actor.id : 0;
  const [stored, backup, feed] = await Promise.all([
    selectEvidence(database.db, { userId, now: clock.now() }),
    hasBackup(ctx),
    getVulnerabilityFeed.handler({}, ctx),
  ]);
  return {
    ...stored,
    second_factor: actor.kind === 'user' ? stored.second_factor : undefined,
    first_site: connected > 0,
    ten_sites: connected >= ENOUGH_SITES,
    backup,
    vulnerability_feed: feed.state !== 'off',
  };
}
