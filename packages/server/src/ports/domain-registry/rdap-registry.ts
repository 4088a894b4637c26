import type { Clock } from '../clock/port.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../outbound/port.ts';
import type { DomainAnswer, DomainRegistry } from './port.ts';
import { readDomain } from './read-domain.ts';
import { RegistryList } from './registry-list.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = { least: MINUTE_MS, usual: 60 * MINUTE_MS, most: 24 * 60 * MINUTE_MS };
const DEADLINE_MS = 15_000;
const MOST_BYTES = 512 * 1024;
const MOST_REDIRECTS = 3;

/**
 * Asks by RDAP, through the one way out. A registry that wants to be left in peace isn't asked again until then, about
 * whichever domain. See docs/decisions/0063.
 * @param list Address of the list of registries.
 */
export function rdapRegistry(outbound: Outbound, clock: Clock, list: string): DomainRegistry {
  const registries = new RegistryList(outbound, clock, list);
  /** Until when each is left in peace: elapsed time, which no leap of the clock makes longer. */
  const pauses = new Map<string, number>();
  return {
    async lookUp(domain) {
      const base = await registries.baseOf(domain);
      if (base === null) return { outcome: 'no_registry' };
      if (base === undefined) return { outcome: 'failed', server: '' };
      const server = new URL(base).origin;
      const left = (pauses.get(server) ?? 0) - clock.elapsed();
      if (left > 0) return { outcome: 'busy', server, retryAfterMs: left };
      const answer = await ask(outbound, `${base.replace(/\/$/, '')}/domain/${encodeURIComponent(domain)}`);
      const read = answer === undefined ? { outcome: 'failed' as const, server } : answerOf(answer, server, clock);
      if (read.outcome === 'busy') pauses.set(server, clock.elapsed() + read.retryAfterMs);
      return read;
    },
  };
}

/** Undefined: no answer. Registries of registrars answer with redirects to each other. */
async function ask(outbound: Outbound, address: string): Promise<OutboundAnswer | undefined> {
  let url = address;
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const answer = await request(outbound, url);
    const next = answer?.headers.location;
    if (!answer || answer.status < 300 || answer.status >= 400 || next === undefined) return answer;
    const target = URL.parse(next, url);
    if (target === null || !/^https?:$/.test(target.protocol)) return undefined;
    url = target.href;
  }
  return undefined;
}

async function request(outbound: Outbound, url: string): Promise<OutboundAnswer | undefined> {
  try {
    return await outbound.request({
      url,
      method: 'GET',
      headers: { accept: 'application/rdap+json, application/json' },
      deadlineMs: DEADLINE_MS,
      verifyTls: true,
      maxBytes: MOST_BYTES,
    });
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}

function answerOf({ status, headers, body }: OutboundAnswer, server: string, clock: Clock): DomainAnswer {
  if (status === 404) return { outcome: 'not_registered', server };
  if (status === 429 || status === 503) {
    return { outcome: 'busy', server, retryAfterMs: pauseOf(headers['retry-after'], clock.now()) };
  }
  const read = status === 200 ? readDomain(body.toString()) : undefined;
  if (read === undefined) return { outcome: 'failed', server };
  const { expiresAt, registrar } = read;
  return expiresAt === undefined ? { outcome: 'no_date', server } : { outcome: 'found', server, expiresAt, registrar };
}

/** Seconds, or a date. */
function pauseOf(retryAfter: string | undefined, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(asked) ? PAUSE_MS.usual : Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, asked));
}
