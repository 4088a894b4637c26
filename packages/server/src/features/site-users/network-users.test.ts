import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf, expectError, siteRow, useWorld } from '../../testing/fixtures.ts';
import { IMPORT_COLUMNS } from './import/import-row.ts';
import { runSiteWork } from './jobs/run-site-work.ts';

const env = {
  SITEKEEPER_NETWORKS_INTERVAL_DAYS: '30',
  SITEKEEPER_DEADLINE_ACTION: '2',
  SITEKEEPER_BATCH_INLINE_LIMIT: '1',
};
const world = useWorld({ sites: 4, seeded: true, fleet: { networks: [[1, 2, 3]] }, env });
const id = (k: number) => world().siteIds[k - 1] as number;
const zoe = { username: 'zoe', email: 'zoe@x.example', role: 'author' };
const create = (k: number, more: object = {}) =>
  world().post('create-site-users-v1', { websites: [id(k)], ...zoe, ...more });
const remove = (k: number, user_id: number, more: object = { confirm: true }) =>
  world().post('delete-site-user-v1', { site_id_or_domain: id(k), user_id, ...more });
let account = 0;

/** The first change of a site looks its network up. */
const knowNetwork = (k: number) => remove(k, 987_654, { dry_run: true });

beforeAll(async () => {
  account = (await create(1)).body.created[0].user_id;
  await knowNetwork(2);
});

describe('an account of a network', () => {
  it('becomes a user of another site of the network, with the requested role', async () => {
    const { status, body } = await create(2, { role: 'editor' });
    expect(status).toBe(200);
    expect(body.created).toMatchObject([{ website_id: id(2), user_id: account }]);
    expect(world().fleet.site(2).user('zoe')).toMatchObject({ id: account, role: 'editor' });
    expect(world().fleet.site(1).user('zoe')).toMatchObject({ id: account, role: 'author' });
    expect(world().fleet.ledger.site(2).functions.user_action).toBe(2); // read, then changed
  });

  it('is not reused for a different e-mail address', async () => {
    const answer = await create(3, { email: 'another@x.example' });
    expect(expectError(answer, { status: 409, code: 'svc_already_exists' })).toContain('different e-mail address');
    expect(world().fleet.site(3).user('zoe')).toBeUndefined();
  });

  it('stays when its user is deleted from one site, and the answers before and after say so', async () => {
    const before = await remove(2, account, { dry_run: true });
    expect(before.body.network).toContain('the account stays in the network');
    const after = await remove(2, account);
    expect(after.body).toMatchObject({ deleted: true, username: 'zoe' });
    expect(after.body.network).toContain('from this site only');
    expect(world().fleet.site(2).user('zoe')).toBeUndefined();
    expect(world().fleet.site(1).user('zoe')).toBeDefined();
  });

  it.each(['change_reset_after', 'change_500_after'] as const)(
    'is sent once and found on the site after %s, and reported as a success',
    async fault => {
      world().fleet.ledger.reset();
      world().fleet.site(3).setFaults({ name: fault, on: 'user_action', after: 1 });
      const { body } = await create(3);
      world().fleet.site(3).setFaults();
      expect(body).toMatchObject({ created: [{ website_id: id(3), user_id: account }], errors: [] });
      expect(world().fleet.ledger.site(3).functions.user_action).toBe(2);
      await remove(3, account);
    },
  );

  it.each([
    ['broke off before the site acted', [{ name: 'reset', on: 'user_action', after: 1 }], false],
    [
      'was lost and the site cannot be looked at',
      [
        { name: 'change_reset_after', on: 'user_action', after: 1 },
        { name: 'reset', on: 'search_users', after: 2 },
      ],
      true,
    ],
  ] as const)('is reported as unknown if the call %s', async (_what, faults, added) => {
    world().fleet.ledger.reset();
    world()
      .fleet.site(3)
      .setFaults(...faults);
    const answer = await create(3);
    world().fleet.site(3).setFaults();
    expect(expectError(answer, { status: 504, code: 'svc_outcome_unknown' })).toContain('whether the user was created');
    expect(world().fleet.ledger.site(3).functions.user_action).toBe(2);
    expect(world().fleet.site(3).user('zoe') !== undefined).toBe(added);
    if (added) await remove(3, account);
  });

  it('is not given a role by an id that another site made up', async () => {
    const one = { username: 'quinn', email: 'quinn@site4.example' };
    const { user_id } = (await create(2, one)).body.created[0];
    await remove(2, user_id);
    const stranger = world().fleet.site(4);
    const admin = world()
      .fleet.site(3)
      .users.find(user => user.role === 'administrator');
    stranger.addUser(one.username, 'author');
    Object.assign(stranger.user(one.username) ?? {}, { id: admin?.id });
    const network = (await siteRow(world(), id(2))).network_key;
    const say = (network_key: string | null) =>
      world().app.services.database.write(trx =>
        trx.updateTable('sites').set({ network_key }).where('id', '=', id(4)).execute(),
      );
    await say(network);
    const answer = await create(3, one);
    await say('');
    stranger.removeUser(one.username);
    expect(expectError(answer, { status: 409, code: 'svc_already_exists' })).toContain('on the site itself');
    expect(world().fleet.site(3).users).toContainEqual(admin);
    expect(admin?.role).toBe('administrator');
  });

  it('must be added on the site itself when no stored site has it', async () => {
    const one = { username: 'yan', email: 'yan@x.example' };
    const { user_id } = (await create(2, one)).body.created[0];
    await remove(2, user_id);
    const answer = await create(3, one);
    expect(expectError(answer, { status: 409, code: 'svc_already_exists' })).toContain('on the site itself');
  });
});

it.each([
  ['the requested role, which it may have had before', 'author', 'may have had before'],
  ['another role', 'editor', 'with another role'],
])(
  'whether an old account of a network was added is unknown if the site has it after a crash with %s',
  async (_with, role, why) => {
    const { app, fleet } = world();
    const [, old] = fleet.site(1).users;
    const { login = '', email = '' } = old ?? {};
    await create(2, { username: login, email, role: 'author' });
    const rows = [login, 'other'].map(name => `${name},${email},,,,,0,${role},${fleet.url(2)},`);
    const csv = [IMPORT_COLUMNS.join(','), ...rows].join('\r\n');
    const { job_id } = (await world().post('import-site-users-v1', { csv })).body;
    // As the crash left it: the user was sent, and its answer is lost.
    await app.services.database.write(trx =>
      trx.updateTable('user_job_sites').set({ begun: 1 }).where('job_id', '=', job_id).execute(),
    );
    const before = await auditOf(app.services.database, id(2));
    const result = await runSiteWork(app.ctx({ kind: 'system', name: 'test' }), id(2), job_id);
    expect(result).toMatchObject({ ok: false, code: 'outcome_unknown', data: { created: 0, failed: 2 } });
    expect(result).toMatchObject({ message: expect.stringContaining(why) });
    const audit = (await auditOf(app.services.database, id(2))).slice(before.length);
    expect(audit).toEqual(['site.outcome_unknown']);
  },
);

it('deleting a user of a site without a network deletes the account, and the answer mentions no network', async () => {
  const { user_id } = (await create(4)).body.created[0];
  expect((await remove(4, user_id)).body).not.toHaveProperty('network');
});
