import type { Services } from '../../kernel/context.ts';
import { type StoredFinding, storedFinding, storeFinding } from './security.store.ts';
import { keptMs, NO_TLS, type SslStatus, sslStatus, tlsEndpoint } from './ssl-status.ts';

const DEADLINE_MS = 10_000;

type Needed = Pick<Services, 'database' | 'tlsProbe' | 'clock'>;
type Site = { readonly id: number; readonly url: string };

/** The state of a site's certificate: as stored, or by an immediate probe if nothing recent is stored. */
export async function sslStatusOf(services: Needed, site: Site): Promise<SslStatus> {
  const { database, clock } = services;
  const target = tlsEndpoint(site.url);
  if (target === undefined) return NO_TLS;
  const kept = await storedFinding(database.db, site.id);
  const fresh =
    kept?.endpoint === `${target.host}:${target.port}` && clock.now() - kept.probedAt < keptMs(kept) ? kept : undefined;
  return sslStatus(fresh ?? (await probeSite(services, site, target)), clock.now());
}

/** Probes a site's certificate and stores the result. */
export async function probeSite(
  { database, tlsProbe, clock }: Needed,
  site: Site,
  target: NonNullable<ReturnType<typeof tlsEndpoint>>,
): Promise<StoredFinding> {
  const finding = await tlsProbe.probe({ ...target, deadlineMs: DEADLINE_MS });
  const found = { ...finding, endpoint: `${target.host}:${target.port}`, probedAt: clock.now() };
  await storeFinding(database, site.id, found);
  return found;
}
