import {
  ConnectorError,
  exportPrivateKey,
  generateKeyPair,
  importPrivateKey,
  keyKindOf,
  publicPemOf,
  type SiteKeyPair,
} from '@sitekeeper/protocol';
import { actorName, type Ctx } from '../../../../kernel/context.ts';
import type { SiteAddress, SiteConnection } from '../../../../ports/child-sites/port.ts';
import { isShut, lookAfterwards } from '../../change/look-afterwards.ts';
import { noteUnknown } from '../../change/note-unknown.ts';
import { outcomeUnknown } from '../../change/outcome-unknown.ts';
import type { SiteRow } from '../../site.store.ts';
import { requestError } from '../../site-failure.ts';
import { nextKeyKind } from '../../site-keys/signing.ts';
import { type Registration, type RegistrationCredentials, registerSite } from '../register-site.ts';
import { hasUnverifiedKey } from './earlier-key.ts';
import { keyStored, mayHoldKey } from './key-stored.ts';
import { dropRegistration, keepRegistration, selectRegistration } from './registration.store.ts';
import type { OpenRegistration, RegistrationRequest, Wish } from './registration.ts';
import { argsFor, askWithKey, diedOf, proveKey, type SiteKey } from './site-key.ts';

/** A requested registration. The caller holds the lease named `place`. */
export interface WantedRegistration {
  readonly place: string;
  readonly wish: Extract<Wish, 'connect' | 'rotate'>;
  /** The stored site to reconnect, or to give another key. */
  readonly row?: SiteRow | undefined;
  /** With its stored key. */
  readonly earlier?: SiteConnection | undefined;
  readonly address: SiteAddress;
  readonly credentials: RegistrationCredentials;
  readonly request?: Partial<RegistrationRequest>;
  /** The key to register instead of a fresh one: that of another dashboard, with which the site is shared then. */
  readonly pair?: SiteKeyPair | undefined;
  /** What to do if the outcome stays unknown. */
  readonly advice: string;
}

/**
 * Registers on a site so that neither a crash nor a lost answer leaves it with a key that nobody has: the key is
 * stored, sealed, before it is sent, and until it is known whether the site accepted it. An open attempt continues with
 * its key, whatever key is wanted. A site that doesn't verify P-256 keys gets an RSA key at once
 * (docs/decisions/0037). Whoever stores the result drops the registration in the same transaction.
 * @throws ConnectorError if the site certainly did not register.
 * @throws AppError outcome_unknown.
 */
export async function registerSafely(ctx: Ctx, wanted: WantedRegistration): Promise<Registration> {
  const { place, row, address, wish } = wanted;
  const open = await selectRegistration(ctx, place);
  const pair = open ? keyOfOpen(open) : (wanted.pair ?? (await generateKeyPair(nextKeyKind(row, ctx.clock.now()))));
  const { privateKey } = pair;
  const server = open?.secrets.server ?? wanted.credentials.server;
  const regverify = wanted.credentials.regverify ?? open?.secrets.regverify;
  const nextServer = open ? open.secrets.nextServer : wanted.credentials.nextServer;
  const credentials = { ...wanted.credentials, server, nextServer, regverify };
  const shared = open ? open.request.shared : wanted.pair !== undefined;
  const p256RefusedAt = open?.secrets.p256RefusedAt ?? (keyKindOf(privateKey) === 'rsa' ? refusedAt(row) : null);
  const key: SiteKey = { address, credentials, ...pair, p256RefusedAt, row, brief: wish === 'rotate' };
  const before = open && (await askWithKey(ctx, key).catch(noBug));
  if (before && !(before instanceof ConnectorError)) return { ...before, shared };
  const asked = { ...wanted, request: { ...wanted.request, shared } };
  return { ...(await attempt(ctx, asked, { key, fresh: open === undefined, died: diedOf(before) })), shared };
}

interface Attempt {
  readonly key: SiteKey;
  /** Nothing was sent before with this key, or with an earlier one of the same attempt. */
  readonly fresh: boolean;
  /** The site, asked with this key before, died of it: it did not say that it doesn't know it. */
  readonly died?: boolean;
}

/** Sends the key, and determines whether the site verifies it. */
export async function attempt(
  ctx: Ctx,
  wanted: WantedRegistration,
  { key, ...before }: Attempt,
): Promise<Registration> {
  const { place, row, address, wish } = wanted;
  const sentAt = ctx.clock.now();
  await keepRegistration(ctx, { place, siteId: row?.id, wish, sentAt, ...kept(ctx, wanted, key) });
  let registration: Registration;
  try {
    const { privateKey, publicPem = publicPemOf(privateKey), credentials } = key;
    const keys = { privateKey, publicPem };
    registration = await registerSite(ctx, address, credentials, keys, argsFor(ctx, key));
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return await afterFailure(ctx, wanted, { ...before, key, error, sentAt });
  }
  const facts = { ...registration.key, p256RefusedAt: key.p256RefusedAt };
  const proof = await proveKey(ctx, key);
  if (proof === undefined) return { ...registration, key: facts };
  if (proof !== 'refused') return { ...registration, key: { ...facts, signing: proof, proven: true } };
  // With RSA there is nothing else to try: the site has answered that it is connected.
  if (keyKindOf(key.privateKey) === 'rsa') return { ...registration, key: facts };
  const { regverify } = registration.secrets;
  const credentials = { ...key.credentials, regverify: regverify === undefined ? undefined : String(regverify) };
  return fallBack(ctx, wanted, { ...key, credentials });
}

/**
 * The site accepted a P-256 key that it doesn't verify. The reconnect secret, or else the password, gives access again.
 */
export async function fallBack(ctx: Ctx, wanted: WantedRegistration, key: SiteKey): Promise<Registration> {
  ctx.log.info({ url: key.address.url }, 'the site does not verify P-256 keys, and gets an RSA key');
  const pair = await generateKeyPair('rsa');
  const { regverify, password, ...others } = key.credentials;
  const credentials = { ...others, ...(regverify === undefined ? { password } : { regverify }) };
  const next = { ...key, ...pair, credentials, p256RefusedAt: ctx.clock.now() };
  return attempt(ctx, wanted, { key: next, fresh: false });
}

interface Failure extends Attempt {
  readonly error: ConnectorError;
  readonly sentAt: number;
}

/** The site may have registered after all: then it accepts the key. */
async function afterFailure(ctx: Ctx, wanted: WantedRegistration, failure: Failure): Promise<Registration> {
  const { place, row, address, advice, wish } = wanted;
  const { key, error, sentAt: at, fresh } = failure;
  const ask = () => askWithKey(ctx, key);
  const maybe = error.delivered === 'maybe';
  const seen = maybe
    ? await lookAfterwards(ctx, { at, trouble: error }, ask, answer => answer !== undefined)
    : { state: undefined, final: true };
  if ('state' in seen && seen.state) return seen.state;
  const died = 'silence' in seen ? diedOf(seen.silence) : failure.died;
  if (await mayHoldKey(ctx, wanted, { key, error, died })) throw await keyStored(ctx, wanted, failure);
  // A firewall, or an address without a connector: that is the failure to report. The key is kept in case it is
  // otherwise.
  if ('silence' in seen && isShut(seen.silence, error)) throw error;
  if ('silence' in seen || !seen.final) {
    const asked = { rotate: 'rotate-site-key', connect: row ? 'reconnect-site' : 'add-site' }[wish];
    await noteUnknown(ctx, { siteId: row?.id, wanted: asked, detail: { url: address.url } });
    throw requestError(outcomeUnknown('whether the site accepted the connection', error, advice));
  }
  if (maybe && (await hasUnverifiedKey(ctx, key, wanted.earlier))) return fallBack(ctx, wanted, key);
  // An earlier attempt with the same key may still be in progress: it is settled later (settle-registrations.ts).
  if (fresh) await ctx.database.write(trx => dropRegistration(trx, place));
  throw error;
}

function kept(ctx: Ctx, { request }: WantedRegistration, { address, credentials, privateKey, p256RefusedAt }: SiteKey) {
  const { url, verifyTls, httpAuth } = address;
  const { user: admin, server, nextServer, regverify, uniqueId } = credentials;
  const der = Buffer.from(exportPrivateKey(privateKey)).toString('base64');
  return {
    request: { url, verifyTls, admin, requestedBy: actorName(ctx.actor), ...request },
    secrets: { privateKey: der, server, nextServer, regverify, uniqueId, httpAuth, p256RefusedAt },
  };
}

function keyOfOpen({ secrets }: OpenRegistration): SiteKeyPair {
  const privateKey = importPrivateKey(Buffer.from(secrets.privateKey, 'base64'));
  return { privateKey, publicPem: publicPemOf(privateKey) };
}

const refusedAt = (row: SiteRow | undefined) => row?.p256_refused_at ?? null;

/** Whatever the site answered, the registration itself will show. */
function noBug(error: unknown): ConnectorError {
  if (!(error instanceof ConnectorError)) throw error;
  return error;
}
