import type { SiteReport } from '@sitekeeper/protocol';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { Signing } from '../site-keys/signing.ts';

/** A site of another dashboard, with the key that both are to use. */
export interface SharedSite {
  /** Reserved for it. */
  readonly id: number;
  readonly name: string;
  readonly address: SiteAddress;
  /** Login of an administrator. */
  readonly admin: string;
  /** PKCS#8 DER of an RSA key. */
  readonly privateKey: Uint8Array;
  readonly uniqueId: string;
  /** The reconnect secret of the other dashboard. */
  readonly regverify: string | undefined;
  /** The other dashboard signs with SHA-1. */
  readonly sha1: boolean;
}

/** What a site answered to the shared key; undefined for one that was not asked. */
export interface SharedAnswer {
  readonly report: SiteReport;
  /** Its final address. */
  readonly url: string;
  readonly signing: Signing;
}

export interface SharedSiteToStore {
  readonly site: SharedSite;
  readonly answer: SharedAnswer | undefined;
}
