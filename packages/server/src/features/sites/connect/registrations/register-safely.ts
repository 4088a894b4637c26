import type { KeyObject } from 'node:crypto';
import {
  ConnectorError,
  exportPrivateKey,
  generateKeyPair,
  importPrivateKey,
  publicPemOf,
  type SiteKeyPair,
  type SiteReport,
  stats,
} from '@sitekeeper/protocol';
import { actorName, type Ctx, type Services } from '../../../../kernel/context.ts';
import type { SiteAddress } from '../../../../ports/child-sites/port.ts';
import { isShut, lookAfterwards } from '../../change/look-afterwards.ts';
import { noteUnknown } from '../../change/note-unknown.ts';
import { outcomeUnknown } from '../../change/outcome-unknown.ts';
import type { SiteRow } from '../../site.store.ts';
import { requestError } from '../../site-failure.ts';
import { statsArgs } from '../../sync/ask-site.ts';
import { adoptWww, type Registration, type RegistrationCredentials, registerSite } from '../register-site.ts';
import { dropRegistration, keepRegistration, selectRegistration } from './registration.store.ts';
import type { OpenRegistration, RegistrationRequest } from './registration.ts';

/** A registration that is wanted. The caller holds the lease named `place`. */
export interface WantedRegistration {
  readonly place: string;
  /** The stored site that is to be connected again. */
  readonly row?: SiteRow;
  readonly address: SiteAddress;
  readonly credentials: RegistrationCredentials;
  readonly request?: Pick<RegistrationRequest, 'name' | 'client_id' | 'tags'>;
  /** What to do where the outcome stays unknown. */
  readonly advice: string;
}

/**
 * Registers on a site so that no crash and no lost answer leaves it with a key that nobody has: the key is kept, sealed,
 * before it is sent, and until it is known whether the site took it. An attempt that is open goes on with its key.
 * Whoever stores what this returns drops the registration in the same transaction.
 * @throws ConnectorError when the site certainly did not register. @throws AppError outcome_unknown.
 */
export async function registerSafely(ctx: Ctx, wanted: WantedRegistration): Promise<Registration> {
  const { place, row, address } = wanted;
  const open = await selectRegistration(ctx, place);
  const keys = open ? pairOf(open) : await generateKeyPair();
  const credentials = { ...wanted.credentials, server: open?.secrets.server ?? wanted.credentials.server };
  const key: SiteKey = { address, credentials, privateKey: keys.privateKey, row };
  const before = open && (await askWithKey(ctx, key).catch(onlyBugs));
  if (before) return before;
  const sentAt = ctx.clock.now();
  await keepRegistration(ctx, { place, siteId: row?.id, wish: 'connect', sentAt, ...kept(ctx, wanted, key) });
  try {
    return await registerSite(ctx, address, credentials, keys);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return await afterFailure(ctx, wanted, { key, error, sentAt, fresh: open === undefined });
  }
}

interface Failure {
  readonly key: SiteKey;
  readonly error: ConnectorError;
  readonly sentAt: number;
  /** Nothing was sent with this key before. */
  readonly fresh: boolean;
}

/** The site may have registered all the same: then it answers to the key. */
async function afterFailure(
  ctx: Ctx,
  { place, row, address, advice }: WantedRegistration,
  failure: Failure,
): Promise<Registration> {
  const { key, error, sentAt: at, fresh } = failure;
  const ask = () => askWithKey(ctx, key);
  const seen =
    error.delivered === 'maybe'
      ? await lookAfterwards(ctx, { at, trouble: error }, ask, answer => answer !== undefined)
      : { state: undefined, final: true };
  if ('state' in seen && seen.state) return seen.state;
  // A firewall, or an address without a connector: that is what there is to say. The key stays, should it be otherwise.
  if ('silence' in seen && isShut(seen.silence, error)) throw error;
  if ('silence' in seen || !seen.final) {
    const wanted = row ? 'reconnect-site' : 'add-site';
    await noteUnknown(ctx, { siteId: row?.id, wanted, detail: { url: address.url } });
    throw requestError(outcomeUnknown('whether the site accepted the connection', error, advice));
  }
  // An earlier attempt with the same key may be under way still: that one is looked after (settle-registrations.ts).
  if (fresh) await ctx.database.write(trx => dropRegistration(trx, place));
  throw error;
}

export interface SiteKey {
  readonly address: SiteAddress;
  readonly credentials: RegistrationCredentials;
  readonly privateKey: KeyObject;
  readonly row?: SiteRow | undefined;
}

/**
 * Asks a site for its report with the key of a registration.
 * @returns the registration as if the site had answered it; undefined when it doesn't know the key.
 * @throws ConnectorError when the site can't tell.
 */
export async function askWithKey(services: Services, key: SiteKey): Promise<Registration | undefined> {
  const { address, credentials, privateKey, row } = key;
  const { user, server, regverify } = credentials;
  const args = statsArgs(services, { server, regverify, ...(row ? { row } : {}) });
  try {
    const { value, url } = await services.childSites.call({ ...address, user, server, privateKey }, stats, args);
    return registrationOf(key, value, url);
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'disconnected') return undefined;
    throw error;
  }
}

function registrationOf({ credentials, privateKey }: SiteKey, report: SiteReport, url: string): Registration {
  const { user, server } = credentials;
  const { uniqueId = '' } = report;
  const regverify = report.regverify ?? credentials.regverify;
  return {
    reply: { report, uniqueId, user, regverify: report.regverify },
    url: adoptWww(url, report.siteUrl),
    secrets: {
      private_key: exportPrivateKey(privateKey),
      server,
      ...(regverify === undefined ? {} : { regverify }),
      ...(uniqueId === '' ? {} : { unique_id: uniqueId }),
    },
  };
}

function kept(ctx: Ctx, { address, request }: WantedRegistration, { credentials, privateKey }: SiteKey) {
  const { url, verifyTls, httpAuth } = address;
  const { user: admin, server, regverify } = credentials;
  return {
    request: { url, verifyTls, admin, requestedBy: actorName(ctx.actor), ...request },
    secrets: { privateKey: Buffer.from(exportPrivateKey(privateKey)).toString('base64'), server, regverify, httpAuth },
  };
}

function pairOf({ secrets }: OpenRegistration): SiteKeyPair {
  const privateKey = importPrivateKey(Buffer.from(secrets.privateKey, 'base64'));
  return { privateKey, publicPem: publicPemOf(privateKey) };
}

/** Whatever the site said: the registration itself will tell. */
function onlyBugs(error: unknown): undefined {
  if (!(error instanceof ConnectorError)) throw error;
}
