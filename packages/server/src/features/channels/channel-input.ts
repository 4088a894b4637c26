import { ECDH } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { OwnReason } from '../../kernel/input-reasons.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { OutboundError } from '../../ports/outbound/port.ts';
import type { ChannelKind, ChannelSecrets, ChannelSettings } from './channel.ts';

/** What a caller gives of where a channel leads to. */
export interface GivenTarget {
  readonly url?: string | undefined;
  readonly recipients?: readonly string[] | undefined;
  readonly topic?: string | undefined;
  readonly token?: string | undefined;
  readonly p256dh?: string | undefined;
  readonly auth?: string | undefined;
}

export interface ChannelTarget {
  readonly settings: ChannelSettings;
  readonly secrets: ChannelSecrets;
}

type Field = keyof GivenTarget;

/** Fields of each kind, and whether a channel can't be without them. */
const FIELDS: Readonly<Record<ChannelKind, Readonly<Partial<Record<Field, 'required' | 'optional'>>>>> = {
  webhook: { url: 'required' },
  email: { recipients: 'required' },
  slack: { url: 'required' },
  discord: { url: 'required' },
  teams: { url: 'required' },
  ntfy: { topic: 'required', url: 'optional', token: 'optional' },
  push: { url: 'required', p256dh: 'required', auth: 'required' },
};

const NTFY = 'https://ntfy.sh';
const ADDRESS = /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/iu;

/**
 * What is stored of a channel, with what the caller gives in place of what it had.
 * @throws AppError invalid_input naming the field.
 */
export function channelTarget(kind: ChannelKind, given: GivenTarget, before: ChannelTarget): ChannelTarget {
  const fields = FIELDS[kind];
  for (const name of Object.keys(given) as Field[]) {
    if (given[name] !== undefined && fields[name] === undefined) {
      refuse(name, `a channel of the kind ${kind} does not have it. Leave it out.`);
    }
  }
  const secrets = { ...keptSecrets(before.secrets, given), ...secretsOf(kind, given) };
  if (secrets.token === '') delete secrets.token;
  if (kind === 'ntfy' && secrets.url === undefined) secrets.url = NTFY;
  const recipients = given.recipients?.map(recipient => recipient.trim()) ?? before.settings.recipients;
  const settings = {
    ...(secrets.url === undefined ? {} : { address: shownAddress(secrets.url) }),
    ...(recipients === undefined ? {} : { recipients: [...new Set(recipients)] }),
  };
  requireRecipients(kind, settings.recipients);
  if (fields.url === 'required' && secrets.url === undefined) refuse('url', 'give the address of the receiver.');
  for (const name of ['p256dh', 'auth'] as const) {
    if (fields[name] === 'required' && secrets[name] === undefined) refuse(name, 'give what the browser has answered.');
  }
  if (fields.topic === 'required' && secrets.topic === undefined) refuse('topic', 'give the topic of ntfy.');
  return { settings, secrets };
}

/** What a channel goes on having. Another server must not get the token of the one before. */
function keptSecrets({ token, ...others }: ChannelSecrets, { url }: GivenTarget): ChannelSecrets {
  const sameServer = url === undefined || URL.parse(url.trim())?.origin === URL.parse(others.url ?? '')?.origin;
  return token !== undefined && sameServer ? { token, ...others } : others;
}

function secretsOf(
  kind: ChannelKind,
  { url, topic, token, p256dh, auth }: GivenTarget,
): { -readonly [K in keyof ChannelSecrets]: ChannelSecrets[K] } {
  if (topic !== undefined && !/^[\w-]{1,64}$/.test(topic)) {
    refuse('topic', 'a topic consists of letters, digits, _ and -.', 'ntfy_topic');
  }
  if (token !== undefined && !/^[\x21-\x7e]*$/.test(token)) {
    refuse('token', 'a token has no spaces or other letters.', 'ntfy_token');
  }
  if (p256dh !== undefined && !isPoint(p256dh)) refuse('p256dh', 'it is not a key of a browser.');
  if (auth !== undefined && Buffer.from(auth, 'base64url').length !== 16)
    refuse('auth', 'it is not a secret of a browser.');
  return {
    ...(p256dh === undefined ? {} : { p256dh }),
    ...(auth === undefined ? {} : { auth }),
    ...(url === undefined ? {} : { url: usableUrl(kind, url.trim()) }),
    ...(topic === undefined ? {} : { topic }),
    ...(token === undefined ? {} : { token }),
  };
}

/** A point of P-256, in base64url. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', undefined, 'uncompressed');
    return Buffer.from(text, 'base64url').length === 65;
  } catch {
    return false;
  }
}

/** The address as it is stored. @throws AppError invalid_input for one that can't be posted to. */
export function usableUrl(kind: ChannelKind, url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    refuse('url', 'give an address that begins with https:// or http://.', 'receiver_address');
  }
  if (parsed.username !== '' || parsed.password !== '')
    refuse('url', 'an address must not contain a user or password.', 'receiver_login');
  parsed.hash = '';
  if (kind !== 'ntfy') return parsed.href;
  if (parsed.pathname !== '/' || parsed.search !== '')
    refuse('url', 'give the server of ntfy alone, and the topic apart.', 'ntfy_server');
  return parsed.origin;
}

function requireRecipients(kind: ChannelKind, recipients: readonly string[] | undefined): void {
  if (kind !== 'email') return;
  if (recipients === undefined || recipients.length === 0) refuse('recipients', 'give at least one e-mail address.');
  const wrong = recipients.find(recipient => !ADDRESS.test(recipient));
  if (wrong !== undefined) {
    refuse('recipients', `"${wrong}" is not an e-mail address.`, 'recipient_address', { given: wrong });
  }
}

/** What may be shown: paths of receivers often contain a token. */
function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? origin : `${origin}/…`;
}

/** @param reason Of what a form can send. */
function refuse(field: Field, why: string, reason?: OwnReason, facts = {}): never {
  const message = `${field}: ${why}`;
  throw reason ? invalidInput(reason, message, facts) : new AppError('invalid_input', message);
}

/** @throws AppError invalid_input for an address in a private network that is not allowed. */
export async function requireReachable(
  { receivers, pushServices }: Pick<Services, 'receivers' | 'pushServices'>,
  kind: ChannelKind,
  url: string | undefined,
): Promise<void> {
  if (url === undefined) return;
  try {
    await (kind === 'push' ? pushServices : receivers).check(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (kind === 'push') {
      refuse('url', 'a push service has an address that begins with https://, and is in no private network.');
    }
    if (error.fault === 'refused_address') {
      refuse(
        'url',
        'the address is in a private network. If the receiver is yours, add that network to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.',
        'private_network',
      );
    }
    refuse('url', 'the address cannot be used.', 'address_unusable');
  }
}
