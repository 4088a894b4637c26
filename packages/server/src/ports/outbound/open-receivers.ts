import type { Clock } from '../clock/port.ts';
import { addressGuard } from './address-guard.ts';
import { guardedOutbound } from './guarded-outbound.ts';
import { parseAddress } from './parse-address.ts';
import { type Lookup, OutboundError, type Receivers } from './port.ts';
import { Resolver } from './resolver.ts';

/** Requests at once, and to one address: receivers of one company often share it. */
const CONCURRENCY = 32;
const PER_ADDRESS = 8;
const MOST_REPLY_BYTES = 64 * 1024;
/** Whoever saves an address does not wait longer for its name to be looked up. */
const LOOK_UP_MS = 2000;

interface ReceiverOptions {
  readonly allowPrivate: string;
  readonly onlyHttps?: boolean;
  readonly connectMs: number;
  readonly clock: Clock;
  readonly lookup?: Lookup | undefined;
}

export function openReceivers({
  allowPrivate,
  onlyHttps = false,
  connectMs,
  clock,
  lookup,
}: ReceiverOptions): Receivers {
  const outbound = guardedOutbound({
    allowPrivate,
    connectMs,
    clock,
    lookup,
    concurrency: CONCURRENCY,
    perAddress: PER_ADDRESS,
    maxReplyBytes: MOST_REPLY_BYTES,
  });
  const resolver = new Resolver(addressGuard(allowPrivate), clock, lookup);
  const requireHttps = ({ protocol }: URL) => {
    if (!onlyHttps || protocol === 'https:') return;
    throw new OutboundError('bad_address', 'The address must begin with https://.', { sent: false });
  };
  return {
    async request(request) {
      requireHttps(parseAddress(request.url));
      return outbound.request(request);
    },
    close: () => outbound.close(),
    async check(url) {
      const address = parseAddress(url);
      requireHttps(address);
      const over = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>(resolve => {
        timer = setTimeout(resolve, LOOK_UP_MS);
      });
      const found = resolver.resolve(address.hostname, over.signal).catch(error => {
        if (!(error instanceof OutboundError) || error.fault !== 'dns') throw error;
      });
      await Promise.race([found, late]).finally(() => {
        clearTimeout(timer);
        over.abort();
      });
    },
  };
}
