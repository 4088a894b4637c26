import type { FastifyRequest } from 'fastify';
import {
  type ConsumerPair,
  keyHash,
  keyWithToken,
  pairOfMainwpToken,
  verifyApiKey,
  verifyConsumer,
  verifyMainwpPair,
} from '../../../features/keys/index.ts';
import { applicationPasswordsOf, verifyApplicationPassword } from '../../../features/users/index.ts';
import type { Actor, RequestSource } from '../../../kernel/actor.ts';
import type { Services } from '../../../kernel/context.ts';
import type { Recall, RowLookup } from '../../../kernel/recall.ts';
import { consumerPairIn, dialectPairIn } from './consumer-pair.ts';

/** Credentials of a request, not verified yet. */
export interface GivenCredentials {
  readonly of: 'key' | 'user';
  readonly name?: string;
  /** What proving them looks up; undefined: that isn't known before. */
  readonly lookup?: () => RowLookup;
  readonly prove: (recall: Recall) => Promise<Proved | undefined>;
}

const NOBODY: GivenCredentials = { of: 'user', prove: async () => undefined };

export interface Proved {
  readonly actor: Actor;
  /** Whose requests are counted: `key:3`, `password:7` or `session:5`. */
  readonly who: string;
}

/**
 * What a request claims to be from, by its header `Authorization`.
 * @param pairs Whether key pairs from MainWP are accepted too, in the forms in which that product takes them.
 */
export function credentialsIn(
  services: Services,
  request: FastifyRequest,
  pairs: boolean,
): GivenCredentials | undefined {
  const [scheme, value] = splitOnce(request.headers.authorization?.trim() ?? '', ' ');
  switch (scheme.toLowerCase()) {
    case '':
      return undefined;
    case 'bearer': {
      const pair = pairs ? pairOfMainwpToken(value.trim()) : undefined;
      if (pair) return mainwpCredentials(services, request, pair);
      return {
        of: 'key',
        lookup: () => keyWithToken(services.database, keyHash(value.trim())),
        prove: async recall => provedKey(await verifyApiKey(services, value.trim(), clientOf(request), recall)),
      };
    }
    case 'basic': {
      const [name, password] = splitOnce(Buffer.from(value.trim(), 'base64').toString('utf8'), ':');
      if (pairs && /^ck_[0-9a-f]{40}$/.test(name)) {
        return mainwpCredentials(services, request, { consumer_key: name, consumer_secret: password });
      }
      // Nobody has such a name, and PostgreSQL refuses to look for it.
      if (name.includes('\0')) return NOBODY;
      return {
        of: 'user',
        name,
        lookup: () => applicationPasswordsOf(services.database, name),
        prove: async recall => (name && password ? provedUser(services, { name, password }, recall) : undefined),
      };
    }
    default:
      return NOBODY;
  }
}

/** v1: consumer key and secret, in any of the places where clients put them. */
export function consumerCredentialsIn(services: Services, request: FastifyRequest): GivenCredentials | undefined {
  const pair = consumerPairIn(request, services.settings.v1QueryCredentials);
  return (
    pair && {
      of: 'key',
      prove: async recall => provedKey(await verifyConsumer(services, pair, clientOf(request), recall)),
    }
  );
}

/** An imported key from MainWP, by its consumer key and secret. */
export function mainwpCredentials(services: Services, request: FastifyRequest, pair: ConsumerPair): GivenCredentials {
  const prove = async (recall: Recall) => provedKey(await verifyMainwpPair(services, pair, clientOf(request), recall));
  return { of: 'key', prove };
}

/**
 * Programs written for MainWP: a consumer pair wherever they put one, imported or made here for v1; else the credentials
 * of every other surface.
 */
export function dialectCredentialsIn(services: Services, request: FastifyRequest): GivenCredentials | undefined {
  const pair = dialectPairIn(request, services.settings.v1QueryCredentials);
  if (!pair) return credentialsIn(services, request, true);
  const prove = async (recall: Recall) => {
    const client = clientOf(request);
    const made = await verifyConsumer(services, pair, client, recall);
    return provedKey(made ?? (await verifyMainwpPair(services, pair, client, recall)));
  };
  return { of: 'key', prove };
}

async function provedUser(
  services: Services,
  { name, password }: { readonly name: string; readonly password: string },
  recall: Recall,
): Promise<Proved | undefined> {
  const actor = await verifyApplicationPassword(services, name, password, recall);
  return actor && { actor, who: `password:${actor.applicationPassword}` };
}

export function clientOf(request: FastifyRequest): RequestSource {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

function provedKey(actor: Actor | undefined): Proved | undefined {
  return actor?.kind === 'key' ? { actor, who: `key:${actor.id}` } : undefined;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
