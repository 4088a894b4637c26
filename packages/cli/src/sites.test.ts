import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 12 });
  await cli.run(['sites', 'add', '--file', '-'], { stdin: [...cli.world.fleet.manifest()].join('\n') });
  await cli.world.post('update-site-v1', { site_id_or_domain: cli.world.fleet.site(1).url, name: 'Shop No. 1' });
});
afterAll(() => cli.close());

describe('sites list', () => {
  it('shows a page as a table, without decoration when the output is not a terminal', async () => {
    const { code, stdout } = await cli.run([
      'sites',
      'list',
      '--per-page',
      '5',
      '--page',
      '3',
      '--status',
      'connected',
    ]);
    expect(code).toBe(0);
    const [head, rule, ...rest] = stdout.split('\n');
    expect(head).toMatch(/^id +status +name +url +client id$/);
    expect(rule).toMatch(/^-+( +-+)+$/);
    expect(rest[1]).toMatch(/^ *\d+ +connected +Shop No. 1 +http:/);
    expect(rest.slice(2)).toEqual(['', 'Page 3 of 3, 12 sites', '']);
    expect(stdout).not.toContain('\u001b');
  });

  it('prints with --json what the ability returns', async () => {
    const page = await cli.json(['sites', 'list', '--search', 'shop no', '--json']);
    expect(page).toEqual((await cli.world.get('list-sites-v1', { search: 'shop no' })).body);
    expect(page.total).toBe(1);
  });

  it('names its own options in error messages', async () => {
    expect(await cli.run(['sites', 'list', '--per-page', '1000'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'sitekeeper: --per-page must be 100 or less.\n',
    });
  });
});

describe('sites sync', () => {
  it('syncs all connected sites and says how many', async () => {
    expect(await cli.run(['sites', 'sync'])).toEqual({ code: 0, stdout: '12 sites synced\n', stderr: '' });
  });

  it('syncs the sites named by id or address, and exits with 1 if one failed', async () => {
    const [failing, good] = [cli.world.fleet.site(5), cli.world.fleet.site(6)];
    failing.setFaults('http500');
    const answer = await cli.json(['sites', 'sync', failing.url, good.url, '999'], { code: 1 });
    failing.setFaults();
    expect(answer).toMatchObject({
      queued: false,
      total_synced: 1,
      total_errors: 2,
      synced: [{ url: `${good.url}/` }],
    });
    expect(answer.errors).toMatchObject([{ identifier: '999' }, { identifier: failing.url }]);
  });
});

describe('sites sync, with sites that are disconnected', () => {
  it('names the sites that it skipped, and exits with 1 only if nothing could be synced', async () => {
    const { url } = cli.world.fleet.site(5);
    await cli.world.post('disconnect-site-v1', { site_id_or_domain: url });
    const some = await cli.run(['sites', 'sync']);
    expect(some).toMatchObject({ code: 0, stdout: '11 sites synced\n' });
    expect(some.stderr).toContain(`1 site is disconnected and was skipped: `);
    expect(some.stderr).toContain(`(${url}/). To sync`);
    const { body } = await cli.world.get('get-sites-basic-v1');
    await cli.world.post('disconnect-sites-v1', {
      site_ids_or_domains: body.sites.map((site: { id: number }) => site.id),
    });
    const none = await cli.json(['sites', 'sync'], { code: 1 });
    expect(none).toMatchObject({ total_synced: 0, total_errors: 0 });
    expect(none.left_out).toHaveLength(12);
    for (const { id } of none.left_out) await cli.world.post('reconnect-site-v1', { site_id_or_domain: id });
  });
});

describe('sites move', () => {
  it('stores the new address of a site once the site has responded there', async () => {
    const { url } = cli.world.fleet.site(6);
    const moved = await cli.run(['sites', 'move', url, `${url}/blog`]);
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining(`has moved to ${url}/blog/.`) });
    const back = await cli.json(['sites', 'move', `${url}/blog`, url]);
    expect(back.url).toBe(`${url}/`);
    const lost = await cli.run(['sites', 'move', url, 'http://127.0.0.1:9/']);
    expect(lost.code).toBe(1);
    expect(lost.stderr).toContain('Nothing was changed');
  });

  it('accepts the address that the old one redirects to, and requires exactly one of both', async () => {
    const { url } = cli.world.fleet.site(6);
    const nowhere = await cli.run(['sites', 'move', url, '--redirect']);
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('does not redirect');
    for (const args of [[url], [url, url, '--redirect']]) {
      expect(await cli.run(['sites', 'move', ...args])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Give the new address, or --redirect.'),
      });
    }
  });
});

describe('sites rotate-keys', () => {
  it('gives the sites that are named new keys, and names those that fail', async () => {
    const { items } = await cli.json(['sites', 'list', '--status', 'connected', '--per-page', '2']);
    const [one, two] = items as { id: number; url: string }[];
    cli.world.fleet.siteAt(two?.url ?? '')?.setFaults({ name: 'http500', on: 'register' });
    const given = ['sites', 'rotate-keys', String(one?.id), String(two?.id)];
    const { code, stdout } = await cli.run(given);
    cli.world.fleet.siteAt(two?.url ?? '')?.setFaults();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^1 site with a new key, 1 failed:\n\nsite +code +message/);
    expect((await cli.world.post('sync-sites-v1', { site_ids_or_domains: [one?.id, two?.id] })).body.total_synced).toBe(
      2,
    );
  });

  it('tries P-256 again with --try-p256, and says why a site has an RSA key', async () => {
    const { items } = await cli.json(['sites', 'list', '--status', 'connected', '--per-page', '1']);
    const [one] = items as { id: number; url: string }[];
    const site = cli.world.fleet.siteAt(one?.url ?? '');
    site?.setFaults('no_ec_keys');
    const given = ['sites', 'rotate-keys', String(one?.id), '--try-p256'];
    const { code, stdout } = await cli.run(given);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 site with a new key\n\n1 site with an RSA key again:\n\nsite +why\n/);
    expect(stdout).toContain('does not verify P-256');
    site?.setFaults();
    expect(await cli.json(given)).toMatchObject({ total_rotated: 1, with_rsa: [] });
    expect(site?.keyType).toBe('ec');
  });

  it('finds nothing to move where all keys are P-256, and takes all of them on request', async () => {
    expect(await cli.json(['sites', 'rotate-keys'])).toMatchObject({ total_rotated: 0, total_errors: 0 });
    const connected = (await cli.world.get('count-sites-v1', { status: 'connected' })).body.total;
    expect(await cli.json(['sites', 'rotate-keys', '--all'])).toMatchObject({ total_rotated: connected });
    expect((await cli.run(['sites', 'rotate-keys', '1', '--all'])).code).toBe(2);
  });
});
