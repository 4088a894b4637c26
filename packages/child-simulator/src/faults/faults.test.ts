import { gunzipSync } from 'node:zlib';
import { encodeForm, readFrame } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { AJAX } from '../testing/dashboard.ts';
import { useFaultySite } from './faults.fixtures.ts';
import { FAULTS } from './names.ts';

const { fleet, dashboard, site, send, stats, withFault } = useFaultySite();

describe('faults over real HTTP', () => {
  it('slow: answers late', async () => {
    expect(readFrame((await withFault('slow')).body).found).toBe(true);
  });

  it('hang: accepts the connection, never answers, and counts as in flight until the caller gives up', async () => {
    site.setFaults('hang');
    fleet.ledger.reset();
    const caller = new AbortController();
    const call = fetch(`${site.url}${AJAX}`, { method: 'POST', body: encodeForm(stats()), signal: caller.signal });
    await expect.poll(() => fleet.ledger.site(1).outcomes.faulted).toBe(1);
    expect(fleet.ledger.site(1).inFlight).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => fleet.ledger.site(1).inFlight).toBe(0);
  });

  it('reset: resets the connection', async () => {
    await expect(withFault('reset')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('slowloris: sends its answer byte by byte', async () => {
    const { status, size } = await withFault('slowloris', { stopAfter: 1 });
    expect([status, size]).toEqual([200, 1]);
  });

  it('giant: streams more than 40 MB', async () => {
    const { size } = await withFault('giant');
    expect(size).toBeGreaterThan(40 * 1024 * 1024);
  });

  it.each([
    ['http500', 500, /^$/],
    ['critical', 500, /critical error on this website/],
    ['maintenance', 503, /Briefly unavailable for scheduled maintenance/],
    ['maintenance_de', 503, /^Wegen geplanter Arbeiten[^<]*$/],
    ['database_down', 200, /^<h1>[^<]+<\/h1>\n<p>.*<code>wp-config\.php<\/code>/],
    ['database_down_de', 200, /^<h1>Keine Verbindung/],
    ['database_page', 200, /^<!DOCTYPE html>(?!.*(<mainwp>|database))/s],
    ['waf', 403, /firewall/],
    ['no_frame', 200, /^<!DOCTYPE html>(?!.*<mainwp>)/s],
    ['connector_off', 400, /^0$/],
    ['empty_frame', 200, /<mainwp><\/mainwp>$/],
    ['bad_base64', 200, /<mainwp>%%%.*<\/mainwp>$/],
    ['noise', 200, /^<br \/>.*Notice.*<mainwp>.+<\/mainwp>$/s],
  ] as const)('%s: answers with status %i and its own body', async (name, expected, pattern) => {
    const { status, body } = await withFault(name);
    expect(status).toBe(expected);
    expect(body).toMatch(pattern);
  });

  it.each([
    ['gzip_forced', /<mainwp>.+<\/mainwp>$/s],
    ['gzip_bomb', /^<mainwp>QUFB/],
  ] as const)('%s: sends gzip although the client did not ask for it', async (name, pattern) => {
    const { headers, body, size } = await withFault(name);
    expect(headers['content-encoding']).toBe('gzip');
    const text = gunzipSync(Buffer.from(body, 'latin1')).toString('latin1');
    expect(text).toMatch(pattern);
    expect(size).toBeLessThan(text.length / 2);
  });

  it('gzip_broken: sends its full content-length of truncated gzip', async () => {
    const { headers, body, size } = await withFault('gzip_broken');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': `${size}` });
    expect(() => gunzipSync(Buffer.from(body, 'latin1'))).toThrow(/unexpected end/);
  });

  it('auth401: answers 401 until the Basic credentials match', async () => {
    const refused = await withFault('auth401');
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic/)]);
    const { user, password } = site.httpCredentials;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    expect((await withFault('auth401', { headers: { authorization } })).status).toBe(200);
  });

  it('redirect_https, redirect_www and redirect_other: redirect to https, www. and another host', async () => {
    const { host } = new URL(site.url);
    expect((await withFault('redirect_https')).headers.location).toBe(`https://${host}${AJAX}`);
    expect((await withFault('redirect_www')).headers.location).toBe(`http://www.${host}${AJAX}`);
    expect((await withFault('redirect_www', { headers: { host: 'www.site.example' } })).status).toBe(200);
    expect(await withFault('redirect_other')).toMatchObject({
      status: 302,
      headers: { location: expect.stringContaining('suspendedpage') },
    });
  });

  it('redirect_loop: redirects to a new query every time', async () => {
    site.setFaults('redirect_loop');
    const turn = (path: string) => fleet.handle(1, { method: 'GET', path, headers: { host: 'site.example' } });
    const reply = { status: 302, headers: { location: 'http://site.example/?turn=1' } };
    expect(await turn('/')).toMatchObject(reply);
    reply.headers.location = 'http://site.example/?turn=8';
    expect(await turn('/?turn=7')).toMatchObject(reply);
  });

  it.each(['maintenance_de', 'database_down', 'database_down_de'] as const)(
    '%s: sends a whole page at addresses other than admin-ajax',
    async name => {
      site.setFaults(name);
      const home = await fleet.handle(1, { method: 'GET', path: '/' });
      expect(home).toMatchObject({ status: name === 'maintenance_de' ? 503 : 500 });
      expect(home).toMatchObject({ body: expect.stringContaining('<body id="error-page">') });
    },
  );

  it('can be limited to a number of calls and to one function', async () => {
    site.setFaults({ name: 'http500', times: 1, on: 'stats' });
    expect((await send(dashboard.signed(1, 'security'))).status).toBe(200);
    expect((await send(stats())).status).toBe(500);
    expect((await send(stats())).status).toBe(200);
    expect(site.faults).toEqual([]);
  });

  it('affect no other site', async () => {
    site.setFaults('http500');
    expect((await fetch(`${fleet.url(2)}/`)).status).toBe(200);
  });

  it('each have a line in the help', () => {
    for (const help of Object.values(FAULTS)) expect(help.length).toBeGreaterThan(10);
  });
});
