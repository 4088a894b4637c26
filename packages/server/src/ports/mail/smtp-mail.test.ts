import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openMailServer } from './mail-server.fixtures.ts';
import { type Mail, MailError } from './port.ts';
import { smtpMail } from './smtp-mail.ts';
import { smtpOptions } from './smtp-options.ts';

const FROM = 'Sitekeeper <sitekeeper@example.com>';
const breakOff = ({ breakOff: end }: { breakOff: () => void }) => end();
const MAIL = { to: ['anna@example.com'], subject: 'Down', text: 'Text.', html: '<p>Text.</p>', messageKey: 'msg_1' };
const mailTo = (url: string) => smtpMail({ url, password: '', passwordFile: '', from: FROM });

it('sends text and HTML with a Message-ID of its own, and says that no person wrote it', async () => {
  await using server = await openMailServer();
  const mail = mailTo(server.url());
  await mail.send({ ...MAIL, to: ['anna@example.com', 'ben@example.com'] });
  await mail.send(MAIL);
  expect(server.mails.map(({ to }) => to)).toEqual([['anna@example.com', 'ben@example.com'], ['anna@example.com']]);
  for (const { content } of server.mails) {
    expect(content).toContain('Message-ID: <msg_1@example.com>');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toContain('From: Sitekeeper <sitekeeper@example.com>');
    expect(content).toMatch(
      /Content-Type: text\/plain[\s\S]*Text\.[\s\S]*Content-Type: text\/html[\s\S]*<p>Text\.<\/p>/,
    );
  }
});

it('sends files, and shows the name of whoever the mail is sent for', async () => {
  await using server = await openMailServer();
  const pdf = new TextEncoder().encode('%PDF-1.7 report');
  await mailTo(server.url()).send({
    ...MAIL,
    senderName: 'Acme\r\nBcc: evil@example.com',
    attachments: [{ fileName: 'Report\nOctober.pdf', mediaType: 'application/pdf', bytes: pdf }],
  });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['anna@example.com']);
  expect(mail?.content).toContain('From: "Acme Bcc: evil@example.com" <sitekeeper@example.com>');
  expect(mail?.content).toMatch(/Content-Type: application\/pdf; name="?Report October\.pdf"?/);
  expect(mail?.content).toContain(Buffer.from(pdf).toString('base64'));
});

// Fails without noteEnd: a connection that breaks looks the same at any moment.
it('tells a mail that may have arrived from one that has not', async () => {
  const failure = (url: string) =>
    mailTo(url)
      .send(MAIL)
      .catch((error: unknown) => error);
  await using silent = await openMailServer({ onData: stream => stream.on('end', () => breakOff(silent)).resume() });
  expect(await failure(silent.url())).toMatchObject({ mayHaveArrived: true, permanent: false });
  await using busy = await openMailServer({}, () => 'answer lost');
  expect(await failure(busy.url())).toMatchObject({ mayHaveArrived: false, replyCode: 451 });
  await using closing = await openMailServer({ onMailFrom: () => breakOff(closing) });
  expect(await failure(closing.url())).toMatchObject({ mayHaveArrived: false });
});

// Without a deadline of its own it never ends: each line of the server counts as an answer.
it.each([
  ['a mail', (mail: Mail) => mail.send({ ...MAIL, deadlineMs: 300 })],
  ['the check of a mail server', (mail: Mail) => mail.check(300)],
])('%s is given up if the server goes on talking without accepting anything', async (_, work) => {
  const server = createServer(socket => {
    socket.write('220 Hello\r\n');
    const talks = setInterval(() => socket.write('250-Please wait\r\n'), 5);
    socket.on('error', () => {}).on('close', () => clearInterval(talks));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const error = await work(mailTo(`smtp://127.0.0.1:${port}?tls=off`)).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  server.close();
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({
    permanent: false,
    mayHaveArrived: false,
    message: expect.stringContaining('too long'),
  });
});

// Fails without oneLine: nodemailer folds some line breaks, and this test guards against its forgetting others.
it('lets no text of a site add a header or a recipient', async () => {
  await using server = await openMailServer();
  const subject = 'Shop\r\nBcc: evil@example.com\nX-Evil: 1\u2028Y: 2\u0000';
  await mailTo(server.url()).send({ ...MAIL, subject });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['anna@example.com']);
  const head = mail?.content.split('\r\n\r\n')[0] ?? '';
  expect(head.split('\r\n').filter(line => /^(?:bcc|x-evil|y):/i.test(line))).toEqual([]);
});

it('tells a mail that is refused for good from a server that is busy', async () => {
  const refuse = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
  await using server = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? refuse(550, 'No such user') : refuse(451, 'Try later')),
  });
  const failure = (to: string) =>
    mailTo(server.url())
      .send({ ...MAIL, to: [to] })
      .catch((error: unknown) => error);
  const gone = await failure('gone@example.com');
  expect(gone).toBeInstanceOf(MailError);
  expect(gone).toMatchObject({ permanent: true, replyCode: 550, message: expect.stringContaining('No such user') });
  expect(await failure('busy@example.com')).toMatchObject({ permanent: false, replyCode: 451 });
});

it('checks the mail server without sending anything: names, passwords, encryption', async () => {
  await using server = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'keeper' && password === 'right' ? done(null, { user: 'keeper' }) : done(new Error('wrong')),
  });
  const problem = (url: string) =>
    mailTo(url)
      .check()
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
  expect(await problem(server.url('?tls=off', 'keeper:right@'))).toBe(undefined);
  expect(await problem(server.url('?tls=off', 'keeper:wrong@'))).toMatch(/refused the user name or the password/);
  expect(await problem(server.url('', 'keeper:right@'))).toMatch(/encrypted connection/);
  expect(await problem('smtp://127.0.0.1:1?tls=off')).toMatch(/connection to the mail server failed|cannot be reached/);
  expect(server.mails).toEqual([]);
});

it('says what to set where no mail server is set up', async () => {
  const none = smtpMail({ url: '', password: '', passwordFile: '', from: FROM });
  expect(none.ready).toBe(false);
  await expect(none.send(MAIL)).rejects.toThrow('SITEKEEPER_SMTP_URL');
  expect(smtpMail({ url: 'smtp://mail.example', password: '', passwordFile: '', from: '' }).ready).toBe(false);
});

it('requires encryption unless it is switched off, and takes ports and names from the address', () => {
  const of = (url: string) => smtpOptions({ url, password: '', passwordFile: '' });
  expect(of('smtps://mail.example')).toMatchObject({ port: 465, secure: true });
  expect(of('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true, ignoreTLS: false });
  expect(of('smtp://mail.example:25?tls=off')).toMatchObject({ port: 25, requireTLS: false, ignoreTLS: true });
  expect(of('smtps://a%40b.c:p%2Fw@mail.example')).toMatchObject({ auth: { user: 'a@b.c', pass: 'p/w' } });
});

it('gives the name of the mail server to TLS if its address is connected to, and no address in place of a name', () => {
  const of = (url: string, address: string) => smtpOptions({ url, password: '', passwordFile: '' }, address).tls;
  expect(of('smtps://mail.example.com', '203.0.113.7')).toMatchObject({ servername: 'mail.example.com' });
  expect(of('smtps://203.0.113.7', '203.0.113.7')).not.toHaveProperty('servername');
  expect(of('smtps://[2001:db8::7]', '2001:db8::7')).not.toHaveProperty('servername');
});

it('says that the file of the password is in another encoding than UTF-8, as editors of Windows write it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-password-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, Buffer.from('\ufeffhunter2\r\n', 'utf16le'));
  const mail = smtpMail({ url: 'smtp://anna@127.0.0.1:9?tls=off', password: '', passwordFile, from: FROM });
  await expect(mail.send(MAIL)).rejects.toThrow(
    'The file of SITEKEEPER_SMTP_PASSWORD_FILE is not in UTF-8. Save it in UTF-8.',
  );
  writeFileSync(passwordFile, '\ufeffhunter2\r\n');
  const { auth } = smtpOptions({ url: 'smtp://anna@127.0.0.1:9', password: '', passwordFile });
  expect(auth).toEqual({ user: 'anna', pass: 'hunter2' });
});
