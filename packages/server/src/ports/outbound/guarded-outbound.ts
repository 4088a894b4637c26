import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { Clock } from '../clock/port.ts';
import { type AddressGuard, addressGuard } from './address-guard.ts';
import { AnswerHandler } from './answer-handler.ts';
import { classify, neverConnected, neverSent } from './failures/failed-exchange.ts';
import { FewATurn } from './few-a-turn.ts';
import { HeldBody } from './held-body.ts';
import type { AddressTurns } from './lanes.ts';
import { LargeAnswers } from './large-answers.ts';
import { LentClients } from './lent-clients.ts';
import { parseAddress } from './parse-address.ts';
import {
  type Lookup,
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundRequest,
  type Turns,
} from './port.ts';
import { Resolver } from './resolver.ts';
import { OwnTurns } from './turns.ts';
import { UnreadAnswers } from './unread-answers.ts';

/** What may be sent at once. Getters, where settings change it. */
export interface TurnShares {
  readonly concurrency: number;
  readonly perAddress: number;
  /** Processes that work on the same store at the moment, this one included: each keeps to its share of `concurrency`. */
  readonly sharedBy?: () => number;
  /** Keep `perAddress`, over all processes. By default this one keeps it for itself. */
  readonly addresses?: AddressTurns | undefined;
  readonly clock: Clock;
}

export interface GuardedOptions extends TurnShares {
  /** By default those of this process alone. */
  readonly turns?: Turns;
  readonly allowPrivate: string;
  readonly connectMs: number;
  readonly maxReplyBytes: number;
  /** By default, that of the system. */
  readonly lookup?: Lookup | undefined;
  /** Authorities to trust besides the usual ones, as PEM. */
  readonly extraAuthorities?: readonly string[];
}

const SLOW_AFTER_MS = { least: 400, most: 3000 };
/** Sockets kept aside for slow sites, per place in the fast lane. */
const SLOW_PER_FAST = 8;

/** The guarded client: address guard, turns, deadlines and size limits. */
export function guardedOutbound(options: GuardedOptions): Outbound {
  const guard = addressGuard(options.allowPrivate);
  const resolver = new Resolver(guard, options.clock, options.lookup);
  const turns = options.turns ?? turnsOf(options);
  const pace = new FewATurn();
  const unread = new UnreadAnswers();
  const clients = {
    verifying: new LentClients(clientMaker(resolver, guard, options, true)),
    trusting: new LentClients(clientMaker(resolver, guard, options, false)),
  };
  const large = new LargeAnswers(turns, options.clock);

  async function send(request: OutboundRequest, url: URL, mostBytes: () => number): Promise<OutboundAnswer> {
    const [address] = await resolver.resolve(url.hostname, request.stranger);
    request.atAddress?.(address?.address ?? '');
    const leave = await turns.enter(address?.address ?? '', request.first);
    try {
      await pace.toSend();
      const lent = (request.verifyTls ? clients.verifying : clients.trusting).lend(url.origin);
      const answer = await exchange(request, url, lent.client, mostBytes()).finally(lent.giveBack);
      request.onAnswer?.();
      const { byteLength } = answer.body;
      const kept = unread.keep(byteLength, turns.hanging > 0);
      if (kept) leave();
      await pace.toRead(request.repeatable === true);
      if (kept) unread.forget(byteLength);
      return answer;
    } finally {
      leave();
    }
  }

  return {
    async request(request) {
      const url = parseAddress(request.url);
      const most = request.maxBytes ?? options.maxReplyBytes;
      const ask = (bytes: () => number) => send(request, url, bytes);
      return request.repeatable ? large.putOff(most, ask) : ask(() => most);
    },
    waiting: () => turns.waiting,
    close: async () => {
      await Promise.all([clients.verifying.destroy(), clients.trusting.destroy()]);
    },
  };
}

/** The turns of this process: of what may be sent at once its share, and never nothing. */
export function turnsOf(shares: TurnShares): OwnTurns {
  const { sharedBy = () => 1, clock } = shares;
  const share = {
    slowAfterMs: SLOW_AFTER_MS,
    get fast() {
      return Math.max(1, Math.floor(shares.concurrency / sharedBy()));
    },
    get slow() {
      return this.fast * SLOW_PER_FAST;
    },
    get perAddress() {
      return shares.perAddress;
    },
  };
  return new OwnTurns(share, clock, shares.addresses);
}

type ClientOptions = Pick<GuardedOptions, 'connectMs' | 'extraAuthorities'>;

function clientMaker(resolver: Resolver, guard: AddressGuard, options: ClientOptions, verify: boolean) {
  const connect = buildConnector({
    ...(options.extraAuthorities ? { ca: [...rootCertificates, ...options.extraAuthorities] } : {}),
    timeout: options.connectMs,
    rejectUnauthorized: verify,
    lookup: resolver.socketLookup,
    maxCachedSessions: 0,
  });
  const settings: Client.Options = {
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
          const error = notUsed(socket);
          socket.destroy();
          return done(error, null);
        }
        done(...result);
      });
    },
  };
  return (origin: string) => new Client(origin, settings);
}

/** Why a connection that was just made is not used. One that the other end has reset since has no address any more. */
function notUsed({ remoteAddress }: Pick<Socket, 'remoteAddress'>): Error {
  if (remoteAddress !== undefined) {
    return new OutboundError('refused_address', 'The address is in a network that is not allowed.', { sent: false });
  }
  const reset = new Error('the connection was reset as soon as it was made');
  neverConnected.add(reset);
  return reset;
}

async function exchange(
  request: OutboundRequest,
  url: URL,
  client: Client,
  mostBytes: number,
): Promise<OutboundAnswer> {
  await request.atItsTurn?.();
  const body = typeof request.body === 'function' ? await request.body() : (request.body ?? null);
  const held = body !== null && request.beforeSending ? new HeldBody(body, request.beforeSending) : undefined;
  const started = performance.now();
  const handler = new AnswerHandler(request, mostBytes);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    handler.stop(LATE);
  }, request.deadlineMs);
  try {
    client.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: request.method,
        headers: { 'accept-encoding': 'gzip', ...request.headers, ...held?.headers },
        body: (held as Readable | undefined) ?? body,
        reset: request.closes === true,
      },
      handler,
    );
    const answer = await handler.received;
    return { ...answer, elapsedMs: performance.now() - started };
  } catch (error) {
    if (held?.refusal !== undefined) throw held.refusal;
    const classified = classify(error, late, request.deadlineMs);
    throw held && !held.released ? neverSent(classified) : classified;
  } finally {
    clearTimeout(timer);
  }
}

const LATE = new Error('the deadline of the request has passed');
