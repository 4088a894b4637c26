import type { FastifyReply, FastifyRequest } from 'fastify';
import { bounded } from '../../kernel/ability/violations.ts';
import { AppError, type Violation, wireCode } from '../../kernel/errors.ts';
import type { Log } from '../../kernel/process/log.ts';
import { asProcessError } from '../../kernel/process/process-fault.ts';
import { challengeTo } from './credentials/challenge.ts';

export interface ErrorEnvelope {
  code: string;
  message: string;
  data: { status: number } & Record<string, unknown>;
}

/** Error to the envelope of the wire. What isn't an AppError is a bug: it is logged, and the answer has only an id. */
export function errorBody(error: unknown, ctx: { namespace: string; requestId: string; log: Log }): ErrorEnvelope {
  const fault = error instanceof AppError ? undefined : asProcessError(error);
  // The full cause goes only here; the answer names it and says what to do.
  if (fault) ctx.log.error({ err: error, request: ctx.requestId, fault: fault.code }, fault.message);
  const known = fault ?? asAppError(error);
  if (known) {
    return {
      code: wireCode(known.code, ctx.namespace),
      message: cutMessage(known.message),
      data: { ...known.data, ...boundedIn(known.data), status: known.status },
    };
  }
  ctx.log.error({ err: error, request: ctx.requestId }, 'a request failed unexpectedly');
  return {
    code: wireCode('internal_error', ctx.namespace),
    message: `Something went wrong on this server. See its log for details, under ${ctx.requestId}.`,
    data: { status: 500, request_id: ctx.requestId },
  };
}

/** Our own messages are shorter: a longer one repeats what was sent. */
const LONGEST_MESSAGE = 4_000;

function cutMessage(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE).toWellFormed()}…` : message;
}

/** The maximum number of violations in an answer. */
function boundedIn({ errors, more_errors }: Readonly<Record<string, unknown>>): object {
  if (!Array.isArray(errors) || typeof errors[0]?.path !== 'string') return {};
  return bounded(errors as Violation[], typeof more_errors === 'number' ? more_errors : 0);
}

/** The envelope of REST v2. Source: docs/spec/rest-v2.md#envelopes. */
export function v2Envelope(body: ErrorEnvelope): object {
  return { success: 0, ...body };
}

/** Answers an error. @param envelopeOf The envelope of the surface; by default that of abilities. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  namespace: string,
  envelopeOf: (body: ErrorEnvelope) => object = body => body,
): FastifyReply {
  const body = errorBody(error, { namespace, requestId: request.id, log: request.log });
  if (typeof body.data.retry_after === 'number') reply.header('retry-after', body.data.retry_after);
  // RFC 9110 §15.5.16: which encodings of a body are accepted.
  if (body.data.status === 415 && request.headers['content-encoding']) reply.header('accept-encoding', 'identity');
  if (body.data.status === 401) {
    const challenge = challengeTo(request);
    if (challenge !== undefined && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', challenge);
  }
  return reply.code(body.data.status).send(envelopeOf(body));
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  switch ((error as { code?: unknown } | null)?.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large', 'The body is larger than 1 MiB.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('rest_invalid_param', 'A path segment is longer than any id, address or name.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new AppError('rest_invalid_param', 'The request is not well formed.');
    default:
      return undefined;
  }
}
