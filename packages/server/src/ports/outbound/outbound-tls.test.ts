import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { guardedOutbound } from './guarded-outbound.ts';
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
  it('is refused where certificates are verified; nothing was sent', async () => {
    const refused = expect.objectContaining({
      fault: 'tls',
      sent: false,
      message: expect.stringContaining('SELF_SIGNED'),
    });
    await expect(ask(`https://127.0.0.1:${port}/`, true)).rejects.toEqual(refused);
    expect(visits).toBe(0);
  });

  it('is accepted where they are not, and only there', async () => {
    expect((await ask(`https://127.0.0.1:${port}/`, false)).body.toString()).toBe('secure');
    await expect(ask(`https://127.0.0.1:${port}/`, true)).rejects.toMatchObject({ fault: 'tls' });
  });
});

it('a connection that breaks while TLS is agreed on was never sent anything', async () => {
  const rude = createServer(socket => socket.once('data', () => socket.resetAndDestroy()));
  await once(rude.listen(0, '127.0.0.1'), 'listening');
  const address = `https://127.0.0.1:${(rude.address() as AddressInfo).port}/`;
  await expect(ask(address, true)).rejects.toMatchObject({ fault: 'connect', sent: false });
  rude.close();
});

it('plain HTTP where TLS is expected is no valid answer', async () => {
  const plain = await sites.place(() => ({ status: 200 }));
  await expect(ask(`https://127.0.0.1:${plain}/`, true)).rejects.toMatchObject({
    fault: expect.stringMatching(/tls|broken/),
  });
});
