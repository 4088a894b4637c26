import { withoutHidden } from '../../../kernel/text/without-hidden.ts';
import { OutboundError, type OutboundFault } from '../../../ports/outbound/port.ts';
import { retryAfterMs } from '../deliveries/retry-policy.ts';
import { type AttemptOutcome, type FailedAttempt, failedAttempt, type SendServices } from './receiver.ts';

export const POST_SECONDS = 15;
const ANSWER_BYTES = 1024;
const ANSWER_CHARACTERS = 300;

interface Post {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Whether anybody signed in may have chosen the name of its host. */
  readonly ofStranger?: boolean;
  /** Statuses that the same message would meet again. */
  readonly refusals?: readonly number[];
  /** Statuses, besides 410, of a receiver that is gone. */
  readonly ends?: readonly number[];
}

/** Posts once, and tells what the receiver answered. Redirects are failures: they could lead anywhere. */
export async function postMessage({ receivers, clock }: SendServices, post: Post): Promise<AttemptOutcome> {
  try {
    const { status, headers, body } = await receivers.request({
      url: post.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Sitekeeper', ...post.headers },
      body: post.body,
      deadlineMs: POST_SECONDS * 1000,
      verifyTls: true,
      firstBytes: ANSWER_BYTES,
      stranger: post.ofStranger ? AbortSignal.timeout(POST_SECONDS * 1000) : undefined,
    });
    const answer = withoutHidden(body.toString('utf8')).slice(0, ANSWER_CHARACTERS);
    if (status >= 200 && status < 300) return { ok: true, statusCode: status, answer };
    return {
      ...refusal(status, isGone(status, post)),
      answer,
      statusCode: status,
      retryAfterMs: retryAfterMs(headers['retry-after'], clock.now()),
      final: finalOf(status, post),
    };
  } catch (error) {
    if (error instanceof OutboundError) return failedAttempt(error.fault, FAULTS[error.fault]);
    throw error;
  }
}

const isGone = (status: number, { ends = [] }: Post) => status === 410 || ends.includes(status);

function refusal(status: number, gone: boolean): FailedAttempt {
  const answered = `The receiver answered with status ${status}`;
  if (gone) return failedAttempt('gone', `${answered}: it is gone, so the channel was switched off.`);
  if (status >= 300 && status < 400) {
    return failedAttempt('redirect', `${answered}, a redirect. Give the channel the address that it leads to.`);
  }
  return failedAttempt('status', `${answered}.`);
}

function finalOf(status: number, post: Post): FailedAttempt['final'] {
  if (isGone(status, post)) return 'gone';
  return post.refusals?.includes(status) ? 'dead' : undefined;
}

const FAULTS: Readonly<Record<OutboundFault, string>> = {
  bad_address: 'The address of the channel cannot be used.',
  refused_address:
    'The address is in a private network. If the receiver is yours, add that network to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.',
  dns: 'The host name of the receiver was not found.',
  connect: 'The receiver refused the connection or could not be reached.',
  tls: 'The certificate of the receiver is not valid.',
  broken: 'The connection broke before the receiver had answered.',
  timeout: `The receiver did not answer within ${POST_SECONDS} seconds.`,
  too_large: 'The receiver answered with more than 64 KB.',
};

export const ADDRESS_UNUSABLE = failedAttempt('bad_address', FAULTS.bad_address);
