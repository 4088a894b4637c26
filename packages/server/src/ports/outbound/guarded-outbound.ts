import { Agent, buildConnector, request as send } from 'undici';
import type { Clock } from '../clock/port.ts';
import { type AddressGuard, addressGuard } from './address-guard.ts';
import { Agents } from './agents.ts';
import { Lanes, Turnstiles } from './lanes.ts';
import { OneATurn } from './one-a-turn.ts';
import { parseAddress } from './parse-address.ts';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from './port.ts';
import { type Lookup, Resolver } from './resolver.ts';

export interface GuardedOptions {
  readonly allowPrivate: string;
  readonly concurrency: number;
  readonly perAddress: number;
  readonly connectMs: number;
  readonly maxReplyBytes: number;
  readonly clock: Clock;
  readonly lookup?: Lookup;
}

const SLOW_AFTER_MS = 3000;
/** Sockets kept aside for slow sites, per place in the fast lane. */
const SLOW_PER_FAST = 8;

/** The guarded client: address guard, turns, deadlines and size limits. */
export function guardedOutbound(options: GuardedOptions): Outbound {
  const guard = addressGuard(options.allowPrivate);
  const resolver = new Resolver(guard, options.clock, options.lookup);
  const lanes = new Lanes(
    { fast: options.concurrency, slowAfterMs: SLOW_AFTER_MS, slow: options.concurrency * SLOW_PER_FAST },
    options.clock,
  );
  const turnstiles = new Turnstiles(options.perAddress);
  const pace = new OneATurn();
  const agents = {
    verifying: new Agents(() => agent(resolver, guard, options.connectMs, true)),
    trusting: new Agents(() => agent(resolver, guard, options.connectMs, false)),
  };
  return {
    async request(request) {
      const url = parseAddress(request.url);
      const [address] = await resolver.resolve(url.hostname);
      // An address whose turn is long in coming must not take a lane meanwhile: turnstile first, lane second.
      const leaveAddress = await turnstiles.enter(address?.address ?? '');
      try {
        const leaveLane = await lanes.enter();
        try {
          await pace.wait(); // before the work of making the request …
          const lent = (request.verifyTls ? agents.verifying : agents.trusting).lend(url.origin);
          const answer = await exchange(request, url, lent.agent, options).finally(lent.giveBack);
          await pace.wait(); // … and before that of reading the answer
          return answer;
        } finally {
          leaveLane();
        }
      } finally {
        leaveAddress();
      }
    },
    waiting: () => lanes.waiting,
    close: async () => {
      await Promise.all([agents.verifying.destroy(), agents.trusting.destroy()]);
    },
  };
}

function agent(resolver: Resolver, guard: AddressGuard, connectMs: number, verify: boolean): Agent {
  const connect = buildConnector({
    timeout: connectMs,
    rejectUnauthorized: verify,
    lookup: resolver.socketLookup,
    maxCachedSessions: 0,
  });
  return new Agent({
    connections: 1,
    pipelining: 1,
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 2000,
    headersTimeout: 0, // the deadline of the whole exchange is kept in `exchange`
    bodyTimeout: 0,
    connect(target, done) {
      connect(target, (...result) => {
        if (result[0] instanceof Error) neverConnected.add(result[0]);
        const socket = result[1];
        if (socket && !guard.allows(socket.remoteAddress ?? '')) {
          socket.destroy();
          const error = new OutboundError('refused_address', 'The address led to a network that is not allowed.', {
            sent: false,
          });
          return done(error, null);
        }
        done(...result);
      });
    },
  });
}

async function exchange(
  request: OutboundRequest,
  url: URL,
  dispatcher: Agent,
  options: GuardedOptions,
): Promise<OutboundAnswer> {
  await request.atItsTurn?.();
  const body = typeof request.body === 'function' ? await request.body() : (request.body ?? null);
  const started = performance.now();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), request.deadlineMs);
  try {
    const answer = await send(url, {
      dispatcher,
      method: request.method,
      headers: { 'accept-encoding': 'identity', ...request.headers },
      body,
      signal: abort.signal,
    });
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(answer.headers)) headers[name] = [value].flat().join(', ');
    const announced = Number(headers['content-length'] ?? 0);
    const tooMuch = request.firstBytes === undefined && announced > options.maxReplyBytes;
    const unwanted = request.withoutBody || tooMuch;
    if (unwanted) answer.body.on('error', () => {}).destroy(); // nobody waits for the rest
    if (unwanted && !request.withoutBody) throw tooLarge(options.maxReplyBytes);
    const received = request.withoutBody
      ? Buffer.alloc(0)
      : await readBody(answer.body, request, options.maxReplyBytes);
    return { status: answer.statusCode, headers, body: received, elapsedMs: performance.now() - started };
  } catch (error) {
    throw classify(error, abort.signal.aborted, request.deadlineMs);
  } finally {
    clearTimeout(timer);
  }
}

type Body = AsyncIterable<Buffer> & { destroy(): unknown };

async function readBody(body: Body, { firstBytes }: OutboundRequest, limit: number): Promise<Buffer> {
  return firstBytes === undefined ? readLimited(body, limit) : readFirst(body, firstBytes);
}

async function readFirst(body: Body, wanted: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= wanted) break; // leaving the loop destroys the stream
  }
  return Buffer.concat(chunks).subarray(0, wanted);
}

async function readLimited(body: Body, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      body.destroy();
      throw tooLarge(limit);
    }
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

function tooLarge(limit: number): OutboundError {
  return new OutboundError('too_large', `The answer is larger than ${Math.round(limit / 1024 / 1024)} MiB.`, {
    sent: true,
  });
}

const NOT_DELIVERED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Errors of making a connection. The same codes of one that stood say nothing of what has left by then. */
const neverConnected = new WeakSet<Error>();

function classify(error: unknown, timedOut: boolean, deadlineMs: number): OutboundError {
  if (error instanceof OutboundError) return error;
  if (timedOut) {
    return new OutboundError('timeout', `The site did not answer within ${Math.round(deadlineMs / 1000)} seconds.`, {
      sent: true,
      cause: error,
    });
  }
  const unsent = error instanceof Error && neverConnected.has(error);
  const code = unsent ? String((error as { code?: unknown }).code ?? '') : '';
  if (error instanceof AggregateError || NOT_DELIVERED.has(code)) {
    return new OutboundError('connect', 'The site refused the connection or could not be reached.', {
      sent: false,
      cause: error,
    });
  }
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME)/.test(code)) {
    return new OutboundError('tls', `The TLS certificate of the site was not accepted (${code}).`, {
      sent: false,
      cause: error,
    });
  }
  const what = unsent
    ? 'The connection broke while it was made.'
    : 'The connection broke before the answer was complete.';
  return new OutboundError(unsent ? 'connect' : 'broken', what, { sent: !unsent, cause: error });
}
