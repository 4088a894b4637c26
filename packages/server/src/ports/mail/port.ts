/** Both can be set on the page Settings while the server runs; what the environment sets is in force from the next start on. */
export const NO_MAIL_SERVER =
  'No mail server is set up. Set its address and the sender on the page Settings, or SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM before the server starts.';

/** Sends mail by the mail server of the owner. */
export interface Mail {
  /** Whether a mail server is set up. */
  readonly ready: boolean;
  /** @throws MailError if nobody is sent it. */
  send(mail: OutgoingMail): Promise<SentMail>;
  /** Connects and signs in, without sending anything, within a minute where nothing is said. @throws MailError */
  check(deadlineMs?: number): Promise<void>;
}

export interface SentMail {
  /** What the mail server said, after whom it refused. */
  readonly answer: string;
  /** Recipients that it refused, each with its words; the others are sent the mail. */
  readonly refused: readonly string[];
}

export interface OutgoingMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The part of the Message-ID before the @: the same when a mail is sent again, so that the repeat can be recognised. */
  readonly messageKey: string;
  /** Shown as the name of the sender in place of the one of the settings; the address stays. */
  readonly senderName?: string | undefined;
  readonly attachments?: readonly Attachment[];
  /** It is given up after so long; a few minutes where nothing is said. */
  readonly deadlineMs?: number;
}

export interface Attachment {
  readonly fileName: string;
  /** Such as `application/pdf`. */
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export class MailError extends Error {
  override readonly name = 'MailError';
  /** Code of the reply of the mail server. */
  readonly replyCode: number | undefined;
  /** It refused this mail, and would refuse it again. */
  readonly permanent: boolean;
  /** The whole mail was handed over, and no answer came: only the recipients can tell whether it arrived. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, more: MailFault = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.replyCode = more.replyCode;
    this.permanent = more.permanent ?? false;
    this.mayHaveArrived = more.mayHaveArrived ?? false;
  }
}

interface MailFault {
  readonly replyCode?: number | undefined;
  readonly permanent?: boolean;
  readonly mayHaveArrived?: boolean;
  readonly cause?: unknown;
}
