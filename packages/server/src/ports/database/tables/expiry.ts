import type { Generated } from 'kysely';

/** What runs out, and conditions of sites that begin and end. */
export interface ExpiryTables {
  /**
   * The certificate that a site had when one was seen last, or that ends first of those it shows in turn. A probe that sees
   * none changes nothing here.
   */
  site_certificates: {
    site_id: number;
    /** `host:port` */
    endpoint: string;
    issuer: string | null;
    /** Null: not known. */
    issued_at: number | null;
    expires_at: number;
    /**
     * The threshold, in days, that was told last about this certificate; null = none yet. 1000 = none yet, but one of an
     * earlier certificate, which was not renewed since.
     */
    told_days: number | null;
    seen_at: number;
    /** The end of the one that was shown before, or that is shown in turn with it; null = none. */
    other_expires_at: number | null;
    other_seen_at: number | null;
    /** 1: the site was seen to show this one again after another. */
    in_turn: Generated<number>;
  };
  /** Registered domains of sites, such as example.co.uk; one row however many sites share it. */
  domains: {
    domain: string;
    /** When the registry is asked next; 0 = as soon as possible. */
    due_at: number;
    looked_at: number | null;
    /** new | a `DomainOutcome` */
    outcome: string;
    /** Origin of the registry's server; '' as long as none is known. */
    server: string;
    /** As the registry said last, until it says another or somebody sets one that it does not confirm. */
    expires_at: number | null;
    registrar: string | null;
    /** As somebody said; counts while the registry says nothing. */
    given_expires_at: number | null;
    /** As for certificates, about `told_expires_at`. */
    told_days: number | null;
    told_expires_at: number | null;
  };
  site_domains: {
    site_id: number;
    /** The address that the domain was found in. */
    url: string;
    /** '' for an address without a registered domain. */
    domain: string;
  };
  /** Conditions that sites are in: one row from the moment one begins until it ends. */
  site_conditions: {
    site_id: number;
    /** A `SiteCondition` */
    kind: string;
    since_at: number;
    /** The data of the event that told it. */
    detail_json: string;
  };
}
