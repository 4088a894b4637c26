import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { encodeForm, type FormFields, readFrame } from '@sitekeeper/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../address.ts';
import { createFleet } from '../fleet.ts';
import { AJAX, Dashboard, REGISTERED } from '../testing/dashboard.ts';
import { FAULTS, type FaultName } from './names.ts';

const fleet = createFleet({ sites: 3, registered: REGISTERED, slowMs: 1 });
const dashboard = new Dashboard(fleet);
const site = fleet.site(1);
const FILE = 'acorn-backup/acorn-backup.php';

beforeAll(async () => fleet.listen(await findFreePort(3)));
afterAll(() => fleet.close());

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** The first bytes; all of them unless told to stop. */
  body: string;
  size: number;
}

/** A real HTTP request; `stopAfter`: hang up after so many bytes. */
function send(
  fields: FormFields,
  options: { headers?: Record<string, string>; stopAfter?: number } = {},
): Promise<Received> {
  const body = encodeForm(fields);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${site.url}${AJAX}`, { method: 'POST', headers, agent: false }, incoming => {
      const received = { status: incoming.statusCode ?? 0, headers: incoming.headers, body: '', size: 0 };
      incoming.on('data', (chunk: Buffer) => {
        if (received.size < 2_000_000) received.body += chunk.toString('latin1');
        received.size += chunk.length;
        if (received.size < (options.stopAfter ?? Number.POSITIVE_INFINITY)) return;
        outgoing.destroy();
        resolve(received);
      });
      incoming.on('end', () => resolve(received));
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const stats = () => dashboard.signed(1, 'stats', { optimize: 1 });
const withFault = (name: FaultName, options = {}) => {
  site.setFaults(name);
  return send(stats(), options);
};
const json = (body: string): string =>
  Buffer.from(/<mainwp>(.*)<\/mainwp>/s.exec(body)?.[1] ?? '', 'base64').toString('latin1');

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

  it('bad_json: sends truncated JSON', async () => {
    const { body } = await withFault('bad_json');
    expect(() => JSON.parse(json(body))).toThrow(SyntaxError);
  });

  it('deep_json: nests 100,000 levels', async () => {
    expect(json((await withFault('deep_json')).body)).toContain('['.repeat(100_000));
  });

  it('proto: adds prototype keys to maps', async () => {
    const text = json((await withFault('proto')).body);
    expect(text).toContain('"__proto__":{"polluted":true');
    expect(text).toContain('"constructor":{"prototype"');
  });

  it('numbers_as_strings, empty_map_as_list and html_names: change types and texts', async () => {
    const strings = JSON.parse(json((await withFault('numbers_as_strings')).body));
    expect([strings.wpe, strings.plugins[0].active]).toEqual(['0', expect.stringMatching(/^[01]$/)]);
    const lists = JSON.parse(json((await withFault('empty_map_as_list')).body));
    expect([lists.plugin_updates, lists.site_info]).toEqual([[], []]);
    const marked = JSON.parse(json((await withFault('html_names')).body));
    expect(marked.plugins[0].name).toMatch(/<script>.*&#8217;/);
  });

  it('invalid_utf8: sends bytes that cannot be decoded', async () => {
    const bytes = Buffer.from(json((await withFault('invalid_utf8')).body), 'latin1');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow(TypeError);
  });

  it('translated_errors: sends errors without a code in another language', async () => {
    site.setFaults('translated_errors');
    const { body } = await send({ ...stats(), mainwpsignature: 'abcd' });
    expect(json(body)).toMatch(/^\{"error":"Anmeldung/);
  });

  it('key_lost: loses the key once, until the site is registered again', async () => {
    site.setFaults('key_lost');
    expect(json((await send(stats())).body)).toContain('Authentication failed!');
    expect(json((await send(dashboard.registration(1))).body)).toContain('"register":"OK"');
    expect(json((await send(stats())).body)).toContain('"plugins"');
  });

  it('update_timeout_midway: updates without ever answering', async () => {
    site.setFaults('update_timeout_midway');
    site.setPlugin(FILE, { version: '3.4.0' });
    const caller = new AbortController();
    const body = encodeForm(dashboard.signed(1, 'upgradeplugintheme', { type: 'plugin', list: FILE }));
    const call = fetch(`${site.url}${AJAX}`, { method: 'POST', body, signal: caller.signal });
    await expect.poll(() => site.plugin(FILE)?.version).toBe('3.5.1');
    caller.abort();
    await expect(call).rejects.toThrow();
  });

  it.each(['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const)(
    '%s: makes the change without confirming it',
    async name => {
      site.setFaults(name);
      site.setPlugin(FILE, { version: '3.4.0' });
      const update = dashboard.signed(1, 'upgradeplugintheme', { type: 'plugin', list: FILE });
      const body = await send(update)
        .then(answer => answer.body)
        .catch((error: Error) => error.message);
      expect(body).not.toMatch(/<mainwp>.+<\/mainwp>/s);
      expect(site.plugin(FILE)?.version).toBe('3.5.1');
      expect(readFrame((await send(stats())).body).found).toBe(true);
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
