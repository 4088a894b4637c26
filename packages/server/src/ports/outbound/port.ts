import type { CertificateProblem } from '@sitekeeper/protocol';

/** Of a host, as a name server says it. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Looks up the name of a host. @throws if it is not found. */
export type Lookup = (host: string) => Promise<HostAddress[]>;

/** The one way out: every request to an address that somebody typed. Redirects are not followed here. */
export interface Outbound {
  /** @throws OutboundError */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Requests that wait for their turn, to check before handing out more work. */
  waiting(): number;
  close(): Promise<void>;
}

/**
 * The way out to receivers of messages: guarded in the same way, with turns of its own, so that messages don't wait for
 * sites, nor sites for messages.
 */
export interface Receivers {
  /** @throws OutboundError */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
  /** @throws OutboundError bad_address or refused_address; a name that is not found now is accepted. */
  check(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A proxy on loopback for one browser that shows the page of a stranger: each of its connections is checked as those of
 * this server are, and all of them together are limited.
 */
export interface BrowserProxy {
  readonly port: number;
  /** Without them it refuses everything. */
  readonly credentials: { readonly username: string; readonly password: string };
  /** Ends all connections through it. */
  close(): Promise<void>;
}

/** Opens one for the page at this address. @throws OutboundError if that may not be reached, or is not found. */
export type OpenBrowserProxy = (page: string) => Promise<BrowserProxy>;

export interface OutboundRequest {
  /** http or https, without credentials. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  /** A function is called at this request's turn: a waiting body costs nothing, and a signature stays fresh. */
  readonly body?: string | Buffer | (() => Promise<string>);
  /** Told the address that the request goes to, before its turn. */
  readonly atAddress?: ((address: string) => void) | undefined;
  /** Called when it is this request's turn; what it throws ends the request, and nothing is sent. */
  readonly atItsTurn?: (() => Promise<void>) | undefined;
  /**
   * Only with a body. Called once connected, before the first byte leaves; what it throws ends the request, and nothing
   * is sent.
   */
  readonly beforeSending?: (() => Promise<void>) | undefined;
  /** Called when the answer has arrived, which may be a while before it is read. */
  readonly onAnswer?: (() => void) | undefined;
  /** Goes before all that wait for the same address. */
  readonly first?: boolean;
  /** Given for a host whose name a stranger chose; aborted once nobody waits for its look-up: see `FairLookup`. */
  readonly stranger?: AbortSignal | undefined;
  /** Milliseconds for the whole exchange, from the moment it is this request's turn; read then. */
  readonly deadlineMs: number;
  readonly verifyTls: boolean;
  /** The connection ends with the answer, as no further request is expected soon. Otherwise it is kept for a second. */
  readonly closes?: boolean;
  /** Only status and headers are wanted. */
  readonly withoutBody?: boolean;
  /** Only the first bytes of the body are wanted: what comes after them is not read. */
  readonly firstBytes?: number;
  /**
   * Takes the body of an answer with status 200 as it arrives, unpacked, in place of `body`, which is empty then. The
   * next piece is read once this one was taken; what it throws ends the request.
   */
  readonly take?: (piece: Buffer) => Promise<void>;
  /** Most bytes of the body, unpacked; the client's own limit by default. */
  readonly maxBytes?: number;
  /**
   * May be sent twice: while other requests wait for their turn, a body of over 512 KB is given up, and asked for again
   * once none waits. It is one of many: its answer is read after those to all other requests.
   */
  readonly repeatable?: boolean;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Without cookies: sites set those of a live administrator session, which must not be available here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Milliseconds from the request's turn to the end of the answer. */
  readonly elapsedMs: number;
}

export type OutboundFault =
  | 'bad_address'
  | 'refused_address'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'broken'
  | 'timeout'
  | 'too_large';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly fault: OutboundFault;
  /** False when the request certainly never reached the site. */
  readonly sent: boolean;
  /** What is wrong with the certificate, where that is why; only with `tls`. */
  readonly certificate: CertificateProblem | undefined;
  /** This server had no place for it: that says nothing about the site. Only with `dns`. */
  readonly untried: boolean;

  constructor(
    fault: OutboundFault,
    message: string,
    more: { sent: boolean; cause?: unknown; certificate?: CertificateProblem | undefined; untried?: boolean },
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.fault = fault;
    this.sent = more.sent;
    this.certificate = more.certificate;
    this.untried = more.untried ?? false;
  }
}

/** Decides when a request may be sent to a site: a limited number at once over all, and to one address. */
export interface Turns {
  /**
   * Waits for a turn. @param first Goes before all that wait already; default: behind them.
   * @returns what ends the turn, and does nothing when called again.
   */
  enter(address: string, first?: boolean): Promise<() => void>;
  /** Requests that wait for a place among all. */
  readonly waiting: number;
  /** Requests that have had theirs for seconds. */
  readonly hanging: number;
  /** Resolves once none waits. */
  quiet(): Promise<void>;
}
