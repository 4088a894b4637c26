import { expect, it } from 'vitest';
import type { OutboundUnderTest } from './harness.fixtures.ts';

/** What is refused, and what fails on the way. */
export function describeOutboundFailures(on: OutboundUnderTest): void {
  const { ask, failure } = on;

  it.each(['ftp://site.example/', 'file:///etc/passwd', 'javascript:1', 'site.example', '', '//site.example'])(
    'refuses the address %j: neither http nor https',
    async url => {
      await expect(ask(url)).rejects.toEqual(failure('bad_address', false));
    },
  );

  it.each(['http://user:pass@site.example/', 'https://user@site.example/', 'http://:pass@site.example/'])(
    'refuses the address %s: it contains credentials',
    async url => {
      await expect(ask(url)).rejects.toEqual(failure('bad_address', false));
    },
  );

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/latest/', 'http://[::1]/', 'http://[fd00::1]/'])(
    'refuses %s: it is not public',
    async url => {
      await expect(ask(url)).rejects.toEqual(failure('refused_address', false));
    },
  );

  it('distinguishes an unknown name from a closed port; neither request was sent', async () => {
    await expect(ask(on.unknown)).rejects.toEqual(failure('dns', false));
    await expect(ask(on.closed)).rejects.toEqual(failure('connect', false));
  });

  it('counts a request as sent if the connection breaks after it, and sends it once', async () => {
    let visits = 0;
    const url = await on.place(() => {
      visits += 1;
      return 'reset';
    });
    await expect(ask(url, { method: 'POST', body: 'change' })).rejects.toEqual(failure('broken', true));
    await expect(ask(url)).rejects.toEqual(failure('broken', true));
    expect(visits).toBe(2);
  });

  it('ends a request at its deadline, and reports that it may have been done', async () => {
    const url = await on.place(() => 'hang');
    await expect(ask(url, { deadlineMs: 30 })).rejects.toEqual(failure('timeout', true));
  });
}
