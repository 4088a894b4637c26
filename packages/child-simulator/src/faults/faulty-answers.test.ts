import { encodeForm, readFrame } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { AJAX } from '../testing/dashboard.ts';
import { frameJson, useFaultySite } from './faults.fixtures.ts';

const FILE = 'acorn-backup/acorn-backup.php';
const { dashboard, site, send, stats, withFault } = useFaultySite();

describe('faults of what the connector answers', () => {
  it('bad_json: sends truncated JSON', async () => {
    const { body } = await withFault('bad_json');
    expect(() => JSON.parse(frameJson(body))).toThrow(SyntaxError);
  });

  it('deep_json: nests 100,000 levels', async () => {
    expect(frameJson((await withFault('deep_json')).body)).toContain('['.repeat(100_000));
  });

  it('proto: adds prototype keys to maps', async () => {
    const text = frameJson((await withFault('proto')).body);
    expect(text).toContain('"__proto__":{"polluted":true');
    expect(text).toContain('"constructor":{"prototype"');
  });

  it('numbers_as_strings, empty_map_as_list and html_names: change types and texts', async () => {
    const strings = JSON.parse(frameJson((await withFault('numbers_as_strings')).body));
    expect([strings.wpe, strings.plugins[0].active]).toEqual(['0', expect.stringMatching(/^[01]$/)]);
    const lists = JSON.parse(frameJson((await withFault('empty_map_as_list')).body));
    expect([lists.plugin_updates, lists.site_info]).toEqual([[], []]);
    const marked = JSON.parse(frameJson((await withFault('html_names')).body));
    expect(marked.plugins[0].name).toMatch(/<script>.*&#8217;/);
  });

  it('invalid_utf8: sends bytes that cannot be decoded', async () => {
    const bytes = Buffer.from(frameJson((await withFault('invalid_utf8')).body), 'latin1');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow(TypeError);
  });

  it('translated_errors: sends errors without a code in another language', async () => {
    site.setFaults('translated_errors');
    const { body } = await send({ ...stats(), mainwpsignature: 'abcd' });
    expect(frameJson(body)).toMatch(/^\{"error":"Anmeldung/);
  });

  it('key_lost: loses the key once, until the site is registered again', async () => {
    site.setFaults('key_lost');
    expect(frameJson((await send(stats())).body)).toContain('Authentication failed!');
    expect(frameJson((await send(dashboard.registration(1))).body)).toContain('"register":"OK"');
    expect(frameJson((await send(stats())).body)).toContain('"plugins"');
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
});
