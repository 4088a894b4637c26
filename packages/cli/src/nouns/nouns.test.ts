import { giveFeed } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../testing/cli-process.ts';
import { type CliWorld, makeCliWorld } from '../testing/cli-world.ts';

let cli: CliWorld;
let elsewhere: Env;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 4, seeded: true, worker: true });
  await cli.world.post('sync-sites-v1');
  elsewhere = await cli.elsewhere('read', 'write');
});
afterAll(() => cli.close());

describe.each([{ place: 'the store' }, { place: 'a server' }])('commands for daily work, on $place', ({ place }) => {
  const env = () => (place === 'a server' ? elsewhere : {});
  const run = (...args: string[]) => cli.run(args, { env: env() });
  const json = (...args: string[]) => cli.json(args, { env: env() });
  const site = () => String(cli.world.siteIds[place === 'a server' ? 1 : 0]);

  it('updates: lists them one a row, ignores and installs them', async () => {
    const { items } = await json('updates', 'list');
    const count = items.reduce((sum: number, { updates }: { updates: unknown[] }) => sum + updates.length, 0);
    const { stdout } = await run('updates', 'list');
    // The rows are updates, the total counts sites.
    expect(stdout).toMatch(/Page 1 of 1, \d+ sites?\n$/);
    expect(stdout.split('\n')[0]).toMatch(/^site +name +type +slug +installed +available$/);
    expect(stdout.match(/^ *\d+ {2}/gm)).toHaveLength(count);
    const shown = await json('updates', 'show', site(), '--type', 'plugins');
    const slugs = shown.updates.map(({ slug }: { slug: string }) => slug);
    expect(slugs.length).toBeGreaterThan(1);
    expect(await json('updates', 'ignore', site(), 'plugins', slugs[0])).toMatchObject({ ignored: true });
    expect((await json('updates', 'show', site(), '--type', 'plugins')).updates).toHaveLength(slugs.length - 1);
    expect((await run('updates', 'unignore', site(), 'plugins', slugs[0])).code).toBe(0);
    expect((await json('updates', 'plan', site(), '--type', 'plugins')).updates).toBe(slugs.length);
    const ran = await json('updates', 'run', site(), '--type', 'plugins', '--slugs', slugs[0]);
    expect(ran).toMatchObject({ type: 'update', status: 'completed', succeeded: 1 });
    expect((await run('runs', 'show', ran.job_id)).stdout).toContain(slugs[0]);
    expect((await run('runs', 'list')).stdout).toContain(ran.job_id);
    expect((await run('runs', 'resume', ran.job_id)).code).toBe(1);
  });

  it('inbox: lists what needs somebody, puts it aside and takes it back', async () => {
    const check = () => cli.world.post('check-sites-v1', { site_ids_or_domains: [cli.world.siteIds[3]] });
    const id = `site_down:${cli.world.siteIds[3]}`;
    // Other tests of this file leave items, too.
    const listed = async () => (await json('inbox', 'list')).items.map((item: { id: string }) => item.id);
    cli.world.fleet.site(4).setFaults('http500');
    await check();
    expect((await run('inbox', 'list')).stdout).toMatch(new RegExp(`^${id} +critical +.* is down`, 'm'));
    expect((await run('inbox', 'acknowledge', id)).code).toBe(0);
    expect((await run('inbox', 'snooze', '2026-11-21T08:00:00Z', id)).code).not.toBe(0);
    const later = new Date(cli.world.app.services.clock.now() + 3_600_000).toISOString();
    expect((await run('inbox', 'snooze', later, id)).code).toBe(0);
    expect(await listed()).not.toContain(id);
    expect((await run('inbox', 'snooze', 'null', id)).code).toBe(0);
    expect(await listed()).toContain(id);
    cli.world.fleet.site(4).setFaults();
    await check();
  });

  it('updates: installs none if the variable of a script is empty', async () => {
    for (const words of [[''], [' '], ['1', ''], [','], ['1', '--type='], ['--type', '']]) {
      const { code, stderr } = await run('updates', 'run', ...words);
      expect({ words, code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/empty/) });
    }
  });

  it('vulnerabilities: lists them, plans and decides about them', async () => {
    await giveFeed(cli.world, [{ id: 'theirs', slug: 'mainwp-child', to: '*', score: 8 }]);
    expect((await run('vulnerabilities', 'list')).stdout).toMatch(/^high +4 +0 .*theirs$/m);
    expect((await json('vulnerabilities', 'show', 'theirs')).sites).toBe(4);
    expect((await run('vulnerabilities', 'sites', 'theirs')).stdout).toContain('exposed');
    expect((await json('vulnerabilities', 'plan', 'theirs')).left).toMatchObject([{ reason: 'no_update_offered' }]);
    expect((await json('vulnerabilities', 'ignore', 'theirs', '--reason', 'Known.')).site_id).toBeNull();
    expect((await json('vulnerabilities', 'list')).total).toBe(0);
    expect((await json('vulnerabilities', 'unignore', 'theirs')).removed).toBe(true);
    expect((await json('vulnerabilities', 'feed')).state).toBe('current');
  });

  it('channels: fails if a test message or mail does not arrive', async () => {
    const { id } = await json('channels', 'add', 'webhook', 'Gone', '--url', 'http://127.0.0.1:1/');
    const tested = await run('channels', 'test', String(id));
    expect(tested).toMatchObject({ code: 1, stdout: expect.stringMatching(/^delivered: +no$/m) });
    expect((await run('ability', 'run', 'test-mail-v1', 'to=a@b.example')).code).toBe(1);
    await json('channels', 'delete', String(id), '--yes');
  });

  it('files: refuses a site that would be taken for the value of an option', async () => {
    const [one, other] = cli.world.siteIds.map(String) as [string, string];
    const refused = await run('files', 'set', '--allowed', one, other);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('Write the arguments before it.') });
    expect(await json('files', 'set', one, other, '--allowed')).toMatchObject({ total_changed: 2 });
    expect(await json('files', 'set', '--allowed', 'no', one, other)).toMatchObject({ total_changed: 2 });
  });

  it('files: lists what was altered with the whole fingerprint that accepts it, however narrow the screen', async () => {
    const [slug, fleetSite] = ['acorn-backup/acorn-backup.php', cli.world.fleet.site(place === 'a server' ? 2 : 1)];
    fleetSite.setPlugin(slug, { version: '3.5.0', active: true });
    await json('sites', 'sync', site());
    await json('files', 'set', site(), '--allowed', 'yes');
    await json('files', 'check', site());
    fleetSite.alterFile({ type: 'plugin', slug }, 'includes/class-main.php', 'x');
    await json('files', 'check', site());
    const { items } = await json('files', 'list', '--site', site());
    const { fingerprint } = items.find((item: { slug: string }) => item.slug === slug);
    const shown = await cli.run(['files', 'list'], { env: env(), tty: true });
    expect(shown.stdout).toContain(fingerprint);
    const accepted = ['files', 'accept', site(), 'plugin', slug, '--reason', 'Ours.', '--fingerprint', fingerprint];
    expect(await json(...accepted)).toMatchObject({ state: 'accepted' });
    await json('files', 'set', site(), '--allowed', 'no');
  });

  it('monitors: sets what can be yes or no, and takes it away again', async () => {
    const edit = (value: string) => json('monitors', 'edit', site(), '--active', value);
    expect((await edit('no')).own_settings).toMatchObject({ active: false });
    expect((await edit('null')).own_settings?.active ?? null).toBeNull();
  });

  it('plugins and themes: lists and changes them on a site', async () => {
    const { items } = await json('plugins', 'list', site(), '--status', 'active');
    const { slug } = items.find((item: { slug: string }) => !item.slug.startsWith('mainwp-child'));
    expect((await run('plugins', 'deactivate', site(), slug)).code).toBe(0);
    expect((await run('plugins', 'list', site(), '--status', 'inactive')).stdout).toContain(slug);
    expect((await run('plugins', 'activate', site(), slug)).code).toBe(0);
    expect(await run('plugins', 'delete', site(), slug)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--yes/),
    });
    expect((await json('themes', 'list', site())).total).toBeGreaterThan(0);
  });

  it('plugins and themes: installs them from WordPress.org, on one site and on several', async () => {
    const wanted = { installed: true, slug: 'upper-deck' };
    cli.world.fleet.site(place === 'a server' ? 2 : 1).removeTheme('upper-deck');
    expect(await json('themes', 'install', site(), 'upper-deck')).toMatchObject(wanted);
    expect(await json('themes', 'install', site(), 'upper-deck')).toMatchObject({ ...wanted, installed: false });
    const job = await json('plugins', 'install-on', 'amber-cache', site(), site());
    expect(job).toMatchObject({ total: 1, failed: 0, job_id: expect.stringMatching(/^install_/) });
    expect((await run('plugins', 'install', site(), '../x')).code).not.toBe(0);
  });

  it('clients and costs: adds, shows, edits and deletes them, and says what is due', async () => {
    const client = await json('clients', 'add', `Bakery of ${place}`, '--client-email', `a@${place.length}.example`);
    expect((await json('clients', 'edit', String(client.id), '--city', 'Graz')).city).toBe('Graz');
    expect((await run('clients', 'list')).stdout).toContain(`Bakery of ${place}`);
    const day = new Date(cli.world.app.services.clock.now() - 360 * 86_400_000).toISOString().slice(0, 10);
    const words = `--payment-type subscription --product-type plugin --renewal-type yearly --license-type multi_site`;
    const more = `--product-slug x --payment-method paypal --last-renewal ${day} --clients ${client.id}`;
    const cost = await json('costs', 'add', `Plugin of ${place}`, '12.50', ...`${words} ${more}`.split(' '));
    const due = await run('costs', 'due');
    expect(due.stdout).toContain(`Plugin of ${place}`);
    expect((await run('costs', 'due', '--due-within-days', '0')).stdout).toBe('Nothing found.\n');
    expect((await run('costs', 'delete', String(cost.id), '--yes')).code).toBe(0);
    expect((await run('clients', 'delete', String(client.id), '--yes')).code).toBe(0);
  });

  it('clients and tags can be named wherever a command takes one', async () => {
    const name = `Café ${place}`;
    const client = await json('clients', 'add', name, '--client-email', `b@${place.length}.example`);
    const tag = await json('tags', 'add', `Blue ${place}`);
    const edited = await json('sites', 'edit', site(), '--client', name, '--tags', `blue ${place}`);
    expect(edited).toMatchObject({ client_id: client.id, tags: [{ id: tag.id }] });
    const planned = await json('updates', 'plan', '--client', name.toUpperCase(), '--tag', `Blue ${place}`);
    expect(planned.sites).toBe(1);
    expect((await json('sites', 'list', '--client', name, '--tag', `Blue ${place}`)).total).toBe(1);
    expect((await json('sites', 'list', '--client', `b@${place.length}.example`)).total).toBe(1);
    expect((await json('clients', 'sites', name)).total).toBe(1);
    expect((await json('clients', 'show', `b@${place.length}.example`)).id).toBe(client.id);
    expect((await json('users', 'list', '--clients', name)).total).toBeGreaterThan(0);
    expect((await json('tags', 'show', `Blue ${place}`)).id).toBe(tag.id);
    const parted = await json('tags', 'add', `Red, ${place}`);
    const named = await json('sites', 'edit', site(), '--tags', JSON.stringify([parted.name]));
    expect(named.tags).toMatchObject([{ id: parted.id }]);
    const unknown = await run('updates', 'run', '--client', 'Nobody');
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('No client is named "Nobody".') });
    expect((await json('sites', 'edit', site(), '--client', 'null', '--tags', 'null')).client_id).toBeNull();
    for (const name of [`Blue ${place}`, parted.name]) {
      expect((await run('tags', 'delete', name, '--yes')).code).toBe(0);
    }
    expect((await run('clients', 'delete', name, '--yes')).code).toBe(0);
  });

  it('tags, sites and users: the same words in every noun', async () => {
    const tag = await json('tags', 'add', `Tag of ${place}`);
    expect((await json('sites', 'edit', site(), '--tags', String(tag.id))).tags).toMatchObject([{ id: tag.id }]);
    expect((await run('tags', 'sites', String(tag.id))).stdout).toMatch(new RegExp(`^ *${site()} `, 'm'));
    expect(await json('sites', 'suspend', site())).toMatchObject({ status: 'suspended' });
    expect(await json('sites', 'unsuspend', site())).toMatchObject({ status: 'connected' });
    expect((await run('sites', 'show', site())).stdout).toMatch(/^status: +connected$/m);
    const users = await run('users', 'list', '--websites', site());
    expect(users.stdout.split('\n')[0]).toMatch(/^id +website id +website url +username +email +role$/);
    expect((await run('users', 'delete', site(), '1')).code).toBe(2);
  });

  it('maintenance and expiry: starts and ends maintenance, adds windows, and lists what runs out', async () => {
    const started = await json('maintenance', 'start', site(), '30');
    expect(started).toMatchObject({ site_id: Number(site()), in_maintenance: true });
    expect(await json('maintenance', 'end', site())).toMatchObject({ in_maintenance: false });
    const when = '--repeats weekly --days sat --starts 02:00 --minutes 60 --time-zone UTC --all-sites'.split(' ');
    const window = await json('maintenance', 'add', `Nights of ${place}`, ...when);
    expect((await run('maintenance', 'list')).stdout).toContain(`Nights of ${place}`);
    expect(await json('maintenance', 'edit', String(window.id), '--enabled', 'no')).toMatchObject({
      state: 'disabled',
    });
    expect((await run('maintenance', 'delete', String(window.id), '--yes')).code).toBe(0);
    expect((await json('expiry', 'list', '--kind', 'domain')).total).toBe(0);
    expect((await run('expiry', 'set', 'shop.com', '2030-01-31')).code).toBe(1);
  });

  it('fit their tables into the screen, and cut nothing where a program reads', async () => {
    const wide = await cli.run(['updates', 'list'], { env: env(), tty: true });
    const lines = wide.stdout.split('\n');
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(wide.stdout).toContain('…');
    expect((await run('updates', 'list')).stdout).not.toContain('…');
  });

  it('name their own options if an input is wrong', async () => {
    expect(await run('updates', 'list', '--per-page', '900')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^sitekeeper: --per-page must be .*200/),
    });
    expect(await run('costs', 'show', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^sitekeeper: <cost> must be/),
    });
    expect((await run('rules', 'add', 'Night')).stderr).toMatch(/^sitekeeper: --channels is required/);
    expect((await run('rules', 'add', 'Night', '--channels', '1,x')).stderr).toMatch(
      /^sitekeeper: --channels\[1\] must/,
    );
    expect((await run('updates', 'run', '--strategy-growth', 'x')).stderr).toMatch(
      /^sitekeeper: --strategy-growth must/,
    );
    expect((await run('updates', 'list', '--per-page', '5', '--per-page', '6')).stderr).toMatch(
      /^sitekeeper: --per-page is given twice/,
    );
    expect((await run('rules', 'add', 'Night', '--channels', '[1')).stderr).toMatch(
      /^sitekeeper: --channels is not valid JSON/,
    );
    expect(await run('tags', 'add')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/missing required argument 'name'/),
    });
  });
});
