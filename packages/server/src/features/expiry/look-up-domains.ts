import { hash } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { DomainAnswer } from '../../ports/domain-registry/port.ts';
import { emitEvents } from '../events/index.ts';
import { nextUsualSync } from '../sites/index.ts';
import {
  claimDomain,
  type DomainRow,
  postponeServer,
  selectSitesOfDomain,
  takeDueDomains,
  updateDomainRow,
} from './domain.store.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many a minute, one after the other: registries count how often they are asked. */
const DOMAINS_PER_LOOK = 30;
const WEEK_MS = 7 * DAY_MS;
/** `nextUsualSync` goes up to a quarter beyond its interval. */
const SELDOM_MS = 20 * DAY_MS;
/** From then on a renewal is looked for each day. */
const SOON_MS = 31 * DAY_MS;

/** Asks the registries about the domains whose time has come: once a week for a domain, however many sites share it. */
export async function lookUpDomains(services: Services): Promise<void> {
  const { database, clock, domainRegistry, stopping } = services;
  if (domainRegistry === undefined) return;
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
  if (outcome !== 'found') {
    const due_at = nextTime(domain, now, SELDOM_MS);
    return updateDomainRow(trx, domain, { outcome, server, due_at, looked_at: now });
  }
  const { expiresAt: expires_at, registrar } = answer;
  const due_at = expires_at - now < SOON_MS ? nextTime(domain, now, DAY_MS) : nextTime(domain, now, WEEK_MS);
  const renewed = await tellRenewed(trx, before, expires_at, now);
  const told = renewed ? { told_days: null, told_expires_at: null } : {};
  await updateDomainRow(trx, domain, { outcome, server, due_at, looked_at: now, expires_at, registrar, ...told });
}

/** Whether the end that was told is not the end any more. Suspended sites hear it, too: their alarms wait open. */
export async function tellRenewed(trx: Trx, before: DomainRow, expiresAt: number, now: number): Promise<boolean> {
  const { domain, told_days, told_expires_at } = before;
  if (told_days === null || expiresAt <= (told_expires_at ?? 0)) return false;
  const data = { domain, expires_at: isoInstant(expiresAt) };
  const sites = await selectSitesOfDomain(trx, domain, 'all');
  await emitEvents(
    trx,
    sites.map(siteId => ({ type: 'domain.renewed' as const, siteId, data })),
    new Date(now),
  );
  return true;
}

/** Each domain has its own moment, so that a registry isn't asked about all at once. */
function nextTime(domain: string, now: number, everyMs: number): number {
  const number = Number.parseInt(hash('sha1', domain, 'hex').slice(0, 6), 16);
  return nextUsualSync(number, now, everyMs);
}
