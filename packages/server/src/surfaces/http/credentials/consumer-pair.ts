import type { FastifyRequest } from 'fastify';
import { type ConsumerPair, pairOfMainwpToken } from '../../../features/keys/index.ts';

/** Parameters that contain v1 credentials, if the URL may; never parameters of a route. */
export const CONSUMER_PARAMETERS = ['consumer_key', 'consumer_secret'] as const;

/**
 * The credentials of v1 that a request carries: an `X-Api-Key` header with JSON text, HTTP Basic, or, if allowed, the
 * URL. undefined: none. Malformed credentials give a pair that proves nothing. Source:
 * docs/spec/rest-v1.md#credentials.
 */
export function consumerPairIn(request: FastifyRequest, inQuery: boolean): ConsumerPair | undefined {
  const { headers } = request;
  const header = headers['x-api-key'];
  if (header !== undefined) return pairOf(parsed(String(header)));
  const authorization = headers.authorization?.trim() ?? '';
  if (authorization !== '') return pairOfBasic(authorization);
  const query = request.query as Readonly<Record<string, unknown>>;
  return inQuery && CONSUMER_PARAMETERS.some(name => name in query) ? pairOf(query) : undefined;
}

/** Names of the same in requests to v2 of MainWP. */
export const DIALECT_PARAMETERS = ['oauth_mainwp_ck', 'oauth_mainwp_cs'] as const;

/**
 * The pair that a program written for MainWP sends: as v1 takes it, as a bearer token, or under other names in the URL,
 * if that is allowed. A name and an application password by HTTP Basic are no pair.
 */
export function dialectPairIn(request: FastifyRequest, inQuery: boolean): ConsumerPair | undefined {
  const authorization = request.headers.authorization?.trim() ?? '';
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token !== undefined) return pairOfMainwpToken(token);
  if (authorization !== '') {
    const pair = pairOfBasic(authorization);
    return pair.consumer_key.startsWith('ck_') ? pair : undefined;
  }
  const { oauth_mainwp_ck, oauth_mainwp_cs } = request.query as Readonly<Record<string, unknown>>;
  if (inQuery && oauth_mainwp_ck !== undefined) {
    return pairOf({ consumer_key: oauth_mainwp_ck, consumer_secret: oauth_mainwp_cs });
  }
  return consumerPairIn(request, inQuery);
}

function pairOfBasic(authorization: string): ConsumerPair {
  const [, value = ''] = /^basic +(\S+)$/i.exec(authorization) ?? [];
  const [, key, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return pairOf({ consumer_key: key, consumer_secret: secret });
}

function pairOf(fields: Readonly<Record<string, unknown>> | undefined): ConsumerPair {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { consumer_key: text(fields?.consumer_key), consumer_secret: text(fields?.consumer_secret) };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
