import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { MOST_ERRORS } from '../../kernel/ability/violations.ts';
import { ERRORS, type ErrorCode, wireCode } from '../../kernel/errors.ts';
import { statusText } from '../http/status-text.ts';
import type { RestRoute } from '../rest-v2/route.ts';
import type { Method } from '../rest-v2/route-facts.ts';
import { pascal } from './names.ts';

/** Errors that any operation can return. */
const ALWAYS: readonly ErrorCode[] = [
  'rest_invalid_param',
  'https_required',
  'wrong_host',
  'rest_not_logged_in',
  'incorrect_password',
  'rest_invalid_key',
  'rest_disabled',
  'permission_denied',
  'rest_insufficient_scope',
  'too_many_requests',
  'internal_error',
  'server_busy',
  'server_stopping',
  'too_many_open_files',
  'storage_full',
  'storage_read_only',
  'storage_damaged',
  'storage_unavailable',
];
const WITH_BODY: readonly ErrorCode[] = [
  'rest_invalid_json',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
];

/** Every error code that a method of a route can return. */
export function errorCodes(route: RestRoute, method: Method): ErrorCode[] {
  const { errors, module, proof } = route.ability as Pick<AnyAbility, 'errors' | 'module' | 'proof'>;
  const { never = [] } = route;
  return [
    ...new Set<ErrorCode>([
      ...ALWAYS,
      ...(method === 'GET' ? [] : WITH_BODY),
      ...(method === 'POST' ? idempotencyCodes : []),
      ...(module === undefined ? [] : (['module_not_available'] as const)),
      ...(proof === undefined ? [] : (['fresh_proof_needed'] as const)),
      ...errors
        .filter(code => !never.includes(code))
        .filter(code => code !== 'confirmation_required' || 'confirm' in route.params.schema.properties),
    ]),
  ];
}

const COMMON: ReadonlySet<ErrorCode> = new Set([...ALWAYS, ...WITH_BODY]);
const idempotencyCodes = (Object.keys(ERRORS) as ErrorCode[]).filter(code => code.startsWith('idempotency_'));

/** The responses of errors, shared by all operations that have the same codes of a status. */
export class ErrorResponses {
  readonly responses: Record<string, object> = {};
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  /** By status, references to responses. */
  of(codes: readonly ErrorCode[]): Record<string, object> {
    const statuses = [...new Set(codes.map(code => ERRORS[code].status))].sort((a, b) => a - b);
    return Object.fromEntries(
      statuses.map(status => {
        const own = codes.filter(code => ERRORS[code].status === status).sort();
        const name = this.#put(response(status, own, this.#namespace), own, status);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  /** Named after its codes that few operations have or its only one, else its status; where that is taken, all codes. */
  #put(made: object, codes: readonly ErrorCode[], status: number): string {
    const special = codes.length === 1 ? codes : codes.filter(code => !COMMON.has(code));
    const short = special.length > 0 ? nameOf(special) : pascal(statusText(status));
    const same = this.responses[short] === undefined || JSON.stringify(this.responses[short]) === JSON.stringify(made);
    const name = same ? short : nameOf(codes);
    this.responses[name] ??= made;
    return name;
  }
}

function nameOf(codes: readonly ErrorCode[]): string {
  return codes.map(code => pascal(code.replace(/^rest_/, ''))).join('Or');
}

function response(status: number, codes: readonly ErrorCode[], namespace: string): object {
  const wire = codes.map(code => wireCode(code, namespace));
  const one = wire.length === 1 ? ` \`${wire[0]}\`` : `, one of ${wire.map(code => `\`${code}\``).join(', ')}`;
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: wire } }, required: ['code'] },
    ],
  };
  const example = { success: 0, code: wire[0], message: sentence(codes[0] as ErrorCode), data: { status } };
  return {
    description: `An error with the code${one}.`,
    ...(status === 401 ? { headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } } } : {}),
    ...(status === 429 || codes.includes('server_busy') || codes.includes('site_busy')
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
      : {}),
    content: { 'application/json': { schema, example } },
  };
}

/** A stand-in for the message, which says what to do next. */
function sentence(code: ErrorCode): string {
  const words = code.replace(/^rest_/, '').replaceAll('_', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}

/** The body of every error. Source: docs/spec/rest-v2.md#envelopes. */
export const ERROR_SCHEMA = {
  type: 'object',
  description: 'The body of every failed request.',
  required: ['success', 'code', 'message', 'data'],
  properties: {
    success: { type: 'integer', const: 0, description: '0: failure.' },
    code: { type: 'string', description: 'Error code, for programs; it does not change.' },
    message: { type: 'string', description: 'What went wrong and what to do, for people; it may change.' },
    data: {
      type: 'object',
      description: 'The status and further facts, such as `params` with a message per invalid parameter.',
      required: ['status'],
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        reason: {
          type: 'string',
          description:
            'Why, for programs, where the code alone does not say it, such as `tag_taken`; it does not change.',
        },
        params: {
          type: 'object',
          description: 'What is wrong, by parameter name.',
          additionalProperties: { type: 'string' },
        },
        errors: {
          type: 'array',
          description: 'The first 20 violations. In a large body, validation stops at the first.',
          maxItems: MOST_ERRORS,
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: {
              path: { type: 'string', description: 'Where, such as `slugs[0]`.' },
              message: { type: 'string', description: 'What is wrong there, for people; it may change.' },
              reason: {
                type: 'string',
                description:
                  'What is wrong there, for programs, such as `too_long`; it does not change. Not every violation has one, and there may be new ones.',
              },
              limit: {
                type: ['number', 'string'],
                description: 'What the reason refers to, such as the most characters or the values allowed.',
              },
            },
          },
        },
        more_errors: { type: 'integer', description: 'Number of violations beyond those in `errors`, if any.' },
        retry_after: { type: 'integer', description: 'Seconds to wait before trying again.' },
      },
      additionalProperties: true,
    },
  },
} as const;
