import type { SharedAnswer, SharedSite, SiteFailure } from '../../sites/index.ts';
import type { ImportSite } from '../store/chosen-sites.store.ts';

/** What a site needs to be adopted with its key; undefined if its secrets are gone. */
export function sharedSiteOf({ row, details, secrets }: ImportSite): SharedSite | undefined {
  if (!secrets?.privateKey || row.site_id === null) return undefined;
  const { privateKey, reconnectSecret, uniqueId, httpAuth } = secrets;
  return {
    id: row.site_id,
    name: row.name,
    address: { url: row.url, verifyTls: details.verifyTls, ...(httpAuth ? { httpAuth } : {}) },
    admin: row.login,
    privateKey: Buffer.from(privateKey, 'base64'),
    uniqueId,
    regverify: reconnectSecret,
    sha1: details.signAlgorithm === 1,
  };
}

/** How asking one site ended. */
export type Adoption =
  | { readonly from: ImportSite; readonly site: SharedSite; readonly answer: SharedAnswer | undefined }
  | { readonly from: ImportSite; readonly failure: SiteFailure };

/** A site that does not accept the key may still accept the reconnect secret, when the import is cut over. */
export function waitsForCutOver({ from, failure }: Extract<Adoption, { failure: SiteFailure }>): boolean {
  return failure.kind === 'disconnected' && from.secrets?.reconnectSecret !== undefined;
}
