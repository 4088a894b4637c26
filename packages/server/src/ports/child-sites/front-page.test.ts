import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type MemorySite, memoryOutbound } from '../outbound/memory-outbound.ts';
import { type Outbound, OutboundError } from '../outbound/port.ts';
import { DEADLINES } from './deadlines.fixtures.ts';
import { wireChildSites } from './wire-child-sites.ts';

describe('a check', () => {
  const check = async (site: MemorySite, more: object = {}) => {
    const asked: string[] = [];
    const credentials: (string | undefined)[] = [];
    const outbound = memoryOutbound(() => visit => {
      asked.push(visit.url.href);
      credentials.push(visit.headers.authorization);
      return site(visit);
    });
    const address = { url: 'https://site.test/', verifyTls: true, ...more };
    return { result: await wireChildSites(outbound, DEADLINES).check(address), asked, credentials };
  };
  const moved = (location: string, status = 302) => ({ status, headers: { location } });

  it('checks each redirect by itself: none may lead to a private address', async () => {
    for (const target of [
      'http://169.254.169.254/latest/',
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://2130706433/',
    ]) {
      const { result, asked } = await check(() => moved(target));
      expect(result).toMatchObject({ reachable: false, httpStatus: 0 });
      expect(asked).toEqual(['https://site.test/']);
    }
  });

  it.each(['ftp://site.test/', 'file:///etc/passwd', 'https://user:pass@other.test/'])(
    'does not follow a redirect to %s',
    async target => {
      expect((await check(() => moved(target))).result).toMatchObject({ reachable: false, httpStatus: 0 });
    },
  );

  it('stops after five redirects: a site that only redirects is unreachable', async () => {
    const { result, asked } = await check(({ url }) => moved(`${url.pathname}x`, 301));
    expect(asked).toHaveLength(6);
    expect(result).toMatchObject({
      reachable: false,
      httpStatus: 0,
      reason: expect.stringMatching(/keeps redirecting/),
    });
  });

  it('follows five redirects to a page', async () => {
    const { result } = await check(({ url }) =>
      url.pathname.length === 6 ? { status: 200 } : moved(`${url.pathname}x`, 301),
    );
    expect(result).toMatchObject({ reachable: true, httpStatus: 200 });
  });

  it.each([[{}], [{ location: 'http://[nowhere' }]])(
    'stops at a redirect without a usable target (%j)',
    async headers => {
      const { result } = await check(() => ({ status: 302, headers }));
      expect(result).toMatchObject({
        reachable: false,
        httpStatus: 0,
        reason: expect.stringMatching(/without a valid target/),
      });
    },
  );

  it.each([
    [401, /requires a password/],
    [403, /denies access/],
    [404, /no page at this address/],
    [429, /not accepting more requests/],
    [503, /temporarily unavailable/],
    [418, /refused the request/],
    [599, /returned an error/],
  ])('accepts %i as an answer, and explains it', async (status, says) => {
    const { result } = await check(() => ({ status }));
    expect(result).toMatchObject({ reachable: false, httpStatus: status, reason: expect.stringMatching(says) });
    expect(result.reason).toContain(`HTTP ${status}`);
  });

  it('measures only the time of the site: waiting for a turn neither counts nor shortens the deadline', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const deadlines: number[] = [];
    const busy = (last: () => { status: number }): Outbound => ({
      async request({ url, deadlineMs, atItsTurn }) {
        deadlines.push(deadlineMs);
        vi.advanceTimersByTime(60_000);
        await atItsTurn?.();
        vi.advanceTimersByTime(40);
        const home = new URL(url).pathname === '/home/';
        const answer = home ? { headers: {}, ...last() } : moved('https://site.test/home/');
        return { ...answer, body: Buffer.alloc(0), elapsedMs: 40 };
      },
      waiting: () => 0,
      close: async () => {},
    });
    const check = (last: () => { status: number }) =>
      wireChildSites(busy(last), DEADLINES).check({ url: 'https://site.test/', verifyTls: true });
    expect(await check(() => ({ status: 200 }))).toEqual({ reachable: true, httpStatus: 200, elapsedMs: 80 });
    expect(deadlines).toEqual([DEADLINES.checkMs, DEADLINES.checkMs - 40]);
    const broken = () => {
      throw new OutboundError('broken', 'The connection broke.', { sent: true });
    };
    expect(await check(broken)).toMatchObject({ reachable: false, elapsedMs: 80 });
  });

  it('takes a redirect without a target as the answer', async () => {
    const { result, asked } = await check(() => ({ status: 304 }));
    expect(asked).toHaveLength(1);
    expect(result).toMatchObject({ reachable: true, httpStatus: 304 });
  });

  it('sends the credentials of the password prompt only to the site, encoded against injection', async () => {
    const httpAuth = { user: 'a\r\nHost: evil', password: 'pass\r\nX-Injected: 1\r\n\r\nGET /' };
    const { credentials } = await check(
      ({ url }) => (url.hostname === 'site.test' ? moved('https://other.test/') : { status: 200 }),
      { httpAuth },
    );
    expect(credentials).toEqual([expect.stringMatching(/^Basic [A-Za-z0-9+/=]+$/), undefined]);
  });
});
