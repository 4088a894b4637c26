import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { freshPlugins, OTHER, PLAIN_PLUGIN } from './plugin.fixtures.ts';

const LOST = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;
const ACTIVATE = 'activate-site-plugins-v1';

describe('a change of plugins whose answer got lost', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    // Checks at once, and again a second later.
    world = await makeWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshPlugins(world);
  });

  const site = () => world.fleet.site(1);
  const sent = () => world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' });
  const run = (ability: string, slugs: readonly string[]) =>
    world.post(ability, { site_id_or_domain: id, slugs, ...(ability.startsWith('delete') ? { confirm: true } : {}) });
  const unknown = (slug: string) => ({
    slug,
    code: 'svc_outcome_unknown',
    message: expect.stringMatching(/not known/),
  });

  describe.each(LOST)('after %s', fault => {
    beforeEach(() => site().setFaults({ name: fault, on: 'plugin_action' }));

    it('is reported as done if the site shows it: activating', async () => {
      const { status, body } = await run(ACTIVATE, [PLAIN_PLUGIN, OTHER]);
      expect({ status, body }).toEqual({
        status: 200,
        body: { site_id: id, activated: [PLAIN_PLUGIN, OTHER], errors: [] },
      });
      expect(sent()).toHaveLength(2);
    });

    it('is reported as done if the site shows it: deactivating', async () => {
      site().setPlugin(PLAIN_PLUGIN, { active: true });
      expect((await run('deactivate-site-plugins-v1', [PLAIN_PLUGIN])).body).toMatchObject({
        deactivated: [PLAIN_PLUGIN],
        errors: [],
      });
      expect(sent()).toHaveLength(1);
    });

    it('is reported as done if the site shows it: deleting', async () => {
      const { body } = await run('delete-site-plugins-v1', [PLAIN_PLUGIN, OTHER]);
      expect(body).toMatchObject({ deleted: [PLAIN_PLUGIN, OTHER], errors: [] });
      expect(sent()).toHaveLength(1);
    });

    it('is unknown, never reported as not done, if the site can’t be reached; the others are not sent', async () => {
      site().setFaults({ name: fault, on: 'plugin_action' }, { name: 'reset', on: 'get_all_plugins' });
      const { status, body } = await run(ACTIVATE, [PLAIN_PLUGIN, OTHER]);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { activated: [], errors: [unknown(PLAIN_PLUGIN), { slug: OTHER, code: 'svc_site_offline' }] },
      });
      expect(body.errors[0].message).toMatch(/whether the plugin was activated.*check the result before you try again/);
      expect(body.errors[1].message).toMatch(/not sent/);
      expect(sent()).toHaveLength(1);
      expect([site().plugin(PLAIN_PLUGIN)?.active, site().plugin(OTHER)?.active]).toEqual([true, false]);
    });
  });

  it('is looked for again if the site is away for a moment', async () => {
    const away = { name: 'reset', on: 'get_all_plugins', times: 2 } as const; // both addresses
    site().setFaults({ name: 'change_reset_after', on: 'plugin_action' }, away);
    expect((await run(ACTIVATE, [PLAIN_PLUGIN])).body).toMatchObject({ activated: [PLAIN_PLUGIN], errors: [] });
    expect(world.fleet.ledger.site(1).functions).toEqual({ plugin_action: 1, get_all_plugins: 3 });
  });

  it('is unknown if the connection broke and the site doesn’t show it; the others are still tried', async () => {
    site().setFaults({ name: 'reset', on: 'plugin_action', times: 1 });
    const { status, body } = await run(ACTIVATE, [PLAIN_PLUGIN, OTHER]);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { activated: [OTHER], errors: [unknown(PLAIN_PLUGIN)] },
    });
    expect(body.errors[0].message).toMatch(/does not show the change yet/);
    expect(sent()).toHaveLength(2);
  });

  it('holds back the others while the site may still be working on it', async () => {
    site().setFaults({ name: 'hang', on: 'plugin_action', times: 1 });
    const { body } = await run(ACTIVATE, [PLAIN_PLUGIN, OTHER]);
    expect(body).toMatchObject({
      activated: [],
      errors: [unknown(PLAIN_PLUGIN), { slug: OTHER, code: 'svc_site_timeout' }],
    });
    expect(sent()).toHaveLength(1);
  });

  it('is not looked for if it certainly was not done', async () => {
    site().setFaults({ name: 'auth401', on: 'plugin_action' });
    const { status, body } = await run(ACTIVATE, [PLAIN_PLUGIN, OTHER]);
    expect([status, body.code]).toEqual([502, 'svc_connection_failed']);
    expect(world.fleet.ledger.site(1).functions).toEqual({ plugin_action: 1 });
  });
});

describe('activating several plugins', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await makeWorld({ sites: 1, seeded: true });
  });
  afterAll(() => world.close());

  it.each([
    ['suspend-site-v1', 'unsuspend-site-v1', 'svc_site_suspended'],
    ['disconnect-site-v1', 'reconnect-site-v1', 'svc_site_disconnected'],
  ])('stops at once with %s and sends no further call', async (stop, resume, code) => {
    id = await freshPlugins(world);
    const { asked, answer } = holdAnswers(world);
    const activating = world.post(ACTIVATE, { site_id_or_domain: id, slugs: [PLAIN_PLUGIN, OTHER] });
    await asked;
    await world.post(stop, { site_id_or_domain: id });
    answer();
    const { status, body } = await activating;
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { activated: [PLAIN_PLUGIN], errors: [{ slug: OTHER, code }] },
    });
    expect(world.fleet.site(1).plugin(OTHER)?.active).toBe(false);
    expect(world.fleet.ledger.site(1).functions).toEqual({ plugin_action: 1 });
    expect((await world.post(resume, { site_id_or_domain: id })).status).toBe(200);
  });
});

/** Holds the next answer of a site back. `asked`: the site has made the requested change. */
function holdAnswers({ fleet }: World): { asked: Promise<void>; answer: () => void } {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const serve = fleet.serve.bind(fleet);
  fleet.serve = async (...request) => {
    fleet.serve = serve;
    const served = await serve(...request);
    asked.resolve();
    await answered.promise;
    return served;
  };
  return { asked: asked.promise, answer: answered.resolve };
}
