import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true });

/** An unknown record, for each way in which deletions name their target. */
const NOBODY: Readonly<Record<string, unknown>> = {
  site_id_or_domain: 999,
  client_id_or_email: 999,
  field_id_or_name: 999,
  user_id: 999,
  password_id: 999,
  tag_id: 999,
  cost_id: 999,
  key_id: 999,
  window_id: 999,
  rule_id: 999,
  import_id: '00000000-0000-4000-8000-000000000000',
  slugs: ['no/such.php'],
  post_id: 999,
  comment_ids: [999],
  contact_id: 999,
  channel_id: 999,
};

const deletions = ALL_ABILITIES.filter(({ effect }) => effect === 'destroy');
/** Several at once fail one by one. */
const several = new Set(['delete-sites-v1', 'delete-api-keys-v1']);
const single = deletions
  .filter(({ name }) => !several.has(name))
  .map(({ name, input }) => {
    return [name, Object.fromEntries((input.required ?? []).map(property => [property, NOBODY[property]]))] as const;
  });

const made = async (ability: string, input: object) => (await world().post(ability, input)).body;
const window = { days: ['mon'], time_zone: 'Europe/Berlin' };
const someone = async (name: string) =>
  (await world().inPerson('add-dashboard-user-v1', { name, role: 'viewer' })).body;

/** How the record is made. */
const TWICE: readonly (readonly [string, () => Promise<object>])[] = [
  ['delete-dashboard-user-v1', async () => ({ user_id: (await someone('twice')).id })],
  [
    'delete-application-password-v1',
    async () => {
      const { id: user_id } = await someone('owner');
      const { body } = await world().inPerson('add-application-password-v1', { name: 'laptop', user_id });
      return { password_id: body.id };
    },
  ],
  [
    'delete-alarm-rule-v1',
    async () => ({
      rule_id: (await made('add-alarm-rule-v1', { name: 'R', channel_ids: [], tell_browsers: true })).id,
    }),
  ],
  [
    'delete-update-window-v1',
    async () => ({
      window_id: (await made('add-update-window-v1', { ...window, name: 'W', opens: '02:00', closes: '04:00' })).id,
    }),
  ],
  [
    'delete-maintenance-window-v1',
    async () => {
      const weekly = { ...window, name: 'M', all_sites: true, repeats: 'weekly', starts: '02:00', minutes: 60 };
      return { window_id: (await made('add-maintenance-window-v1', weekly)).id };
    },
  ],
];

describe('a deletion', () => {
  let tag: number;
  beforeAll(async () => {
    tag = (await world().post('add-tag-v1', { name: 'T' })).body.id;
  });

  it.each(single)('%s checks that the record exists before it asks for confirmation', async (name, input) => {
    for (const more of [{}, { confirm: false }, { confirm: true }]) {
      const inPerson = ALL_ABILITIES.find(ability => ability.name === name)?.proof === 'login';
      const answer = await world()[inPerson ? 'inPerson' : 'post'](name, { ...input, ...more });
      expect([answer.status, answer.body.code], JSON.stringify(more)).toEqual([
        404,
        expect.stringMatching(/_not_found$/),
      ]);
    }
  });

  it.each(TWICE)('%s by two at the same time is done once and logged once', async (name, make) => {
    const input = { ...(await make()), confirm: true };
    const inPerson = ALL_ABILITIES.find(ability => ability.name === name)?.proof === 'login';
    const { db } = world().app.services.database;
    const count = async () => (await db.selectFrom('audit_log').select('id').execute()).length;
    const before = await count();
    const remove = () => world()[inPerson ? 'inPerson' : 'post'](name, input);
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await count()) - before).toBe(1);
  });

  it.each([
    ['delete-tag-v1', () => ({ tag_id: tag })],
    ['delete-site-plugins-v1', () => ({ site_id_or_domain: world().siteIds[0], slugs: ['no/such.php'] })],
    ['delete-site-themes-v1', () => ({ site_id_or_domain: world().siteIds[0], slugs: ['none'] })],
    ['delete-site-user-v1', () => ({ site_id_or_domain: world().siteIds[0], user_id: 1 })],
    ['delete-post-v1', () => ({ site_id_or_domain: world().siteIds[0], post_id: 2 })],
    ['delete-comments-v1', () => ({ site_id_or_domain: world().siteIds[0], comment_ids: [1] })],
    ['delete-site-v1', () => ({ site_id_or_domain: world().siteIds[0] })],
  ])('%s of an existing record requires confirmation', async (name, input) => {
    const answer = await world().post(name, input());
    expect(answer).toMatchObject({ status: 400, body: { code: 'svc_confirmation_required' } });
  });
});
