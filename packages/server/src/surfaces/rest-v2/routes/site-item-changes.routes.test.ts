import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FATAL,
  freshPlugins,
  OTHER,
  PLAIN_PLUGIN,
  STORED_CONNECTOR,
} from '../../../features/plugins/plugin.fixtures.ts';
import { freshThemes, SPARE, PLAIN_THEME as THEME } from '../../../features/themes/theme.fixtures.ts';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
let id: number;
let at: string;
const rest = (path: string, method = 'GET', body?: unknown) =>
  world().rest(`${at}/${path}`, { method, ...(body === undefined ? {} : { body }) });
beforeAll(async () => {
  id = await freshPlugins(world());
  await freshThemes(world());
  at = `/sites/${encodeURIComponent(world().fleet.url(1))}`;
});
beforeEach(() => world().fleet.ledger.reset());

describe('changes of plugins', () => {
  beforeEach(async () => void (await freshPlugins(world())));

  it.each([
    ['activate', 'POST', 'activated', [PLAIN_PLUGIN, OTHER]],
    ['activate', 'PUT', 'activated', [OTHER]],
    ['deactivate', 'PATCH', 'deactivated', [PLAIN_PLUGIN]],
    ['delete', 'DELETE', 'deleted', [PLAIN_PLUGIN, OTHER]],
  ] as const)('%s, by %s, accepts the slugs in query and body', async (action, method, member, list) => {
    for (const send of ['query', 'text', 'array'] as const) {
      await freshPlugins(world());
      if (action === 'deactivate') await rest('plugins/activate', 'POST', { slug: PLAIN_PLUGIN });
      const query = send === 'query' ? `?slug=${encodeURIComponent(list.join(','))}` : '';
      const body = send === 'query' ? undefined : { slug: send === 'text' ? list.join(', ') : list };
      const answer = await rest(`plugins/${action}${query}`, method, body);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: {
          success: 1,
          message: `${list.length} ${member}, 0 failed.`,
          data: { site_id: id, [member]: [...list], errors: [] },
        },
      });
    }
  });

  it('do what is possible, and name the failures', async () => {
    const { status, body } = await rest('plugins/activate', 'POST', { slug: [PLAIN_PLUGIN, FATAL, 'no/no.php'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: 1, message: '1 activated, 2 failed.', data: { activated: [PLAIN_PLUGIN] } });
    expect(body.data.errors).toMatchObject([
      { slug: FATAL, code: 'svc_activation_failed' },
      { slug: 'no/no.php', code: 'svc_plugin_not_found' },
    ]);
  });

  it.each([
    ['POST', 'plugins/activate', FATAL, 502, 'svc_activation_failed'],
    ['POST', 'plugins/activate', 'no/no.php', 404, 'svc_plugin_not_found'],
    ['POST', 'plugins/deactivate', STORED_CONNECTOR, 409, 'svc_protected'],
    ['DELETE', 'plugins/delete', STORED_CONNECTOR, 409, 'svc_protected'],
    ['DELETE', 'plugins/delete', 'no/no.php', 404, 'svc_plugin_not_found'],
    ['POST', 'themes/activate', 'no-theme', 404, 'svc_theme_not_found'],
    ['DELETE', 'themes/delete', 'no-theme', 404, 'svc_theme_not_found'],
    ['DELETE', 'themes/delete', THEME, 409, 'svc_theme_in_use'],
  ] as const)('%s …/%s of %s alone returns the error itself', async (method, what, slug, status, code) => {
    const { status: answered, body } = await rest(what, method, { slug });
    expect({ status: answered, success: body.success, code: body.code }).toEqual({ status, success: 0, code });
    if (what !== 'themes/activate') expect(body.data.failed).toMatchObject([{ slug, code }]);
  });
});

describe('changes of themes', () => {
  beforeEach(async () => void (await freshThemes(world())));

  it('activate: switches to one theme, and returns the previous one', async () => {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      await freshThemes(world());
      const { body } = await rest('themes/activate', method, { slug: SPARE });
      const data = { site_id: id, activated: SPARE, previous_theme: THEME };
      expect(body).toEqual({ success: 1, message: 'The theme is active.', data });
    }
  });

  it('delete: deletes several, but none in use', async () => {
    const { body } = await rest(`themes/delete?slug=${SPARE},${THEME}`, 'DELETE');
    expect(body).toMatchObject({ message: '1 deleted, 1 failed.', data: { deleted: [SPARE] } });
    expect(body.data.errors).toMatchObject([{ slug: THEME, code: 'svc_theme_in_use' }]);
  });
});

describe.each([
  ['POST', 'plugins/activate', PLAIN_PLUGIN],
  ['POST', 'plugins/deactivate', PLAIN_PLUGIN],
  ['DELETE', 'plugins/delete', PLAIN_PLUGIN],
  ['POST', 'themes/activate', SPARE],
  ['DELETE', 'themes/delete', SPARE],
] as const)('%s …/%s', (method, what, slug) => {
  beforeEach(async () => {
    await freshPlugins(world());
    await freshThemes(world());
  });

  it('requires a slug, and accepts nothing else', async () => {
    for (const body of [{}, { slug: '' }, { slug: [] }, { slugs: slug }, { slug: 5 }]) {
      const answer = await rest(what, method, body);
      const known = 'slugs' in body ? 'slugs' : 'slug';
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.body.data.params, JSON.stringify(body)).toHaveProperty(known);
    }
    const confirmed = await rest(what, method, { slug, confirm: true });
    expect(confirmed.body.data.params).toHaveProperty('confirm');
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });
});
