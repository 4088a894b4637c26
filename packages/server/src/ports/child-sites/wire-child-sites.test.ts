import { type Fleet, findFreePort } from '@sitekeeper/child-simulator';
import { type ConnectorCall, pluginAction, probe } from '@sitekeeper/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { guardedOutbound } from '../outbound/guarded-outbound.ts';
import { type MemorySite, memoryOutbound, type Reaction } from '../outbound/memory-outbound.ts';
import { type Outbound, OutboundError } from '../outbound/port.ts';
import { describeChildSites } from './conformance.ts';
import { wireChildSites } from './wire-child-sites.ts';

const DEADLINES = { checkMs: 10_000, syncMs: 10_000, actionMs: 10_000, updateMs: 10_000 };
const NAMES = /^(?:www\.)?site-(\d)\.test$/;

describeChildSites('over the guarded client', async fleet => {
  const port = await findFreePort(fleet.size);
  await fleet.listen(port);
  const limits = { concurrency: 10, perAddress: 2, connectMs: 5_000, maxReplyBytes: 1024 * 1024 };
  const outbound = guardedOutbound({
    allowPrivate: '127.0.0.0/8',
    ...limits,
    clock: systemClock,
    async lookup(host) {
      const k = NAMES.exec(host)?.[1];
      if (k === undefined) throw new Error('not found');
      return [{ address: `127.16.0.${k}`, family: 4 }];
    },
  });
  return { childSites: wireChildSites(outbound, DEADLINES), port, close: () => outbound.close() };
});

describeChildSites('in memory', async fleet => {
  const outbound = memoryOutbound(host => siteOf(fleet, host), { maxReplyBytes: 1024 * 1024 });
  return { childSites: wireChildSites(outbound, DEADLINES), port: 8080, close: () => outbound.close() };
});

function siteOf(fleet: Fleet, host: string): MemorySite | undefined {
  const k = NAMES.exec(host.replace(/:\d+$/, ''))?.[1];
  if (k === undefined) return undefined;
  return async ({ method, url, headers, body }) => {
    const reply = await fleet.handle(Number(k), { method, path: `${url.pathname}${url.search}`, headers, body });
    if (typeof reply === 'string') return reply;
    if (reply.cut) return 'reset';
    const cookies = { 'set-cookie': (reply.cookies ?? []).join(', ') };
    return { ...reply, headers: { ...reply.headers, ...cookies }, body: reply.packed ?? reply.body };
  };
}

// Fails with the whole deadline for the first address: a site that hangs then takes longer than it may.
it.each([
  ['leaves part of the deadline to the second address', 20_000, [19_000, 20_000]],
  ['has the whole deadline if the second address is not tried after it', 120_000, [120_000, 120_000]],
])('a call %s', async (_what, deadlineMs, wanted) => {
  const deadlines: number[] = [];
  const outbound: Outbound = {
    request: async request => {
      deadlines.push(request.deadlineMs);
      throw new OutboundError('timeout', 'silence', { sent: true });
    },
    waiting: () => 0,
    close: async () => {},
  };
  const call = wireChildSites(outbound, { ...DEADLINES, syncMs: deadlineMs, actionMs: deadlineMs }).callUnsigned;
  await call({ url: 'https://site.test/', verifyTls: true }, 'anna', probe, undefined).catch(() => {});
  expect(deadlines[0]).toBe(wanted[0]);
  expect(deadlines[1]).toBeGreaterThan(Number(wanted[1]) - 1000);
});

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

describe('a call that is redirected', () => {
  it.each([
    ['to a private address', 'http://127.0.0.1/wp-admin/admin-ajax.php'],
    ['to the metadata of a cloud', 'http://169.254.169.254/'],
    ['to another scheme', 'ftp://site.test/'],
    ['with credentials', 'https://user:pass@site.test/'],
    ['from https to http', 'http://site.test/wp-admin/admin-ajax.php'],
  ])('%s sends the form nowhere else', async (_what, location) => {
    const asked: string[] = [];
    const outbound = memoryOutbound(() => ({ url }) => {
      asked.push(url.href);
      return { status: 307, headers: { location } };
    });
    const call = wireChildSites(outbound, DEADLINES).callUnsigned(
      { url: 'https://site.test/', verifyTls: true },
      'anna',
      probe,
      {},
    );
    await expect(call).rejects.toMatchObject({ kind: 'redirected' });
    expect(asked).toEqual(['https://site.test/wp-admin/admin-ajax.php', 'https://site.test/']);
  });
});

describe('a call that fails at both addresses', () => {
  const EXPIRES = 'Wed, 11 Jan 1984 05:00:00 GMT';
  const page = (text: string) => `<html><body id="error-page"><div class="wp-die-message">${text}</div></body></html>`;
  const ask = (first: Reaction, second: Reaction, question: AnyCall = probe as AnyCall) => {
    const outbound = memoryOutbound(
      () =>
        ({ url }) =>
          url.pathname.endsWith('admin-ajax.php') ? first : second,
    );
    const address = { url: 'https://site.test/', verifyTls: true };
    return wireChildSites(outbound, DEADLINES).callUnsigned(address, 'anna', question, {} as never);
  };
  const host = { status: 200, body: '<html><body>Be right back</body></html>' };

  it('reports that the database is down even if the first page came from the host', async () => {
    const second = { status: 500, body: page('<h1>Datenbankfehler</h1>') };
    await expect(ask(host, second)).rejects.toMatchObject({ kind: 'site_error', detail: 'database' });
  });

  it('reports maintenance mode even if the first answer was a bare 503', async () => {
    const headers = { 'Retry-After': '120', Expires: EXPIRES };
    const second = { status: 503, headers, body: page('Wartung.') };
    const told = { kind: 'maintenance', retryAfterMs: 120_000 };
    await expect(ask({ status: 503, body: '' }, second)).rejects.toMatchObject(told);
  });

  it('reports the failure of the second address if the first page is unknown', async () => {
    await expect(ask(host, { status: 502 })).rejects.toMatchObject({ kind: 'site_error', httpStatus: 502 });
    await expect(ask(host, 'reset')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('never counts a change as not done if the second address may have applied it', async () => {
    const change = { ...probe, effect: 'change' } as AnyCall;
    const zero = { status: 400, body: '0' };
    await expect(ask(zero, { status: 500 }, change)).rejects.toMatchObject({ kind: 'site_error' });
    await expect(ask(zero, { status: 403 }, change)).rejects.toMatchObject({ kind: 'blocked' });
    await expect(ask(zero, { status: 404 }, change)).rejects.toMatchObject({ kind: 'no_connector', httpStatus: 400 });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: any call will do
type AnyCall = ConnectorCall<any, any>;
describe('a change that is redirected', () => {
  const activate = async (site: MemorySite) => {
    const asked: string[] = [];
    const outbound = memoryOutbound(() => visit => {
      asked.push(visit.url.pathname);
      return site(visit);
    });
    const address = { url: 'https://site.test/', verifyTls: true };
    const call = { ...pluginAction, signed: false };
    const args = { action: 'activate', slugs: ['a/a.php'] } as const;
    const failure = await wireChildSites(outbound, DEADLINES)
      .callUnsigned(address, 'anna', call, args)
      .catch((error: unknown) => error);
    return { failure, asked };
  };
  const AJAX = '/wp-admin/admin-ajax.php';

  it('to a page of wp-admin is not sent there again: it can be the page of a plugin just activated', async () => {
    const { failure, asked } = await activate(() => ({ status: 302, headers: { location: 'admin.php?page=welcome' } }));
    expect(failure).toMatchObject({ kind: 'site_error', httpStatus: 302, delivered: 'maybe' });
    expect(asked).toEqual([AJAX]);
  });

  it('or rejected at the first address may have been done if the second broke the connection', async () => {
    const { failure, asked } = await activate(({ url }) =>
      url.pathname === AJAX ? { status: 400, body: '0' } : 'reset',
    );
    expect(failure).toMatchObject({ kind: 'unreachable', delivered: 'maybe' });
    expect(asked).toEqual([AJAX, '/']);
  });
});
