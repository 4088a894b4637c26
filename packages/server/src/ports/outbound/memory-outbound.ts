import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { addressGuard } from './address-guard.ts';
import { parseAddress } from './parse-address.ts';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from './port.ts';
import { readReplyBody } from './read-reply-body.ts';

/** What a site in memory is asked. Header names are in lower case. */
export interface MemoryRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `reset`: the connection breaks after the request was sent. `hang`: nothing ever comes. */
export type Reaction =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer }
  | 'reset'
  | 'hang';

export type MemorySite = (visit: MemoryRequest) => Reaction | Promise<Reaction>;

/**
 * The way out into memory: the twin of the guarded client for tests. No sockets, no turns.
 * @param siteOf The site behind a host (with its port, where one is given); undefined when there is no such name.
 */
export function memoryOutbound(
  siteOf: (host: string) => MemorySite | undefined,
  options: { allowPrivate?: string; maxReplyBytes?: number } = {},
): Outbound {
  const guard = addressGuard(options.allowPrivate ?? '');
  return {
    async request(request) {
      const started = performance.now();
      const url = parseAddress(request.url);
      const bare = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(bare) !== 0 && !guard.allows(bare)) throw fault('refused_address', false);
      const site = siteOf(url.host);
      if (!site) throw isIP(bare) === 0 ? fault('dns', false) : fault('connect', false);
      request.atAddress?.(bare);
      await request.atItsTurn?.();
      const visit = await visitOf(request, url);
      await request.beforeSending?.();
      const reaction = await site(visit);
      if (reaction === 'reset') throw fault('broken', true);
      if (reaction === 'hang') {
        await wait(request.deadlineMs);
        throw fault('timeout', true);
      }
      return answerOf(reaction, request, started, options.maxReplyBytes);
    },
    waiting: () => 0,
    close: async () => {},
  };
}

async function visitOf({ method, headers = {}, body = '' }: OutboundRequest, url: URL): Promise<MemoryRequest> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method,
    url,
    headers: { host: url.host, 'accept-encoding': 'gzip', ...Object.fromEntries(named) },
    body: typeof body === 'function' ? await body() : body.toString(),
  };
}

async function answerOf(
  reaction: Exclude<Reaction, string>,
  request: OutboundRequest,
  started: number,
  maxReplyBytes = Number.POSITIVE_INFINITY,
): Promise<OutboundAnswer> {
  const { status, headers } = head(reaction);
  const pieces = Readable.from([Buffer.from(reaction.body ?? '')], { objectMode: false });
  const limit = request.maxBytes ?? maxReplyBytes;
  const { take, ...whole } = request;
  const wanted = take && status === 200 ? { take } : whole;
  const body = request.withoutBody
    ? Buffer.alloc(0)
    : await readReplyBody(pieces, headers['content-encoding'] ?? '', wanted, limit);
  return { status, headers, body, elapsedMs: performance.now() - started };
}

function head(reaction: Exclude<Reaction, string>): Pick<OutboundAnswer, 'status' | 'headers'> {
  const named = Object.entries(reaction.headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name !== 'set-cookie');
  return { status: reaction.status, headers: Object.fromEntries(named) as Record<string, string> };
}

function fault(kind: OutboundError['fault'], sent: boolean): OutboundError {
  return new OutboundError(kind, `in memory: ${kind}`, { sent });
}
