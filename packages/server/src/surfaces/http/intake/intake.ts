import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../kernel/context.ts';
import { ignoresBody } from '../route-table.ts';
import { hasBody, refuseBeforeRouting } from './answer-busy.ts';
import { BodyMemory, type HeldMemory } from './body-memory.ts';
import { addressKey, sharedAddresses } from './client-address.ts';
import { Connections } from './connections.ts';
import { InHand, serverBusy } from './in-hand.ts';
import { letGoAfterAnswer } from './let-go.ts';
import { Pressure } from './pressure.ts';
import { bodyTooLarge, readBytes } from './read-bytes.ts';

/** What anyone may send without being signed in: sign-in forms. */
export const PUBLIC_BODY_LIMIT = 16 * 1024;
/** Headers, and bodies of anonymous callers, have this fraction of the normal time. */
const QUICK = 4;

/** What decides which requests there is no time for. */
type PressureGauge = Pick<Pressure, 'refuses' | 'refused'> & Partial<Pick<Pressure, 'connected'>>;

/** What is released once a request is answered and its connection is done with it. */
interface Taken {
  leave: () => void;
  held?: HeldMemory;
  answered: boolean;
  closed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    taken: Taken | undefined;
  }
}

/**
 * What anonymous callers can make this server hold: connections, requests and bytes of bodies. Bodies are read only
 * after the hooks of their route, which ask for credentials.
 */
export class Intake {
  readonly connections: Connections;
  readonly bodies: BodyMemory;
  readonly pressure: PressureGauge;
  readonly #services: Services;
  readonly #ownerOf: (request: FastifyRequest) => string | undefined;
  readonly #requests: InHand;
  readonly #isShared: (address: string) => boolean;
  /** Senders who wait for permission to send the body (100 Continue). */
  readonly #waiting = new WeakMap<IncomingMessage, ServerResponse>();

  /** @param ownerOf Whose body it is, once the hooks of its route have asked; undefined for strangers. */
  constructor(services: Services, ownerOf: (request: FastifyRequest) => string | undefined, pressure?: PressureGauge) {
    const { settings } = services;
    this.#services = services;
    this.#ownerOf = ownerOf;
    this.connections = new Connections(settings);
    this.bodies = new BodyMemory(settings.bodyMebibytes);
    this.#requests = new InHand(settings.connections, settings.connectionsPerAddress);
    const line = { queries: () => services.database.waiting(), requests: () => this.#requests.size };
    this.pressure = pressure ?? new Pressure(line);
    this.#isShared = sharedAddresses(settings.trustProxy);
  }

  get requestsInHand(): number {
    return this.#requests.size;
  }

  watch(http: FastifyInstance): void {
    this.connections.watch(http.server);
    refuseBeforeRouting(http, this.#services.settings, this.pressure);
    http.server.on('connection', () => this.pressure.connected?.());
    http.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      this.#waiting.set(request, response);
      http.server.emit('request', request, response);
    });
    http.addHook('onRequest', (request, reply, done) => {
      this.#enter(request, reply);
      this.#requireTime(request);
      done();
    });
    http.addHook('onSend', (request, reply, _payload, done) => {
      this.#answered(request, reply);
      done();
    });
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) => this.#read(request, payload));
  }

  /** Memory for the body of a request, released when it is answered. */
  memoryFor(request: FastifyRequest): HeldMemory {
    const held = this.bodies.of(this.#ownerOf(request));
    if (request.taken) request.taken.held = held;
    return held;
  }

  /** Tells a sender who waits for it to send the body. */
  requireBody({ raw }: FastifyRequest): void {
    this.#waiting.get(raw)?.writeContinue();
    this.#waiting.delete(raw);
  }

  /** Disconnects the sender of a form that takes too long. @returns what ends the watch. */
  watchForm({ raw }: FastifyRequest): () => void {
    const { clock, settings } = this.#services;
    return clock.after(settings.requestSeconds * FORM_TIMES * 1000, () => raw.socket.destroy());
  }

  #enter(request: FastifyRequest, reply: FastifyReply): void {
    const { raw, ip } = request;
    const who = this.#isShared(ip) ? undefined : addressKey(ip);
    const refusal = this.connections.refusalOf(raw.socket) ?? this.#requests.refusal(who);
    if (refusal) throw refusal;
    const taken: Taken = { leave: this.#requests.enter(who), answered: false, closed: false };
    request.taken = taken;
    reply.raw.once('close', () => {
      taken.closed = true;
      giveBack(taken);
    });
  }

  /** @throws AppError server_busy */
  #requireTime({ raw, routeOptions }: FastifyRequest): void {
    if (!hasBody(raw) || routeOptions.config.comesFirst === true) return;
    if (this.pressure.refuses()) throw serverBusy();
  }

  #answered(request: FastifyRequest, reply: FastifyReply): void {
    const { clock, settings } = this.#services;
    const { raw } = request;
    if (!raw.complete || this.connections.refusalOf(raw.socket)) {
      reply.header('connection', 'close');
      letGoAfterAnswer(raw.socket, clock);
    }
    // An answer that nobody reads is dropped; each part that is read restarts the time.
    raw.socket.setTimeout(settings.requestSeconds * 1000);
    const { taken } = request;
    if (!taken) return;
    taken.answered = true;
    giveBack(taken);
  }

  async #read(request: FastifyRequest, payload: Readable): Promise<Buffer | undefined> {
    if (ignoresBody(request)) return undefined;
    const { routeOptions, headers } = request;
    const { clock, settings } = this.#services;
    const stranger = this.#ownerOf(request) === undefined;
    const length = headers['content-length'];
    const announced = length === undefined ? undefined : Number(length);
    const most = stranger ? Math.min(PUBLIC_BODY_LIMIT, routeOptions.bodyLimit) : routeOptions.bodyLimit;
    if (announced !== undefined && announced > most) throw bodyTooLarge(most);
    this.requireBody(request);
    const withinMs = (settings.requestSeconds * 1000) / (stranger ? QUICK : 1);
    return readBytes(payload, { most, announced, withinMs, held: this.memoryFor(request), clock });
  }
}

/** A caller who disconnects frees nothing as long as the work continues. */
function giveBack({ answered, closed, leave, held }: Taken): void {
  if (!answered || !closed) return;
  leave();
  held?.release();
}

/** A file of users may take this many times as long as other bodies. */
const FORM_TIMES = 5;
/** A dump of gigabytes on a slow line. */
const LONGEST_REQUEST_MS = 6 * 3600_000;

/** Options of Node's server: how long headers, and the whole of a request, may take at most. */
export function timeLimits({ requestSeconds }: { requestSeconds: number }) {
  const headersTimeout = (requestSeconds * 1000) / QUICK;
  // Bodies have their own time, all of them a shorter one.
  const requestTimeout = Math.max(LONGEST_REQUEST_MS, requestSeconds * FORM_TIMES * 1000);
  const connectionsCheckingInterval = Math.min(5000, headersTimeout);
  return { requestTimeout, http: { headersTimeout, connectionsCheckingInterval } };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It refuses every request: no body is read. */
    ignoresBody?: true;
    /** It is answered under any load. */
    comesFirst?: true;
  }
}
