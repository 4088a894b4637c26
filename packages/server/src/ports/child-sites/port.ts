import type { KeyObject } from 'node:crypto';
import type { CertificateProblem, ConnectorCall } from '@sitekeeper/protocol';

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
  /** May be read from its sealed form at each use: ask for it when signing, not before. */
  readonly privateKey: KeyObject;
  /** Unguessable text that the site knows this dashboard by; the same in every call. */
  readonly server: string;
}

export interface SiteReply<Reply> {
  readonly value: Reply;
  /** The site's address as it turned out (after a redirect to https or www): store it when it differs. */
  readonly url: string;
}

export interface CheckResult {
  /** The site's address answered 2xx or 3xx. */
  readonly reachable: boolean;
  /** 0 when there was no answer, or none but redirects that lead nowhere. */
  readonly httpStatus: number;
  /** Milliseconds, whole. */
  readonly elapsedMs: number;
  /** Why the address is not reachable, in a sentence. */
  readonly reason?: string;
  /** What is wrong with the certificate, where that is why. */
  readonly certificate?: CertificateProblem;
}

/** Looks whether a request is still wanted. */
export type Look = (effect: 'read' | 'change') => Promise<void>;

/** What a visitor of the front page got. */
export interface PageVisit {
  /** 0 when there was no answer. */
  readonly httpStatus: number;
  /** Size of the page, counted up to 512 KiB. */
  readonly bytes: number;
  /** The page, as far as it was counted. */
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
   * The same sites; `look` is called when it is a request's turn, after the look of these, and what it throws ends the
   * request before it is sent.
   */
  watched(look: Look): ChildSites;
  /**
   * The same sites; `note` is called once in each call that changes something, when its connection stands and before its
   * first byte leaves. What it throws ends the call, and nothing is sent. Where it wasn't called, nothing was.
   */
  noting(note: () => Promise<void>): ChildSites;
  /** Requests that wait for their turn. */
  waiting(): number;
}
