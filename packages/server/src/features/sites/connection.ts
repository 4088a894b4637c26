import { randomBytes } from 'node:crypto';
import { signingKeyOf } from '@sitekeeper/protocol';
import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import type { SiteAddress, SiteConnection } from '../../ports/child-sites/port.ts';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { idsGiven, keptStatement, rowsGiven } from '../../ports/database/statements/kept-statement.ts';
import { openReadable, type SealedColumn } from '../../ports/secrets/port.ts';
import { damagedRefusal } from './refusal.ts';
import { type SiteRow, selectSiteRows } from './site.store.ts';
import type { SiteFailure } from './site-failure.ts';

/** What is kept sealed for each site. `server` is the text by which the site knows this dashboard. */
export type SecretName = 'private_key' | 'server' | 'regverify' | 'unique_id' | 'http_auth';

/** A site, and what it takes to talk to it. */
export interface KnownSite {
  readonly row: SiteRow;
  readonly address: SiteAddress;
  /** Undefined when the site was stored without a key, or with one that does not open any more. */
  readonly connection: SiteConnection | undefined;
  /** What the store holds of the site does not open: no other site is concerned. */
  readonly damaged?: SiteFailure | undefined;
  readonly regverify: string | undefined;
  readonly uniqueId: string;
  /** '' for a shared site. */
  readonly server: string;
}

/** Whether another dashboard uses the key of this site, too: nothing that it relies on may be changed there. */
export const isShared = ({ key_shared_since }: Pick<SiteRow, 'key_shared_since'>) => key_shared_since !== null;

/** What a connection has to say about how its site verifies. */
export const howToSign = (signing: string) => ({
  forLibrary: signing === 'rsa_library',
  sha1: signing === 'rsa_sha1',
});

const placeOf = (siteId: number, name: SecretName) => `site/${siteId}/${name}`;

export const SEALED_OF_SITES: SealedColumn = {
  table: 'site_secrets',
  column: 'sealed',
  key: ['site_id', 'name'],
  place: ({ site_id, name }) => placeOf(site_id as number, name as SecretName),
};

const selectSecrets = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db.selectFrom('site_secrets').selectAll().where(sites('site_id')),
);

/** Reads sites with their secrets opened, in the order of the ids; sites that are gone are left out. */
export async function loadKnownSites(services: Services, ids: readonly number[]): Promise<KnownSite[]> {
  if (ids.length === 0) return [];
  const { db } = services.database;
  const [rows, secrets] = await Promise.all([
    inChunks(ids, sites => selectSiteRows(db, { sites })),
    inChunks(ids, sites => selectSecrets(db, { sites })),
  ]);
  const secretsOf = Map.groupBy(secrets, secret => secret.site_id);
  const byId = new Map(rows.map(row => [row.id, row as SiteRow]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row ? [knownSite(services, row, secretsOf.get(id) ?? [])] : [];
  });
}

function knownSite(services: Services, row: SiteRow, sealed: readonly { name: string; sealed: string }[]): KnownSite {
  const sealedOf = (name: SecretName) => sealed.find(secret => secret.name === name)?.sealed;
  const unreadable = new Set<SecretName>();
  const open = (name: SecretName) => {
    const value = sealedOf(name);
    const opened = value === undefined ? undefined : openReadable(services.secrets, placeOf(row.id, name), value);
    if (value !== undefined && opened === undefined) unreadable.add(name);
    return opened;
  };
  const httpAuth = open('http_auth');
  const address: SiteAddress = {
    url: row.url,
    verifyTls: row.verify_tls === 1,
    ...(httpAuth ? { httpAuth: JSON.parse(httpAuth.toString('utf8')) as { user: string; password: string } } : {}),
  };
  // Another dashboard has written its own text there, which must stay.
  const server = isShared(row) ? '' : (open('server')?.toString('utf8') ?? newServerText());
  const key = open('private_key');
  const damaged = damageOf(unreadable);
  return {
    row,
    address,
    damaged,
    connection:
      key === undefined || damaged !== undefined
        ? undefined
        : {
            ...address,
            user: row.admin_username,
            server,
            ...howToSign(row.signing),
            // Made when it signs: as objects the keys of all the sites that wait for their turn would take 3 to 10 KB each.
            get privateKey() {
              return signingKeyOf(key);
            },
          },
    regverify: open('regverify')?.toString('utf8'),
    uniqueId: open('unique_id')?.toString('utf8') ?? '',
    server,
  };
}

/** Without these the site can't be asked. Reconnect secret and unique id are only missed when it must register anew. */
function damageOf(unreadable: ReadonlySet<SecretName>): SiteFailure | undefined {
  if (unreadable.has('private_key') || unreadable.has('server')) return damagedRefusal('key');
  return unreadable.has('http_auth') ? damagedRefusal('password prompt') : undefined;
}

/** One secret of a site, opened, as text; undefined when there is none that opens. */
export async function openSecret(
  db: Queryable,
  services: Services,
  siteId: number,
  name: SecretName,
): Promise<string | undefined> {
  const ofSite = db.selectFrom('site_secrets').select('sealed').where('site_id', '=', siteId);
  const row = await ofSite.where('name', '=', name).executeTakeFirst();
  return row && openReadable(services.secrets, placeOf(siteId, name), row.sealed)?.toString('utf8');
}

/** Unguessable, because a site without password and unique id re-registers whoever knows it (docs/wire/signatures.md#weaknesses). */
export function newServerText(): string {
  return `https://sitekeeper.invalid/${randomBytes(16).toString('hex')}/`;
}

export interface SecretsOfSite {
  readonly siteId: number;
  /** undefined removes one. */
  readonly secrets: Partial<Record<SecretName, string | Uint8Array | undefined>>;
}

const insertSecrets = keptStatement(
  { fresh: rowsGiven({ site_id: 'integer', name: 'text', sealed: 'text' }) },
  ({ fresh }) => sql`insert into site_secrets (site_id, name, sealed) select site_id, name, sealed
    from ${fresh} as fresh where true
    on conflict (site_id, name) do update set sealed = excluded.sealed`,
);

/** Stores secrets of sites, sealed. */
export async function storeSecretsOfSites(
  trx: Trx,
  services: Services,
  sites: readonly SecretsOfSite[],
): Promise<void> {
  const fresh: { site_id: number; name: SecretName; sealed: string }[] = [];
  for (const { siteId, secrets } of sites) {
    const gone: SecretName[] = [];
    for (const [name, plain] of Object.entries(secrets) as [SecretName, string | Uint8Array | undefined][]) {
      if (plain === undefined) gone.push(name);
      else fresh.push({ site_id: siteId, name, sealed: services.secrets.seal(placeOf(siteId, name), plain) });
    }
    if (gone.length === 0) continue;
    await trx.deleteFrom('site_secrets').where('site_id', '=', siteId).where('name', 'in', gone).execute();
  }
  if (fresh.length > 0) await insertSecrets(trx, { fresh });
}

export function storeSiteSecrets(
  trx: Trx,
  services: Services,
  siteId: number,
  secrets: SecretsOfSite['secrets'],
): Promise<void> {
  return storeSecretsOfSites(trx, services, [{ siteId, secrets }]);
}
