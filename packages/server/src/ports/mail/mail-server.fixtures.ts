import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Mailed {
  readonly to: string[];
  readonly content: string;
}

/** Accepts a mail, or breaks off although it has it: then the sender has to send it again. */
type Take = (mail: Mailed) => Took | Promise<Took>;
type Took = 'accepted' | 'answer lost';

/** A real mail server on this machine. */
export async function openMailServer(options: SMTPServerOptions = {}, take: Take = () => 'accepted') {
  const mails: Mailed[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const content = await text(stream);
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), content };
      mails.push(mail);
      done((await take(mail)) === 'accepted' ? null : Object.assign(new Error('Try later'), { responseCode: 451 }));
    },
    ...options,
  });
  server.on('error', () => {});
  const { port } = await new Promise<{ port: number }>(resolve => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as { port: number }));
  });
  return {
    mails,
    url: (more = '?tls=off', user = '') => `smtp://${user}127.0.0.1:${port}${more}`,
    /** Closes all connections, in the middle of whatever they do. */
    breakOff: () => {
      for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
    },
    [Symbol.asyncDispose]: () => new Promise<void>(resolve => server.close(resolve)),
  };
}

/** A mail as people read it. */
export function readableMail(content: string): string {
  const words = content
    .replace(/\?=\r\n =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, text: string) => text.replaceAll('_', ' '));
  const unfolded = words.replace(/=\r\n/g, '');
  return unfolded.replace(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
