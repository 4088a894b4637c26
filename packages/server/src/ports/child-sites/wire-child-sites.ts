import { randomBytes } from 'node:crypto';
import {
  bothDoors,
  type ConnectorCall,
  ConnectorError,
  codelessNeedsProbe,
  deliveryOf,
  diagnoseAnswer,
  diagnoseCodeless,
  endpointsOf,
  type FaultKind,
  MINIMAL_SYNC_DATA,
  MOST_REPLY_BYTES,
  mayComeAfterWork,
  mayTrySecondUrl,
  probe,
  redirectTarget,
  replyLimitsOf,
  signedForm,
  stats,
  unsignedForm,
} from '@sitekeeper/protocol';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '../outbound/port.ts';
import { peek, requestFrontPage, visitPage } from './front-page.ts';
import type { ChildSites, Look, SiteAddress, SiteConnection, SiteReply } from './port.ts';
import { type ReplyReader, readHere } from './reply-reader.ts';
import { requestHeaders } from './request-headers.ts';

export interface Deadlines {
  readonly checkMs: number;
  readonly syncMs: number;
  readonly actionMs: number;
  readonly updateMs: number;
}

export interface ReplyReading {
  readonly replies: ReplyReader;
  /** Most bytes of a normal answer. Limits of calls that need less or more are proportional. */
  readonly mostBytes: number;
}

/** Observers of requests: `look` at their turn, `note` right before the bytes of a change leave. */
interface Watching {
  readonly look?: Look | undefined;
  readonly note?: Note | undefined;
}

/** What every request to a site goes through. */
interface Wire extends Watching {
  readonly outbound: Outbound;
  readonly reading: ReplyReading;
}

/** The second address is tried only within this time after the first attempt began (docs/wire/transport.md#request). */
const SECOND_TRY_WITHIN_MS = 30_000;

/** What the second try has at least. Silence at the first leaves it as much of the deadline, where it is tried at all. */
const LEAST_SECOND_MS = 1000;

/** An error page during an outage does not answer either of the two questions. */
const SAID_BY_CONNECTOR: ReadonlySet<FaultKind> = new Set([
  'refused',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);

type Note = () => Promise<void>;

/** The child sites over the connector's wire protocol. */
export function wireChildSites(
  outbound: Outbound,
  deadlines: Deadlines,
  reading: ReplyReading = { replies: readHere, mostBytes: MOST_REPLY_BYTES },
  { look, note }: Watching = {},
): ChildSites {
  const wire: Wire = { outbound, reading, look, note };
  const deadlineOf = (call: ConnectorCall<never, unknown>) =>
    ({ sync: deadlines.syncMs, action: deadlines.actionMs, update: deadlines.updateMs })[call.patience];

  const visiting = { deadlineMs: deadlines.checkMs, atItsTurn: look && (() => look('read')) };

  const exchange = <Args, Reply>(
    site: SiteAddress,
    call: ConnectorCall<Args, Reply>,
    makeBody: () => Promise<string>,
    deadlineMs?: number,
  ) => overBothDoors(wire, site, call, makeBody, deadlineMs ?? deadlineOf(call));

  const signed = <Args, Reply>(
    site: SiteAddress,
    key: Pick<SiteConnection, 'privateKey' | 'forLibrary'> & { user: string | undefined },
    call: ConnectorCall<Args, Reply>,
    args: Args,
    deadlineMs?: number,
  ) =>
    exchange(
      site,
      call,
      () => {
        const { user, privateKey, forLibrary } = key;
        return signedForm(call, args, { user, nonce: randomBytes(16).toString('hex'), privateKey, forLibrary });
      },
      deadlineMs,
    );

  return {
    async call(site, call, args, deadlineMs) {
      try {
        return await signed(site, site, call, args, deadlineMs);
      } catch (error) {
        if (error instanceof ConnectorError && codelessNeedsProbe(error)) throw await diagnose(site, error);
        throw error;
      }
    },
    callUnsigned: (site, user, call, args) => exchange(site, call, async () => unsignedForm(call, args, { user })),
    check: site => requestFrontPage(outbound, site, visiting),
    visit: site => visitPage(outbound, site, visiting),
    peek: (site, path) => peek(outbound, site, path, visiting),
    watched: by =>
      wireChildSites(outbound, deadlines, reading, {
        look: async effect => {
          await look?.(effect);
          await by(effect);
        },
        note,
      }),
    noting: by =>
      wireChildSites(outbound, deadlines, reading, {
        look,
        note: async () => {
          await note?.();
          await by();
        },
      }),
    waiting: () => outbound.waiting(),
  };

  /** Refusals are translated; two cheap questions find out what was meant (docs/wire/transport.md#failures). */
  async function diagnose(site: SiteConnection, refusal: ConnectorError): Promise<ConnectorError> {
    const ask = async (question: Promise<unknown>) => {
      try {
        await question;
        return 'data' as const;
      } catch (error) {
        return error instanceof ConnectorError && SAID_BY_CONNECTOR.has(error.kind) ? ('error' as const) : undefined;
      }
    };
    const minimal = { syncData: MINIMAL_SYNC_DATA, server: site.server };
    const probed = await ask(exchange(site, probe, async () => unsignedForm(probe, undefined, { user: site.user })));
    const withoutUser =
      probed === 'data' ? undefined : await ask(signed(site, { ...site, user: undefined }, stats, minimal));
    const withUser = withoutUser === 'data' ? await ask(signed(site, site, stats, minimal)) : undefined;
    const found = { data: 'no_key', error: 'has_key' } as const;
    const kind = diagnoseCodeless(probed === undefined ? undefined : found[probed], withoutUser, withUser);
    if (kind === undefined || kind === 'refused') return refusal;
    return new ConnectorError(kind, refusal.message, { httpStatus: refusal.httpStatus, cause: refusal });
  }
}

/**
 * First wp-admin/admin-ajax.php, then the site's own address. Times count from the request's turn: waiting in the queue
 * costs no site its second attempt.
 */
async function overBothDoors<Reply>(
  wire: Wire,
  site: SiteAddress,
  call: ConnectorCall<never, Reply>,
  makeBody: () => Promise<string>,
  deadlineMs: number,
): Promise<SiteReply<Reply>> {
  const { first, second } = endpointsOf(site.url);
  let started = performance.now();
  const bodyAtItsTurn = async () => {
    await wire.look?.(call.effect);
    started = performance.now();
    return makeBody();
  };
  const beforeSending = call.effect === 'change' && wire.note ? once(wire.note) : undefined;
  const spare = second !== undefined && call.effect === 'read' && deadlineMs <= SECOND_TRY_WITHIN_MS;
  const firstMs = spare ? deadlineMs - Math.min(LEAST_SECOND_MS, deadlineMs / 10) : deadlineMs;
  try {
    return await post(wire, site, first, call, { body: bodyAtItsTurn, beforeSending, deadlineMs: firstMs });
  } catch (error) {
    const failure = asConnectorError(error);
    const spent = performance.now() - started;
    const outcome = { kind: failure.kind, httpStatus: failure.httpStatus, sent: wasSent(error) };
    if (second === undefined || spent > SECOND_TRY_WITHIN_MS || !mayTrySecondUrl(call, outcome)) throw failure;
    try {
      const left = Math.max(LEAST_SECOND_MS, deadlineMs - spent);
      return await post(wire, site, second, call, { body: makeBody, beforeSending, deadlineMs: left });
    } catch (secondError) {
      throw bothDoors(call, failure, asConnectorError(secondError));
    }
  }
}

/** Both doors and a redirect are one call. */
function once(note: Note): Note {
  let noted: Promise<void> | undefined;
  return () => {
    noted ??= note();
    return noted;
  };
}

function wasSent(error: unknown): boolean | undefined {
  return error instanceof OutboundError ? error.sent : undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

async function post<Reply>(
  { outbound, reading }: Wire,
  site: SiteAddress,
  endpoint: string,
  call: ConnectorCall<never, Reply>,
  how: Pick<OutboundRequest, 'body' | 'beforeSending' | 'deadlineMs'>,
): Promise<SiteReply<Reply>> {
  const maxBytes = Math.ceil(replyLimitsOf(call).bytes * (reading.mostBytes / MOST_REPLY_BYTES));
  const send = async (url: string) => {
    const answer = await outbound.request({
      url,
      method: 'POST',
      headers: { ...requestHeaders(site), 'content-type': 'application/x-www-form-urlencoded' },
      ...how,
      maxBytes,
      verifyTls: site.verifyTls,
      closes: call.patience === 'sync' && call.signed,
    });
    if (call.effect === 'change') demandNoWelcomePage(answer, url);
    return answer;
  };
  const answer = await send(endpoint);
  const target = answer.headers.location;
  if (!REDIRECTS.has(answer.status) || target === undefined) {
    return { value: await reading.replies.read(call, asSiteAnswer(answer, endpoint)), url: site.url };
  }
  const verdict = redirectTarget(endpoint, target);
  if ('refuse' in verdict) {
    const seen = diagnoseAnswer(asSiteAnswer(answer, endpoint)); // hosts redirect suspended accounts to a page of theirs
    if (seen.kind === 'unreachable') throw seen;
    throw new ConnectorError('redirected', verdict.refuse, { httpStatus: answer.status });
  }
  const value = await reading.replies.read(call, asSiteAnswer(await send(verdict.follow), verdict.follow));
  return { value, url: baseOf(verdict.follow, site.url) };
}

/** The change may have been done, and must not be sent again to the redirect target. @throws ConnectorError */
function demandNoWelcomePage({ status, headers }: OutboundAnswer, url: string): void {
  if (!REDIRECTS.has(status) || headers.location === undefined || !mayComeAfterWork(url, headers.location)) return;
  const message = 'The site answered with a redirect to one of its own pages.';
  throw new ConnectorError('site_error', message, { httpStatus: status });
}

/** The site's address after a redirect: the new origin with the stored path. */
function baseOf(followed: string, stored: string): string {
  const base = new URL(stored);
  const { protocol, host } = new URL(followed);
  base.protocol = protocol;
  base.host = host;
  return base.href;
}

function asSiteAnswer(answer: OutboundAnswer, url: string) {
  return { status: answer.status, headers: answer.headers, body: answer.body, url };
}

const KIND_OF_FAULT = {
  bad_address: 'unreachable',
  refused_address: 'unreachable',
  dns: 'unreachable',
  connect: 'unreachable',
  tls: 'unreachable',
  broken: 'unreachable',
  timeout: 'timeout',
  too_large: 'too_large',
} as const;

function asConnectorError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error;
  if (!(error instanceof OutboundError)) throw error;
  const kind = KIND_OF_FAULT[error.fault];
  const delivered = deliveryOf({ kind, httpStatus: 0, sent: error.sent });
  return new ConnectorError(kind, error.message, { delivered, cause: error, detail: error.certificate });
}
