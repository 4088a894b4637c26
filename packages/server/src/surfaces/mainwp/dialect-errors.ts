import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import type { Log } from '../../kernel/process/log.ts';
import { challengeTo } from '../http/credentials/challenge.ts';
import { type ErrorEnvelope, errorBody } from '../http/errors.ts';

/** The word in codes of MainWP. */
export const MAINWP_WORD = 'mainwp';

/** A refusal that programs for MainWP know by a code of its own, such as `invalid_filter_params`. */
export class DialectError extends AppError {
  readonly own: string;

  /** @param code Gives the status. @param own The code as it goes out. */
  constructor(code: ErrorCode, own: string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(code, message, data);
    this.own = own;
  }
}

/** Codes of credentials over REST; of abilities too, where the second is given. */
const OF_CREDENTIALS: Partial<Record<ErrorCode, string>> = {
  rest_not_logged_in: 'rest_authentication_error',
  rest_invalid_key: 'rest_authentication_disabled_key',
  rest_disabled: 'rest_authentication_disabled_key',
  rest_insufficient_scope: 'rest_authentication_error',
  https_required: 'rest_authentication_bad_request',
};

const OF_REST: Partial<Record<ErrorCode, string>> = {
  ...OF_CREDENTIALS,
  payload_too_large: 'rest_request_entity_too_large',
  rest_request_entity_too_large: 'rest_request_entity_too_large',
  tag_not_found: 'rest_invalid_tag_id',
  cost_not_found: 'rest_invalid_costs_id',
};

/** Codes without the word in front, as MainWP has them. */
const BARE: Partial<Record<ErrorCode, string>> = {
  user_not_found: 'user_not_found',
  key_not_found: 'api_key_not_found',
  client_field_not_found: 'invalid_field_id',
};

/** Members of an error's data that programs for MainWP know, or that say when to try again. */
const KEPT = ['params', 'details', 'retry_after', 'request_id', 'json_error_code'] as const;

export interface Told {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly status: number } & Readonly<Record<string, unknown>>;
}

/** An error of REST as MainWP words it: `{code, message, data: {status}}`. @param of The request, for the log. */
export function restErrorOf(error: unknown, of: { readonly id: string; readonly log: Log }): Told {
  const body = errorBody(error, { namespace: MAINWP_WORD, requestId: of.id, log: of.log });
  const code = restCode(error, body);
  // A key that may not do something is answered with 401 there.
  const status = error instanceof AppError && error.code === 'rest_insufficient_scope' ? 401 : body.data.status;
  return { code, message: body.message, data: { status, ...kept(body.data), ...detailsOf(code, body.data) } };
}

/** An error of an ability as MainWP words it. */
export function abilityError(error: unknown, request: FastifyRequest): Told {
  const body = errorBody(error, { namespace: MAINWP_WORD, requestId: request.id, log: request.log });
  const denied = error instanceof AppError && error.code === 'rest_not_logged_in';
  const code = error instanceof DialectError ? error.own : denied ? `${MAINWP_WORD}_permission_denied` : body.code;
  return { code, message: body.message, data: { status: body.data.status, ...kept(body.data) } };
}

export function sendTold(told: Told, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retry_after } = told.data;
  if (typeof retry_after === 'number') reply.header('retry-after', retry_after);
  if (status === 401) {
    const challenge = challengeTo(request);
    if (challenge !== undefined) reply.header('www-authenticate', challenge);
  }
  return reply.code(status).send(told);
}

function restCode(error: unknown, { code }: ErrorEnvelope): string {
  if (error instanceof DialectError) return error.own;
  if (!(error instanceof AppError)) return code;
  const bare = BARE[error.code];
  if (bare !== undefined) return bare;
  const own = OF_REST[error.code];
  return own === undefined ? code : `${MAINWP_WORD}_${own}`;
}

/** What is wrong with each parameter, as WordPress adds it. */
function detailsOf(code: string, { params, details }: Readonly<Record<string, unknown>>): object {
  if (code !== 'rest_invalid_param' || details !== undefined || typeof params !== 'object') return {};
  const each = Object.entries(params as Record<string, string>).map(([name, message]) => {
    return [name, { code, message, data: null }] as const;
  });
  return { details: Object.fromEntries(each) };
}

function kept(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(KEPT.flatMap(name => (data[name] === undefined ? [] : [[name, data[name]] as const])));
}
