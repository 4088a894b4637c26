import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

const SITES = 13;
let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: SITES });
});
afterAll(() => cli.close());

describe('sites add', () => {
  it('connects a site with the password from standard input, and assigns tags by name', async () => {
    await cli.world.post('add-tag-v1', { name: 'Big Shops' });
    const { url, admin, adminPassword } = cli.world.fleet.site(1);
    const given = ['--url', url, '--admin', admin, '--password-stdin', '--name', 'Shop No. 1', '--tags', 'big shops'];
    const site = await cli.json(['sites', 'add', ...given], { stdin: `${adminPassword}\n` });
    expect(site).toMatchObject({ url: `${url}/`, name: 'Shop No. 1', status: 'connected', admin_username: admin });
    expect(cli.world.fleet.site(1).registered).toBe(true);
    const tags = await cli.world.get('list-tags-v1');
    expect(tags.body.items).toMatchObject([{ name: 'Big Shops', sites_ids: [site.id] }]);
  });

  it('says what the site requires when it refuses, and stores nothing', async () => {
    const { url, admin } = cli.world.fleet.site(2);
    const args = ['sites', 'add', '--url', url, '--admin', admin, '--password-stdin'];
    const refused = await cli.run(args, { stdin: 'wrong' });
    const message = 'sitekeeper: The login or the password of the administrator is wrong.\n';
    expect(refused).toEqual({ code: 1, stdout: '', stderr: message });
    expect((await cli.world.get('list-sites-v1', { search: url })).body.total).toBe(0);
  });

  it('accepts no secret in the command itself, where others can read it', async () => {
    for (const option of ['--password', '--unique-id', '--http-pass']) {
      const refused = await cli.run(['sites', 'add', '--url', 'http://a.example', '--admin', 'a', option, 's3cret']);
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`unknown option '${option}'`) });
    }
  });

  it('requires proof of ownership when it cannot ask for it', async () => {
    const { code, stderr } = await cli.run(['sites', 'add', '--url', 'http://a.example', '--admin', 'a']);
    expect(code).toBe(2);
    expect(stderr).toContain('Give --password-file, --unique-id-file or both');
  });

  it('connects all sites of a manifest, and names invalid lines by number', async () => {
    const lines = [...cli.world.fleet.manifest()].slice(0, 12);
    lines.splice(3, 0, '', '{"url": "http://broken', '["no", "object"]', '{"admin": "a"}');
    lines.push(JSON.stringify({ url: 'http://127.99.0.1:9/', admin: 'a', adminpassword: 'b' }));
    const file = join(cli.world.store.folder, 'my sites.jsonl');
    await writeFile(file, `\uFEFF${lines.join('\r\n')}`);
    const { results, ...totals } = await cli.json(['sites', 'add', '--file', file, '--parallel', '4'], { code: 1 });
    expect(totals).toEqual({ added: 11, already_there: 1, failed: 1, unreadable: 3 });
    expect(results.map(({ line }: { line: number }) => line)).toEqual([1, 2, 3, 5, 6, 7, ...range(8, 17)]);
    expect(results.at(-1)).toMatchObject({ line: 17, state: 'failed', code: 'svc_site_offline' });
    expect(results[3]).toMatchObject({ line: 5, state: 'unreadable', url: null, message: 'not valid JSON' });
    expect((await cli.world.get('count-sites-v1')).body.total).toBe(12);
  });

  it('accepts tags and clients by name in a manifest, and names unknown ones', async () => {
    const client = await cli.world.post('add-client-v1', { name: 'Bright Ltd', client_email: 'hello@bright.example' });
    const { url, admin, adminPassword: adminpassword, uniqueId } = cli.world.fleet.site(13);
    const line = { url, admin, adminpassword, uniqueid: uniqueId || undefined };
    const lines = [
      { ...line, tags: ['big shops'], client: 'nobody' },
      { ...line, tags: 'big shops, no such tag' },
      { ...line, tags: ['Big Shops'], client: 'bright ltd', name: 'By name' },
    ];
    const file = join(cli.world.store.folder, 'named.jsonl');
    await writeFile(file, lines.map(one => JSON.stringify(one)).join('\n'));
    const { results } = await cli.json(['sites', 'add', '--file', file, '--parallel', '1'], { code: 1 });
    expect(results).toMatchObject([
      { state: 'failed', code: 'client_not_found', message: expect.stringContaining('"nobody"') },
      { state: 'failed', code: 'tag_not_found', message: expect.stringContaining('"no such tag"') },
      { state: 'added' },
    ]);
    const added = await cli.world.get('get-site-record-v1', { site_id_or_domain: results[2].id });
    expect(added.body).toMatchObject({ name: 'By name', client_id: client.body.id, tags: [{ name: 'Big Shops' }] });
    await cli.world.post('delete-site-v1', { site_id_or_domain: results[2].id, confirm: true });
  });

  it('skips existing sites when the same manifest is read again, from standard input', async () => {
    const manifest = [...cli.world.fleet.manifest()].slice(0, 3).join('\n');
    const { code, stdout } = await cli.run(['sites', 'add', '--file', '-'], { stdin: manifest });
    expect(code).toBe(0);
    expect(stdout).toContain('0 sites added, 3 already existed, 0 failed, 0 lines unreadable');
    expect(stdout.match(/^line [123]: http:\S+ already exists as site \d+$/gm)).toHaveLength(3);
  });

  it('never prints a password from a manifest line', async () => {
    const line = JSON.stringify({ url: 'http://x.example', admin: 'a', adminpassword: 's3cret-1', secret: 's3cret-2' });
    const { stdout, stderr } = await cli.run(['sites', 'add', '--file', '-'], { stdin: line });
    expect(stdout).toContain('input.secret is not a known property');
    expect(stdout + stderr).not.toContain('s3cret');
  });

  it('reports that a file does not exist', async () => {
    const { code, stderr } = await cli.run(['sites', 'add', '--file', '/nowhere/sites.jsonl']);
    expect(code).toBe(2);
    expect(stderr).toContain('/nowhere/sites.jsonl could not be read: there is no such file.');
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
