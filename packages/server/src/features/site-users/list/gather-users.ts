import type { Actor, Ctx } from '../../../kernel/context.ts';
import type { TargetSite } from '../target-sites.ts';
import { askSites } from './ask-sites.ts';
import { searchedText, type UsersWanted, usersAsker } from './ask-users.ts';
import { selectNewestAuditId, selectUsersChangedSince } from './held-answers.store.ts';
import { type AnswerBook, answerBook, type HeldAnswers } from './held-answers.ts';
import { UsersGathered } from './users-gathered.ts';

/**
 * all: every site is requested. failed: those that failed a moment ago or weren't requested. missing: those not
 * requested yet.
 */
export type SitesToAsk = 'all' | 'failed' | 'missing';

export interface UsersQuestion extends UsersWanted {
  readonly sites: readonly TargetSite[];
  readonly offset: number;
  readonly limit: number;
  readonly ask: SitesToAsk;
}

export interface GatherProgress {
  /** Called once, with the known users, before any request to a site. */
  readonly begun?: (gathered: UsersGathered) => void;
  /** Called when a site has answered or failed. */
  readonly changed?: () => void;
  readonly signal?: AbortSignal | undefined;
}

/** The clocks of the processes on one store may differ by this much. */
const SKEW_MS = 5000;

/**
 * One page of the users of sites, requested from the sites. Answers given to the same actor a moment ago are reused,
 * unless fresh ones are requested. Users changed through us in the meantime are requested again.
 */
export async function gatherUsers(
  ctx: Ctx,
  question: UsersQuestion,
  { begun, changed, signal }: GatherProgress = {},
): Promise<UsersGathered> {
  const { search, roles, sites, offset, limit } = question;
  const gathered = new UsersGathered(sites, { offset, limit });
  const book = answerBook(ctx);
  const key = JSON.stringify([idOf(ctx.actor), searchedText(search), [...roles].sort()]);
  const held = await heldFor(ctx, book, key, question.ask);
  const unanswered = takeHeld(gathered, held, question);
  begun?.(gathered);
  const usersOf = usersAsker(ctx, question, signal);
  await askSites(ctx, unanswered, {
    async ask(connection, site) {
      const askedAt = ctx.clock.now();
      const users = await usersOf(connection, site);
      book.keep(held, site.id, { askedAt, count: users.length, users });
      gathered.answered(site.id, users);
      changed?.();
    },
    failed(site, failure) {
      book.keep(held, site.id, { askedAt: ctx.clock.now(), failure });
      gathered.failed(site, failure);
      changed?.();
    },
    signal,
  });
  return gathered;
}

const idOf = (actor: Actor) => (actor.kind === 'system' ? actor.kind : `${actor.kind}:${actor.id}`);

/** The held answers to the query, except those of sites changed since. */
async function heldFor(ctx: Ctx, book: AnswerBook, key: string, ask: SitesToAsk): Promise<HeldAnswers> {
  const { db } = ctx.database;
  const held = ask === 'all' ? undefined : book.find(key);
  if (!held) return book.begin(key, await selectNewestAuditId(db));
  for (const [siteId, at] of await selectUsersChangedSince(db, held.auditId)) {
    const answer = held.bySite.get(siteId);
    if (answer && answer.askedAt <= at + SKEW_MS) book.forget(held, siteId);
  }
  if (ask === 'failed') {
    for (const [siteId, answer] of held.bySite) if ('failure' in answer) book.forget(held, siteId);
  }
  return held;
}

/** Reuses the held answers; returns the sites that must be contacted. */
function takeHeld(gathered: UsersGathered, held: HeldAnswers, { sites, offset, limit }: UsersQuestion): TargetSite[] {
  const known = sites.every(({ id }) => held.bySite.has(id));
  const unanswered: TargetSite[] = [];
  let before = 0;
  for (const site of sites) {
    const answer = held.bySite.get(site.id);
    if (!answer) unanswered.push(site);
    else if ('failure' in answer) gathered.failed(site, answer.failure);
    else {
      const onPage = before < offset + limit && before + answer.count > offset;
      before += answer.count;
      if (answer.users) gathered.answered(site.id, answer.users);
      // While earlier sites have not answered, the content of the page is unknown.
      else if (onPage || !known) unanswered.push(site);
      else gathered.counted(site.id, answer.count);
    }
  }
  return unanswered;
}
