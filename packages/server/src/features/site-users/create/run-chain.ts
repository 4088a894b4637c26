import type { Ctx } from '../../../kernel/context.ts';
import { changeOnSite, failureOf, type SiteFailure } from '../../sites/index.ts';
import type { NewUser } from '../site-user.ts';
import { createOnSite, type UserCreation } from './create-on-site.ts';

/** Users created under one lease of the site, before others who want to change it get their turn. */
const USERS_PER_LEASE = 25;
/** Longer than the polling interval of those waiting for the lease. */
const LET_OTHERS_MS = 150;

/** How far a chain has got. */
export interface ChainProgress {
  /** Number of users whose outcome is known: the chain continues after them. */
  readonly done: number;
  /** Number of users that may have been sent already; at least `done`. */
  readonly begun: number;
}

/** The progress of a chain, stored by its caller. */
export interface ChainLog {
  /** When the work began, ms epoch. */
  readonly since: number;
  /**
   * Asked whenever the chain has got its turn at the site, since another process may have gone on before.
   * @returns undefined when there is nothing to do any more.
   */
  progress(): Promise<ChainProgress | undefined>;
  /** Called, and awaited, right before a user is sent. */
  begin(index: number): Promise<void>;
  end(index: number, outcome: UserCreation): Promise<void>;
  /** The site certainly did not create the user, although it may have been begun. */
  takeBack(index: number): Promise<void>;
}

/**
 * Creates users on one site, one after another in the given order.
 * @returns why the site failed; undefined when every user has an outcome.
 */
export async function runChain(
  ctx: Ctx,
  siteId: number,
  users: readonly NewUser[],
  log: ChainLog,
): Promise<SiteFailure | undefined> {
  for (let portion = 0; ; portion++) {
    if (portion > 0) await new Promise(resolve => setTimeout(resolve, LET_OTHERS_MS));
    const { ended, failure } = await runPortion(ctx, siteId, users, log);
    if (ended) return failure;
  }
}

interface Portion {
  /** Whether nothing of the chain is left to do. */
  readonly ended: boolean;
  readonly failure?: SiteFailure | undefined;
}

async function runPortion(ctx: Ctx, siteId: number, users: readonly NewUser[], log: ChainLog): Promise<Portion> {
  try {
    return await changeOnSite(ctx, siteId, async ({ ctx, connection }) => {
      const progress = await log.progress();
      if (!progress) return { ended: true };
      const { done, begun } = progress;
      const end = Math.min(done + USERS_PER_LEASE, users.length);
      for (const [place, user] of users.slice(done, end).entries()) {
        const index = done + place;
        const outcome = await createOnSite(ctx, connection, user, {
          siteId,
          since: log.since,
          sentBefore: index < begun,
          beforeSending: () => log.begin(index),
        });
        const broken = outcome.ok ? undefined : outcome.site;
        if (!broken || broken.sent) await log.end(index, outcome);
        else if (!broken.open) await log.takeBack(index);
        if (broken) return { ended: true, failure: broken.failure };
      }
      return { ended: end >= users.length };
    });
  } catch (error) {
    return { ended: true, failure: failureOf(error) };
  }
}
