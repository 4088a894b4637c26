import type { CertificateProblem, ConnectorCall, SigningKey } from '@sitekeeper/protocol';

/** What is needed to reach a site, without the key. */
export interface SiteAddress {
  /** Normalised, with a slash at the end. */
  readonly url: string;
  readonly verifyTls: boolean;
  /** HTTP Basic credentials that protect the site itself. */
  readonly httpAuth?: { readonly user: string; readonly password: string };
}

/** A site that accepted our key. */
export interface SiteConnection extends SiteAddress {
  /** Login of the administrator that the connection belongs to. */
  readonly user: string;
  /** May be made at each use: read it when signing, not before. */
  readonly privateKey: SigningKey;
  /** PHP of the site has no OpenSSL: its connector verifies with a library of its own. */
  readonly forLibrary?: boolean | undefined;
  /** Signs with SHA-1: another dashboard does, and stronger signatures would lock it out. */
  readonly sha1?: boolean | undefined;
  /**
   * Unguessable text that the site knows this dashboard by; the same in every call. '' for a site that must go on knowing
   * another dashboard.
   */
  readonly server: string;
}

export interface SiteReply<Reply> {
  readonly value: Reply;
  /** The site's final address (after a redirect to https or www): store it if it differs. */
  readonly url: string;
}

export interface CheckResult {
  /** The site's address answered 2xx or 3xx. */
  readonly reachable: boolean;
  /** 0 if there was no answer, or only redirects that lead nowhere. */
  readonly httpStatus: number;
  /** Milliseconds, whole. */
  readonly elapsedMs: number;
  /** Why the address is not reachable, in a sentence. */
  readonly reason?: string;
  /** What is wrong with the certificate, if that is the reason. */
  readonly certificate?: CertificateProblem;
}

/** Checks whether a request is still wanted. */
export type Look = (effect: 'read' | 'change') => Promise<void>;

/** The front page as a visitor sees it. */
export interface PageVisit {
  /** 0 when there was no answer. */
  readonly httpStatus: number;
  /** Size of the page, counted up to 512 KiB. */
  readonly bytes: number;
  /** The page, as far as it was read. */
  readonly html: string;
  /** Why there was no answer. */
  readonly reason?: string;
}

/** The answer to a plain request, without its page. */
export interface Peek {
  /** 0 when there was no answer. */
  readonly httpStatus: number;
  /** Where the site sends the visitor. */
  readonly location?: string;
}

/** The remote sites, each running the connector plugin. All failures are ConnectorError, classified. */
export interface ChildSites {
  /**
   * A signed call. A `change` is never sent twice: after an uncertain outcome, read. @throws ConnectorError
   * @param deadlineMs Instead of the deadline of the call's kind.
   */
  call<Args, Reply>(
    site: SiteConnection,
    call: ConnectorCall<Args, Reply>,
    args: Args,
    deadlineMs?: number,
  ): Promise<SiteReply<Reply>>;
  /** An unsigned call: register and probe. @throws ConnectorError */
  callUnsigned<Args, Reply>(
    site: SiteAddress,
    user: string,
    call: ConnectorCall<Args, Reply>,
    args: Args,
  ): Promise<SiteReply<Reply>>;
  /** One plain request to the site's address, no connector involved; redirects followed, at most 5. Never throws. */
  check(site: SiteAddress): Promise<CheckResult>;
  /** The site's front page, rebuilt as far as caches allow; follows at most 5 redirects. Never throws. */
  visit(site: SiteAddress): Promise<PageVisit>;
  /** One plain request to a path under the site's address; a redirect is returned, not followed. Never throws. */
  peek(site: SiteAddress, path: string): Promise<Peek>;
  /**
   * The same sites; `look` is called at the turn of each request, after the one of these sites, and what it throws ends
   * the request before it is sent.
   */
  watched(look: Look): ChildSites;
  /**
   * The same sites; `note` is called once in each changing call, when it is connected and before its first byte leaves.
   * What it throws ends the call, and nothing is sent. If it wasn't called, nothing was sent.
   */
  noting(note: () => Promise<void>): ChildSites;
  /** Requests that wait for their turn. */
  waiting(): number;
}
