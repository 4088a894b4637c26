import type { KeyObject } from 'node:crypto';
import {
  ConnectorError,
  exportPrivateKey,
  MINIMAL_SYNC_DATA,
  probe,
  probeOutcome,
  type SiteReport,
  type StatsArgs,
  stats,
} from '@sitekeeper/protocol';
import type { Services } from '../../../../kernel/context.ts';
import type { SiteAddress, SiteReply } from '../../../../ports/child-sites/port.ts';
import type { SiteRow } from '../../site.store.ts';
import { type Signing, signingOf } from '../../site-keys/signing.ts';
import { statsArgs } from '../../sync/ask-site.ts';
import { adoptWww, type Registration, type RegistrationCredentials } from '../register-site.ts';

/** A key that was or will be sent to a site, and its user. */
export interface SiteKey {
  readonly address: SiteAddress;
  readonly credentials: RegistrationCredentials;
  readonly privateKey: KeyObject;
  /** Its public key, if already known. */
  readonly publicPem?: string | undefined;
  /** When the site turned out not to verify P-256 keys, ms epoch. */
  readonly p256RefusedAt: number | null;
  readonly row?: SiteRow | undefined;
  /** Shared with a dashboard that signs with SHA-1. */
  readonly sha1?: boolean | undefined;
  /** The report of the site is not stored: next to nothing is requested. */
  readonly brief?: boolean | undefined;
}

/** The parts that `register` and the first calls request. */
export function argsFor(services: Services, { credentials, row, brief }: SiteKey): StatsArgs {
  const { regverify } = credentials;
  const server = credentials.nextServer ?? credentials.server;
  if (brief) return { syncData: MINIMAL_SYNC_DATA, server };
  return statsArgs(services, { server, regverify, ...(row ? { row } : {}) });
}

/**
 * Requests the report of a site with the key of a registration.
 * @returns the registration as if the site had answered it; undefined if it doesn't know the key.
 * @throws ConnectorError if the site can't answer that.
 */
export async function askWithKey(services: Services, key: SiteKey): Promise<Registration | undefined> {
  try {
    const { value, url, signing } = await callSigned(services, key, argsFor(services, key));
    return registrationOf(key, value, url, signing);
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'disconnected') return undefined;
    throw error;
  }
}

/**
 * Whether a site that accepted a key verifies its signatures: only a signed call shows that
 * (docs/wire/signatures.md#key-pair).
 * @returns how it verifies, 'refused', or undefined if the site could not answer.
 */
export async function proveKey(services: Services, key: SiteKey): Promise<Signing | 'refused' | undefined> {
  try {
    return (await callSigned(services, key, argsFor(services, { ...key, brief: true }))).signing;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return error.kind === 'disconnected' || diedOf(error) ? 'refused' : undefined;
  }
}

/** PHP fails with 500 if it lacks what it needs to verify. */
export function diedOf(error: unknown): boolean {
  return error instanceof ConnectorError && error.kind === 'site_error' && error.httpStatus === 500;
}

/** Whether the site answers the unsigned probe that it holds a key of some dashboard. */
export async function holdsSomeKey(services: Services, { address, credentials }: SiteKey): Promise<boolean> {
  try {
    await services.childSites.callUnsigned(address, credentials.user, probe, {});
    return false;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return probeOutcome(error) === 'has_key';
  }
}

/** A site that fails with 500 for RSA may verify it with the library of its connector. */
export async function callSigned(
  services: Services,
  { address, credentials, privateKey, sha1 }: SiteKey,
  args: StatsArgs,
): Promise<SiteReply<SiteReport> & { readonly signing: Signing }> {
  const { user, server, nextServer = server } = credentials;
  const connection = { ...address, user, server: nextServer, privateKey, sha1 };
  const signing = sha1 ? 'rsa_sha1' : signingOf(privateKey);
  const { childSites } = services;
  try {
    return { ...(await childSites.call(connection, stats, args)), signing };
  } catch (error) {
    if (signing === 'p256' || !diedOf(error)) throw error;
    const reply = await childSites.call({ ...connection, forLibrary: true }, stats, args).catch(second => {
      throw second instanceof ConnectorError ? error : second;
    });
    return { ...reply, signing: 'rsa_library' };
  }
}

function registrationOf(key: SiteKey, report: SiteReport, url: string, signing: Signing): Registration {
  const { credentials, privateKey, p256RefusedAt } = key;
  const { user, server, nextServer = server } = credentials;
  const { uniqueId = '' } = report;
  const regverify = report.regverify ?? credentials.regverify;
  return {
    reply: { report, uniqueId, user, regverify: report.regverify },
    url: adoptWww(url, report.siteUrl),
    key: { signing, proven: true, p256RefusedAt },
    secrets: {
      private_key: exportPrivateKey(privateKey),
      server: nextServer,
      ...(regverify === undefined ? {} : { regverify }),
      ...(uniqueId === '' ? {} : { unique_id: uniqueId }),
    },
  };
}
