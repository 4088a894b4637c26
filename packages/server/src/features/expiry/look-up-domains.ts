import { hash } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { DomainAnswer } from '../../ports/domain-registry/port.ts';
import { nextUsualSync } from '../sites/index.ts';
import { claimDomain, postponeServer, takeAnsweredDomains, takeDueDomains, updateDomainRow } from './domain.store.ts';
import { tellOver } from './tell-over.ts';

/** So many a minute, one after the other: registries count how often they are asked. */
const DOMAINS_PER_LOOK = 30;
const DOMAINS_PER_WRITE = 200;
const WEEK_MS = 7 * DAY_MS;
/** `nextUsualSync` goes up to a quarter beyond its interval. */
const SELDOM_MS = 20 * DAY_MS;
/** From then on a renewal is looked for each day. */
const SOON_MS = 31 * DAY_MS;

/** Asks the registries about the domains whose time has come: once a week for a domain, however many sites share it. */
export async function lookUpDomains(services: Services): Promise<void> {
  const { database, clock, domainRegistry, stopping } = services;
  if (domainRegistry === undefined) return forgetEnds(services);
  const now = clock.now();
  // Each gets another time first: a domain whose answer ends this process must not do so each minute.
  const taken = { now, limit: DOMAINS_PER_LOOK, againAt: now + 6 * HOUR_MS };
  const due = await database.write(trx => takeDueDomains(trx, taken));
  for (const { domain } of due) {
    if (stopping.aborted) return;
    const answer = await domainRegistry.lookUp(domain);
    await database.write(trx => storeAnswer(trx, domain, answer, clock.now()));
  }
}

/** Nobody hears of a renewal any more: the ends that registries told are unknown now, unless somebody set them. */
async function forgetEnds({ database, clock, stopping }: Services): Promise<void> {
  const forgotten = { outcome: 'new', looked_at: null, expires_at: null, registrar: null, due_at: 0 };
  const forgetSome = async (trx: Trx) => {
    const rows = await takeAnsweredDomains(trx, DOMAINS_PER_WRITE);
    for (const row of rows) {
      const told = await tellOver(trx, row, row.given_expires_at, clock.now());
      await updateDomainRow(trx, row.domain, { ...forgotten, ...told });
    }
    return rows.length;
  };
  for (let some = 1; some > 0 && !stopping.aborted; ) some = await database.write(forgetSome);
}

async function storeAnswer(trx: Trx, domain: string, answer: DomainAnswer, now: number): Promise<void> {
  const before = await claimDomain(trx, domain);
  if (!before) return; // its last site was deleted meanwhile
  const { outcome } = answer;
  const server = 'server' in answer ? answer.server : before.server;
  if (outcome === 'busy') {
    const until = now + answer.retryAfterMs;
    await updateDomainRow(trx, domain, { outcome, server, due_at: until });
    return postponeServer(trx, server, until);
  }
  // An outage of the registry changes nothing of what is known.
  if (outcome === 'failed') return updateDomainRow(trx, domain, { outcome, server, due_at: now + 6 * HOUR_MS });
  const looked = { outcome, server, looked_at: now };
  if (outcome !== 'found') {
    // One such answer may be a mistake: the end that is known counts until somebody sets another.
    return updateDomainRow(trx, domain, { ...looked, due_at: nextTime(domain, now, before.expires_at) });
  }
  const { expiresAt: expires_at, registrar } = answer;
  const told = await tellOver(trx, before, expires_at, now);
  const due_at = nextTime(domain, now, expires_at);
  await updateDomainRow(trx, domain, { ...looked, due_at, expires_at, registrar, ...told });
}

/** Each domain has its own moment, so that a registry isn't asked about all at once. */
function nextTime(domain: string, now: number, expiresAt: number | null): number {
  const number = Number.parseInt(hash('sha1', domain, 'hex').slice(0, 6), 16);
  const everyMs = expiresAt === null ? SELDOM_MS : expiresAt - now < SOON_MS ? DAY_MS : WEEK_MS;
  return nextUsualSync(number, now, everyMs);
}
