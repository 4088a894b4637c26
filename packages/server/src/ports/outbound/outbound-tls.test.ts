import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import type { TlsFault } from '../tls-probe/port.ts';
import { TlsServers } from '../tls-probe/tls-servers.fixtures.ts';
import { guardedOutbound } from './guarded-outbound.ts';
import type { Outbound } from './port.ts';
import { realSites } from './real-sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-tls-'));
const sites = realSites();
const limits = { concurrency: 10, perAddress: 2, connectMs: 5_000, maxReplyBytes: 10_000 };
const outbound = guardedOutbound({ allowPrivate: '127.0.0.0/8', ...limits, clock: systemClock });
let port = 0;
let visits = 0;

beforeAll(async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=site.example', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    [...'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout'.split(' '), key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  port = await sites.listen((_request, response) => {
    visits += 1;
    response.end('secure');
  }, tls);
});
afterAll(async () => {
  await outbound.close();
  await sites.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, verifyTls: boolean) =>
  outbound.request({ url, method: 'POST', body: 'change', deadlineMs: 10_000, verifyTls });

describe('a self-signed certificate', () => {
  it('is refused if certificates are verified; nothing was sent', async () => {
    const refused = expect.objectContaining({
      fault: 'tls',
      sent: false,
      certificate: 'certificate_self_signed',
      message: 'The TLS certificate of the site is self-signed.',
    });
    await expect(ask(`https://127.0.0.1:${port}/`, true)).rejects.toEqual(refused);
    expect(visits).toBe(0);
  });

  it('is accepted if they are not verified, and only there', async () => {
    expect((await ask(`https://127.0.0.1:${port}/`, false)).body.toString()).toBe('secure');
    await expect(ask(`https://127.0.0.1:${port}/`, true)).rejects.toMatchObject({ fault: 'tls' });
  });
});

it('a connection that breaks during the TLS handshake was never sent anything', async () => {
  const rude = createServer(socket => socket.once('data', () => socket.resetAndDestroy()));
  await once(rude.listen(0, '127.0.0.1'), 'listening');
  const address = `https://127.0.0.1:${(rude.address() as AddressInfo).port}/`;
  await expect(ask(address, true)).rejects.toMatchObject({ fault: 'connect', sent: false });
  rude.close();
});

it('reports plain HTTP where TLS is expected, without blaming a certificate', async () => {
  const plain = await sites.place(() => ({ status: 200 }));
  await expect(ask(`https://127.0.0.1:${plain}/`, true)).rejects.toMatchObject({
    fault: 'tls',
    sent: false,
    certificate: undefined,
    message: expect.stringContaining('does not speak TLS'),
  });
});

describe('the error names why a certificate was refused, and nothing is sent:', () => {
  const servers = new TlsServers();
  let client: Outbound;
  beforeAll(async () => {
    await servers.start();
    const lookup = async () => [{ address: '127.0.0.1', family: 4 as const }];
    const trust = { lookup, extraAuthorities: [servers.authority.cert] };
    client = guardedOutbound({ allowPrivate: '127.0.0.0/8', ...limits, ...trust, clock: systemClock });
  });
  afterAll(async () => {
    await client.close();
    await servers.stop();
  });
  const call = (place: TlsFault) => {
    const url = `https://${place}.test:${servers.port(place)}/`;
    return client.request({ url, method: 'POST', body: 'change', deadlineMs: 10_000, verifyTls: true });
  };

  it.each([
    ['expired', 'certificate_expired', /has expired/],
    ['not_yet_valid', 'certificate_not_yet_valid', /not valid yet/],
    ['wrong_host', 'certificate_wrong_host', /for another host/],
    ['self_signed', 'certificate_self_signed', /self-signed/],
    ['untrusted', 'certificate_unknown_issuer', /unknown issuer/],
  ] as const)('%s', async (place, certificate, message) => {
    const refused = { fault: 'tls', sent: false, certificate, message: expect.stringMatching(message) };
    await expect(call(place)).rejects.toMatchObject(refused);
  });
});
