import type { Ctx } from '../../../kernel/context.ts';
import { changeOnSite, failureOf, type SiteFailure } from '../../sites/index.ts';
import type { NewUser } from '../site-user.ts';
import { createOnSite, type UserCreation } from './create-on-site.ts';

/** Users created under one lease of the site, before others who want to change it get their turn. */
const USERS_PER_LEASE = 25;
/** Longer than the polling interval of those waiting for the lease. */
const LET_OTHERS_MS = 150;

/** The progress of a chain, stored by its caller. */
export interface ChainLog {
  /** When the work began, ms epoch. */
  readonly since: number;
  /** Number of users whose outcome is known: the chain continues after them. */
  readonly done: number;
  /** Number of users that may have been sent already; at least `done`. */
  readonly begun: number;
  /** Called, and awaited, right before a user is sent. */
  begin(index: number): Promise<void>;
  end(index: number, outcome: UserCreation): Promise<void>;
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
  for (let next = log.done; next < users.length; next += USERS_PER_LEASE) {
    if (next > log.done) await new Promise(resolve => setTimeout(resolve, LET_OTHERS_MS));
    const failure = await runPortion(ctx, siteId, users, log, next);
    if (failure) return failure;
  }
  return undefined;
}

async function runPortion(
  ctx: Ctx,
  siteId: number,
  users: readonly NewUser[],
  log: ChainLog,
  from: number,
): Promise<SiteFailure | undefined> {
  try {
    return await changeOnSite(ctx, siteId, async ({ ctx, connection }) => {
      for (const [place, user] of users.slice(from, from + USERS_PER_LEASE).entries()) {
        const index = from + place;
        const outcome = await createOnSite(ctx, connection, user, {
          siteId,
          since: log.since,
          sentBefore: index < log.begun,
          beforeSending: () => log.begin(index),
        });
        const broken = outcome.ok ? undefined : outcome.site;
        if (!broken || broken.sent) await log.end(index, outcome);
        if (broken) return broken.failure;
      }
      return undefined;
    });
  } catch (error) {
    return failureOf(error);
  }
}
