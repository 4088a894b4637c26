import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { callNeedsApproval } from '../../kernel/ability/approval-need.ts';
import { auditOf } from '../../testing/fixtures.ts';
import { makeProposing } from '../approvals/approvals.fixtures.ts';
import { installOnSites, installSitePlugin, installSiteTheme } from './index.ts';
import { bareSites, FATAL_SLUG, installsSent, PLUGIN_FILE, SLUG, useBareSites } from './install.fixtures.ts';

const world = useBareSites({ sites: 2 });
beforeEach(() => bareSites(world()));
const id = () => world().siteIds[0] as number;
const site = () => world().fleet.site(1);
const install = (more: object = {}, options = {}) =>
  world().post('install-site-plugin-v1', { site_id_or_domain: id(), slug: SLUG, ...more }, options);
const audit = () => auditOf(world().app.services.database, id());
const functions = () => world().fleet.ledger.site(1).functions;

describe('installing a plugin on a site', () => {
  it('sends the address of the latest release once, and stores what the site shows afterwards', async () => {
    const { status, body } = await install();
    const { version } = site().plugin(PLUGIN_FILE) ?? {};
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        site_id: id(),
        installed: true,
        slug: PLUGIN_FILE,
        name: 'Amber Cache',
        version,
        active: false,
        message: 'The plugin is installed.',
      },
    });
    const latest = `url="https://downloads.wordpress.org/plugin/${SLUG}.latest-stable.zip"`;
    expect(installsSent(world())).toEqual([`type=plugin ${latest}`]);
    const listed = await world().get('list-site-plugins-v1', { site_id_or_domain: id(), search: 'Amber' });
    expect(listed.body.items).toMatchObject([{ slug: PLUGIN_FILE, version, active: false }]);
    expect((await audit()).at(-1)).toBe('plugins.installed');
  });

  it('installs the named version, and activates it on request', async () => {
    const { body } = await install({ version: '1.9.0', activate: true });
    const [only] = installsSent(world());
    expect(body).toMatchObject({ installed: true, version: '1.9.0', active: true });
    expect(only).toContain(`/plugin/${SLUG}.1.9.0.zip`);
    expect(site().plugin(PLUGIN_FILE)).toMatchObject({ version: '1.9.0', active: true });
  });

  it('leaves a plugin that the site has as it is, even if the site installed it by itself', async () => {
    site().setPlugin(PLUGIN_FILE, { version: '0.1', active: false });
    const { status, body } = await install({ activate: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { installed: false, slug: PLUGIN_FILE, version: '0.1', active: false },
    });
    expect(body.message).toMatch(/has this plugin already.*update or activate it instead/);
    expect(functions()).toEqual({ get_all_plugins: 1 });
    expect(site().plugin(PLUGIN_FILE)).toMatchObject({ version: '0.1', active: false });
  });

  it('says what to check if WordPress.org has no such plugin or version', async () => {
    for (const more of [{ slug: 'nobody-made-this' }, { version: '99.0' }]) {
      const { status, body } = await install(more);
      expect([status, body.code]).toEqual([502, 'svc_installation_failed']);
      expect(body.message).toMatch(/Check the slug and the version/);
    }
    expect(await audit()).not.toContain('site.outcome_unknown');
  });

  it('says so if the plugin is installed but could not be activated', async () => {
    const { status, body } = await install({ slug: FATAL_SLUG, activate: true });
    expect([status, body.code]).toEqual([502, 'svc_activation_failed']);
    expect(body.message).toMatch(/was installed, but the site did not activate it/);
    expect(site().plugin(`${FATAL_SLUG}/${FATAL_SLUG}.php`)?.active).toBe(false);
    expect((await audit()).at(-1)).toBe('plugins.installed');
  });

  it('says so if something else lands on the site', async () => {
    site().setFaults('package_wrong_type');
    expect((await install()).body).toMatchObject({ code: 'svc_installation_failed' });
  });

  it('sends nothing to a suspended site', async () => {
    await world().post('suspend-site-v1', { site_id_or_domain: id() });
    expect((await install()).body.code).toBe('svc_site_suspended');
    await world().post('unsuspend-site-v1', { site_id_or_domain: id() });
    expect(installsSent(world())).toEqual([]);
  });
});

describe('an install of a plugin whose answer got lost', () => {
  const LOST = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;

  it.each(LOST)('is done if the site shows it: after %s', async fault => {
    site().setFaults({ name: fault, on: 'installplugintheme' });
    expect((await install({ activate: true })).body).toMatchObject({ installed: true, active: true });
    expect(installsSent(world())).toHaveLength(1);
  });

  it('is unknown if the site can’t be reached afterwards', async () => {
    site().setFaults({ name: 'change_reset_after', on: 'installplugintheme' });
    const { fleet } = world();
    const serve = fleet.serve.bind(fleet);
    onTestFinished(() => {
      fleet.serve = serve;
    });
    fleet.serve = async (...request) => {
      if (installsSent(world()).length > 0) site().setFaults('reset');
      return serve(...request);
    };
    const { status, body } = await install();
    expect([status, body.code]).toEqual([504, 'svc_outcome_unknown']);
    expect(body.message).toMatch(/not known whether the plugin was installed.*Sync the site/);
    expect(installsSent(world())).toHaveLength(1);
    expect((await audit()).at(-1)).toBe('site.outcome_unknown');
  });

  it('is unknown if the connection broke and the site does not show it', async () => {
    site().setFaults({ name: 'reset', on: 'installplugintheme' });
    const { status, body } = await install();
    expect([status, body.code]).toEqual([504, 'svc_outcome_unknown']);
    expect(body.message).toMatch(/does not show the change yet/);
    expect(installsSent(world()).length).toBeLessThanOrEqual(1);
  });
});

describe('what may be installed', () => {
  it.each([
    '../../etc/passwd',
    'https://evil.example/x.zip',
    'evil.example/x',
    'a/b',
    'a.b',
    'a%2e',
    'a#',
    'a?b',
    'a@b',
    'a\\b',
    'A',
    '-a',
    '',
    'a\n',
    'a b',
    'a\u0000',
    'x'.repeat(201),
  ])('is a slug of WordPress.org: %j is refused before anything is sent', async slug => {
    const { status, body } = await install({ slug });
    expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
    expect(functions()).toEqual({});
  });

  it.each(['../x', 'latest/../..', '1.0/../../x', '1.0?x', '1.0#', 'v1', '', '1.0\n', '1 0'])(
    'is one version of it: %j is refused',
    async version => {
      expect((await install({ version })).status).toBe(400);
      expect(functions()).toEqual({});
    },
  );

  it('has no address of its own', async () => {
    expect((await install({ url: 'https://evil.example/x.zip' })).status).toBe(400);
    expect(functions()).toEqual({});
  });
});

it('only people who may change sites install', async () => {
  const auth = await world().user('vera', 'viewer');
  expect((await install({}, { auth })).status).toBe(403);
  expect(functions()).toEqual({});
});

it('a call of an assistant waits for a person, for one site too', async () => {
  const { propose, decide } = await makeProposing(world());
  for (const ability of [installSitePlugin, installSiteTheme, installOnSites]) {
    expect(callNeedsApproval(ability, { site_id_or_domain: id(), site_ids_or_domains: [id()] })).toBe(true);
  }
  const { approval_id } = await propose('install-site-plugin-v1', { site_id_or_domain: id(), slug: SLUG });
  expect(functions()).toEqual({});
  expect((await decide('approve', { approval_id })).status).toBe(200);
  expect(site().plugin(PLUGIN_FILE)).toBeDefined();
  expect(installsSent(world())).toHaveLength(1);
});
