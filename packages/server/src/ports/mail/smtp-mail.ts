import { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { OutboundError } from '../outbound/port.ts';
import { type Mail, MailError, NO_MAIL_SERVER, type OutgoingMail } from './port.ts';
import { type SmtpSettings, senderAddress, senderDomain, smtpOptions } from './smtp-options.ts';

/** A mail that takes longer is given up, whatever goes on. Less than the shortest lease of those who wait for it. */
const DEADLINE_MS = 4 * 60_000;
/** Somebody looks on while a mail server is checked. */
const CHECK_DEADLINE_MS = 60_000;

/** Sends by SMTP. The library is loaded with the first mail. */
export function smtpMail(settings: SmtpSettings): Mail {
  const isReady = () => settings.url !== '' && settings.from !== '';
  return {
    get ready() {
      return isReady();
    },
    async send(mail) {
      if (!isReady()) throw new MailError(NO_MAIL_SERVER);
      const progress = { handedOver: false };
      // The timeouts of the library begin anew with each line of the server.
      const signal = AbortSignal.timeout(mail.deadlineMs ?? DEADLINE_MS);
      return told(
        async transport => {
          transport.use('stream', ({ message }, next) => {
            message.transform(() => noteEnd(progress));
            next();
          });
          const sent = await transport.sendMail({ ...asMessage(mail, settings.from), signal });
          const refused = (sent.rejectedErrors ?? []).map(refusalIn);
          const first = refused.length === 0 ? '' : `Refused: ${refused.join(', ')}. `;
          return { answer: `${first}${sent.response}`, refused };
        },
        { progress },
      );
    },
    async check(deadlineMs = CHECK_DEADLINE_MS) {
      if (!isReady()) throw new MailError(NO_MAIL_SERVER);
      const signal = AbortSignal.timeout(deadlineMs);
      // The library takes no signal here: what ends is the socket that it gets.
      const checked = told(transport => transport.verify(), { socket: new Socket({ signal }) });
      await checked.catch(error => {
        throw signal.aborted ? new MailError(TOO_LONG, { cause: error }) : error;
      });
    },
  };

  async function told<T>(
    work: (transport: Transport) => Promise<T>,
    { progress, socket }: { progress?: { readonly handedOver: boolean }; socket?: Socket },
  ): Promise<T> {
    const { createTransport } = await import('nodemailer');
    try {
      const { url } = settings; // somebody may change it meanwhile
      const address = await settings.addressOf?.(new URL(url).hostname.replace(/^\[|\]$/g, ''));
      if (socket?.destroyed) throw new MailError(TOO_LONG); // the library would revive it
      const { password, passwordFile } = settings;
      const options = smtpOptions({ url, password, passwordFile }, address);
      const transport = createTransport(socket === undefined ? options : { ...options, socket });
      const done = await work(transport).finally(() => transport.close());
      await settings.signedIn?.(url).catch(() => {}); // the store is away: what was sent was sent
      return done;
    } catch (error) {
      throw mailError(error, progress?.handedOver ?? false);
    }
  }
}

/** Passes a mail on, and notes when all of it has gone out: from then on it may have arrived. */
function noteEnd(progress: { handedOver: boolean }): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      progress.handedOver = true;
      done();
    },
  });
}

const refusalIn = ({ recipient, response }: { readonly recipient?: string; readonly response?: string }) =>
  `${recipient} (${response})`;

type Transport = ReturnType<typeof import('nodemailer').createTransport>;

function asMessage({ to, subject, text, html, messageKey, senderName, attachments = [] }: OutgoingMail, from: string) {
  const name = oneLine(senderName ?? '');
  return {
    from: name === '' ? from : { name, address: senderAddress(from) },
    to: to.map(address => ({ name: '', address })),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${messageKey}@${senderDomain(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
      filename: oneLine(fileName),
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers end with a line: a name that contains one must not add a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function mailError(error: unknown, handedOver: boolean): MailError {
  if (error instanceof MailError) return error;
  if (error instanceof OutboundError) return new MailError(error.message, { cause: error });
  const { code, responseCode, response, command } = error as Record<string, unknown>;
  const replyCode = typeof responseCode === 'number' ? responseCode : undefined;
  const reply = typeof response === 'string' && response !== '' ? ` It said: ${response}` : '';
  const about =
    replyCode !== undefined && replyCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command));
  return new MailError(`${FAULTS[String(code)] ?? 'The mail was not accepted.'}${reply}`, {
    replyCode,
    permanent: about,
    mayHaveArrived: handedOver && replyCode === undefined,
    cause: error,
  });
}

const TOO_LONG = 'The mail server took too long to answer.';

const FAULTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or the password.',
  ECONNECTION: 'The mail server cannot be reached.',
  ESOCKET: 'The connection to the mail server failed.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server took too long to accept the mail.',
  EDNS: 'The name of the mail server was not found.',
  ETLS: 'The mail server does not offer an encrypted connection. For one on this machine add ?tls=off to its address.',
  EENVELOPE: 'The mail server refused the sender or a recipient.',
  EMESSAGE: 'The mail server refused the mail.',
  ENOENT: 'The file of SITEKEEPER_SMTP_PASSWORD_FILE cannot be read.',
  EACCES: 'The file of SITEKEEPER_SMTP_PASSWORD_FILE cannot be read.',
};
