import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({
  sites: 2,
  seeded: true,
  env: { SITEKEEPER_DEADLINE_ACTION: '3', SITEKEEPER_DEADLINE_CHECK: '5' },
});
const site = () => world().fleet.site(1);
const siteId = () => world().siteIds[0] as number;
const update = (fields: Record<string, unknown>, user_id: number = id) =>
  world().post('update-site-user-v1', { site_id_or_domain: siteId(), user_id, ...fields });

let id: number;
let login: string;
let made = 0;
beforeEach(() => {
  made += 1;
  login = `pat${made}`;
  site().addUser(login, 'editor');
  id = site().user(login)?.id ?? 0;
});

describe('update-site-user-v1', () => {
  it('changes the given fields and returns the updated user', async () => {
    const fields = { email: `new${made}@x.example`, role: 'author', first_name: 'Pat', description: 'Writes.' };
    const { status, body } = await update({ ...fields, display_name: 'Pat W.' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, website_id: siteId(), username: login, name: 'Pat W.', roles: ['author'], last_name: '', ...fields },
    });
    const { email, role } = fields;
    expect(site().user(login)).toMatchObject({ email, role, firstName: 'Pat', displayName: 'Pat W.' });
    expect(await auditOf(world().app.services.database, siteId())).toContain('site_user.updated');
  });

  it('clears fields that may be empty', async () => {
    await update({
      first_name: 'Pat',
      last_name: 'W',
      user_url: 'https://pat.example',
      nickname: 'P',
      description: 'x',
    });
    const cleared = { first_name: '', last_name: null, user_url: '', nickname: null, description: '' };
    expect((await update(cleared)).body).toMatchObject({
      first_name: '',
      last_name: '',
      user_url: '',
      nickname: login,
    });
    expect(site().user(login)).toMatchObject({ firstName: '', lastName: '', url: '', description: '', role: 'editor' });
  });

  it('sets a password without showing it', async () => {
    const { body } = await update({ password: 'Neu-und-gut-7' });
    expect(site().user(login)?.password).toBe('Neu-und-gut-7');
    expect(JSON.stringify(body)).not.toContain('Neu-und-gut-7');
  });

  it('never demotes the administrator of the connection, but changes its other fields', async () => {
    const admin = site().user(site().admin)?.id ?? 0;
    expectError(await update({ role: 'editor' }, admin), { status: 409, code: 'svc_protected' });
    expect(site().user(site().admin)?.role).toBe('administrator');
    const { status } = await update({ role: 'administrator', first_name: 'Ad' }, admin);
    expect(status).toBe(200);
  });

  it('returns 404 for unknown users and sends nothing', async () => {
    world().fleet.ledger.reset();
    expectError(await update({ first_name: 'X' }, 999), { status: 404, code: 'svc_user_not_found' });
    expect(world().fleet.ledger.summary().functions).toEqual({ search_users: 1 });
  });

  it('returns 409 for e-mail addresses of other users', async () => {
    const email = site().users[0]?.email;
    site().setFaults('translated_errors');
    expectError(await update({ email }), { status: 409, code: 'svc_already_exists' });
    site().setFaults();
  });

  it.each(['change_500_after', 'change_timeout_midway'] as const)(
    'checks the user’s record on the site after %s',
    async fault => {
      site().setFaults({ name: fault, on: 'user_action', times: 1 });
      const { status, body } = await update({ first_name: 'Pat', role: 'author' });
      expect({ status, role: body.role }).toEqual({ status: 200, role: 'author' });
      site().setFaults({ name: fault, on: 'user_action', times: 1 });
      const unknown = await update({ password: 'Nicht-zu-sehen-1' });
      site().setFaults();
      expect(unknown.status).toBeGreaterThanOrEqual(500); // nobody can see whether a password was set
    },
  );

  it('fails when the site changed nothing', async () => {
    site().setFaults({ name: 'http500', on: 'user_action', times: 1 });
    expectError(await update({ first_name: 'Pat' }), { status: 502, code: 'svc_connection_failed' });
    site().setFaults();
    expect(site().user(login)?.firstName).toBe('');
  });

  it.each([
    [{}, 'input'],
    [{ email: 'x' }, 'input.email'],
    [{ password: "it's" }, 'input.password'],
  ])('rejects %o', async (fields, path) => {
    const answer = await update(fields);
    expectError(answer, { status: 400, code: 'svc_invalid_input' });
    expect(answer.body.data.errors[0].path).toBe(path);
  });

  it.each([
    [{ role: 'wizard' }, 'input.role'],
    [{ email: '' }, 'input.email'],
    [{ user_id: 0 }, 'input.user_id'],
    [{ login: 'x' }, 'input.login'],
  ])('cannot parse %o', async (fields, path) => {
    expect(refusedPaths(await update(fields))).toEqual([path]);
  });

  it('does not contact suspended sites', async () => {
    const other = world().siteIds[1];
    await world().post('suspend-site-v1', { site_id_or_domain: other });
    const answer = await world().post('update-site-user-v1', { site_id_or_domain: other, user_id: 1, first_name: 'X' });
    expectError(answer, { status: 409, code: 'svc_site_suspended' });
  });
});
