import type { CertificateProblem } from '@sitekeeper/protocol';

/** The one way out: every request to an address that somebody typed. Redirects are not followed here. */
export interface Outbound {
  /** @throws OutboundError */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Requests that wait for their turn, to check before handing out more work. */
  waiting(): number;
  close(): Promise<void>;
}

export interface OutboundRequest {
  /** http or https, without credentials. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A function is called at this request's turn: a waiting body costs nothing, and a signature stays fresh. */
  readonly body?: string | (() => Promise<string>);
  /** Called when it is this request's turn; what it throws ends the request, and nothing is sent. */
  readonly atItsTurn?: (() => Promise<void>) | undefined;
  /**
   * Only with a body. Called once connected, before the first byte leaves; what it throws ends the request, and nothing
   * is sent.
   */
  readonly beforeSending?: (() => Promise<void>) | undefined;
  /** Milliseconds for the whole exchange, from the moment it is this request's turn. */
  readonly deadlineMs: number;
  readonly verifyTls: boolean;
  /** The connection ends with the answer, as no further request is expected soon. Otherwise it is kept for a second. */
  readonly closes?: boolean;
  /** Only status and headers are wanted. */
  readonly withoutBody?: boolean;
  /** Only the first bytes of the body are wanted: what comes after them is not read. */
  readonly firstBytes?: number;
  /** Most bytes of the body, unpacked; the client's own limit by default. */
  readonly maxBytes?: number;
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

  constructor(
    fault: OutboundFault,
    message: string,
    more: { sent: boolean; cause?: unknown; certificate?: CertificateProblem | undefined },
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.fault = fault;
    this.sent = more.sent;
    this.certificate = more.certificate;
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
}
