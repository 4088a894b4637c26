import { pluginAction, probe, stats } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { type MemorySite, memoryOutbound } from '../outbound/memory-outbound.ts';
import { OutboundError, type OutboundRequest } from '../outbound/port.ts';
import { DEADLINES } from './deadlines.fixtures.ts';
import type { SiteConnection } from './port.ts';
import { wireChildSites } from './wire-child-sites.ts';

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

it('Only a sync may be sent again for a large answer', async () => {
  const sent: OutboundRequest[] = [];
  const outbound = {
    ...memoryOutbound(() => () => 'reset'),
    request: async (request: OutboundRequest) => {
      sent.push(request);
      throw new OutboundError('timeout', 'No answer.', { sent: true });
    },
  };
  const site = { url: 'https://site.test/wp-admin/', verifyTls: true } as SiteConnection;
  const { call, callUnsigned } = wireChildSites(outbound, DEADLINES);
  await expect(call(site, stats, {} as never)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(call(site, pluginAction, { action: 'activate', slugs: ['a/a.php'] })).rejects.toMatchObject({});
  await expect(callUnsigned(site, 'anna', probe, {})).rejects.toMatchObject({});
  expect(sent.map(({ repeatable }) => repeatable)).toEqual([true, false, false]);
});
