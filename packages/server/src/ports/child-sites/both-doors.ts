import {
  bothDoors,
  type ConnectorCall,
  ConnectorError,
  deliveryOf,
  endpointsOf,
  mayTrySecondUrl,
} from '@sitekeeper/protocol';
import { OutboundError } from '../outbound/port.ts';
import type { SiteAddress, SiteReply } from './port.ts';
import { post } from './post.ts';
import type { NoteChange, Wire } from './wire.ts';

/** The second address is tried only within this time after the first attempt began (docs/wire/transport.md#request). */
const SECOND_TRY_WITHIN_MS = 30_000;

/** What the second try has at least. Silence at the first leaves it as much of the deadline, where it is tried at all. */
const LEAST_SECOND_MS = 1000;

/**
 * First wp-admin/admin-ajax.php, then the site's own address. Times count from the request's turn until its answer has
 * arrived: waiting for the turn, or to be read, costs no site its second attempt.
 */
export async function overBothDoors<Reply>(
  wire: Wire,
  site: SiteAddress,
  call: ConnectorCall<never, Reply>,
  makeBody: () => Promise<string>,
  deadlineMs: number,
): Promise<SiteReply<Reply>> {
  const { first, second } = endpointsOf(site.url);
  let started = performance.now();
  let answered: number | undefined;
  const bodyAtItsTurn = async () => {
    await wire.look?.(call.effect);
    started = performance.now();
    answered = undefined;
    return makeBody();
  };
  const beforeSending = call.effect === 'change' && wire.note ? once(wire.note) : undefined;
  const spare = second !== undefined && call.effect === 'read' && deadlineMs <= SECOND_TRY_WITHIN_MS;
  const firstMs = spare ? deadlineMs - Math.min(LEAST_SECOND_MS, deadlineMs / 10) : deadlineMs;
  try {
    const onAnswer = () => {
      answered = performance.now();
    };
    return await post(wire, site, first, call, { body: bodyAtItsTurn, beforeSending, deadlineMs: firstMs, onAnswer });
  } catch (error) {
    const failure = asConnectorError(error);
    const spent = (answered ?? performance.now()) - started;
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
function once(note: NoteChange): NoteChange {
  let noted: Promise<void> | undefined;
  return () => {
    noted ??= note();
    return noted;
  };
}

function wasSent(error: unknown): boolean | undefined {
  return error instanceof OutboundError ? error.sent : undefined;
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
  const detail = error.fault === 'refused_address' ? 'private_address' : error.certificate;
  return new ConnectorError(kind, error.message, { delivered, cause: error, detail });
}
