import type { FormFields } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, type Loose, REGISTERED } from '../testing/dashboard.ts';

function world() {
  const dashboard = new Dashboard(createFleet({ sites: 3, registered: REGISTERED }));
  const site = dashboard.fleet.site(1);
  site.addUser('pat', 'editor');
  const id = site.user('pat')?.id ?? 0;
  const create = (user: Record<string, string>) =>
    dashboard.call(1, 'newuser', { new_user: Buffer.from(JSON.stringify(user)).toString('base64') });
  const act = (action: string, fields: FormFields = {}): Promise<Loose> =>
    dashboard.call(1, 'user_action', { action, id, ...fields });
  return { dashboard, site, id, create, act };
}

describe('finding users', () => {
  it('searches users by role with wildcards in the given columns', async () => {
    const { dashboard, site } = world();
    const search = (fields: Record<string, string>) => dashboard.call(1, 'search_users', fields);
    expect(await search({ search: '**', search_columns: 'user_login' })).toHaveLength(site.users.length);
    expect(await search({ search: '*PAT*', search_columns: 'user_login' })).toEqual([
      expect.objectContaining({ login: 'pat', role: 'editor', avatar: expect.stringContaining('<img') }),
    ]);
    expect(await search({ search: '*pat*', search_columns: 'user_url' })).toEqual([]);
    expect(await search({ search: '**', role: 'administrator' })).toHaveLength(1);
    expect(await search({ search: '*1*', search_columns: 'ID' })).toEqual([expect.objectContaining({ id: 1 })]);
    expect(await search({ search: 'pa', search_columns: 'user_login' })).toEqual([]);
  });

  it('lists users by role, none without the parameter, and without their roles when all are requested', async () => {
    const { dashboard, site } = world();
    expect(await dashboard.call(1, 'get_all_users')).toEqual([]);
    const all = await dashboard.call(1, 'get_all_users', { role: '' });
    expect(all).toHaveLength(site.users.length);
    expect(all[0].role).toBe('');
  });
});

describe('newuser', () => {
  it('creates users, turns unknown roles into subscriber, and refuses duplicates without an error code', async () => {
    const { site, create } = world();
    const user = {
      user_login: 'kim',
      user_email: 'kim@x.example',
      user_pass: 'pw1',
      role: 'wizard',
      first_name: 'Kim',
    };
    const reply = await create(user);
    expect(reply).toMatchObject({
      added: true,
      other_data: { new_user_data: { display_name: 'Kim', roles: 'subscriber' } },
    });
    expect(site.user('kim')?.password).toBe('pw1');
    expect(Object.keys(await create(user))).toEqual(['error']);
    expect(await create({ ...user, user_login: 'kim2' })).toHaveProperty('error');
    expect(await create({ ...user, user_login: ' & ' })).toHaveProperty('error');
  });

  it('creates users without a password, and drops addresses that it cannot read', async () => {
    const { site, create } = world();
    const add = async (user_login: string, user_email: string, user_pass: string) => {
      expect(await create({ user_login, user_email, user_pass })).toMatchObject({ added: true });
      return site.user(user_login);
    };
    expect(await add('blank', '', '')).toMatchObject({ email: '', password: '' });
    expect(await add('malformed', 'no address', 'p')).toMatchObject({ email: '', password: 'p' });
    expect(await add('bare', 'me@host', 'p')).toMatchObject({ email: '' });
    expect(await add('accents', 'jörg@müller.example', 'p')).toMatchObject({ email: 'jrg@mller.example' });
  });

  it('strips accents from logins by the rules of the site’s language, and drops other characters', async () => {
    const { dashboard } = world();
    const login = async (k: number) => {
      const wish = JSON.stringify({ user_login: `Ünï çode'1 Łø`, user_email: '', user_pass: 'p' });
      await dashboard.call(k, 'newuser', { new_user: Buffer.from(wish).toString('base64') });
      return dashboard.fleet.site(k).users.at(-1)?.login;
    };
    const languages = [1, 2, 3].map(k => dashboard.fleet.site(k).language);
    const expected = languages.map(language => (language === 'de_DE' ? 'Ueni code1 Lo' : 'Uni code1 Lo'));
    expect([await login(1), await login(2), await login(3)]).toEqual(expected);
  });
});

describe('a change whose answer is lost', () => {
  it.each(['change_500_after', 'change_timeout_midway'] as const)(
    '%s: makes the change without confirming it',
    async fault => {
      const { site, dashboard } = world();
      site.setFaults({ name: fault, on: 'newuser' });
      const new_user = Buffer.from(JSON.stringify({ user_login: 'kim', user_email: 'k@x.example', user_pass: 'p' }));
      await expect(dashboard.call(1, 'newuser', { new_user: new_user.toString('base64') })).rejects.toThrow();
      expect(site.user('kim')).toBeDefined();
      expect(await dashboard.call(1, 'search_users', { search: '*kim', search_columns: 'user_login' })).toHaveLength(1);
    },
  );
});

describe('user_action', () => {
  it('reads a user for editing and answers FAIL to an unknown id', async () => {
    const { act } = world();
    expect(await act('edit')).toMatchObject({ status: 'SUCCESS', user_data: { role: 'editor', nickname: 'pat' } });
    expect(await act('edit', { id: 999 })).toEqual({ status: 'FAIL', other_data: { users_data: [] } });
    expect(await act('dance')).toMatchObject({ status: 'FAIL', other_data: { users_data: { display_name: 'pat' } } });
  });

  it('updates the given fields, ignores empty values, and removes the role when it is empty', async () => {
    const { site, act } = world();
    await act('update_user', { extra: { first_name: 'Pat', last_name: 'P', email: '', role: 'donotupdate' } });
    expect(site.user('pat')).toMatchObject({ firstName: 'Pat', lastName: 'P' });
    await act('update_user', { extra: { last_name: ' ', nickname: ' ', url: 'http://' } });
    expect(site.user('pat')).toMatchObject({ firstName: 'Pat', lastName: '', nickname: 'pat', url: '' });
    expect(site.user('pat')).toMatchObject({ firstName: 'Pat', email: 'pat@site1.example', role: 'editor' });
    const listed = await act('update_user', { extra: { role: '' }, optimize: 1 });
    expect(listed.users.find((user: { login: string }) => user.login === 'pat').role).toBeNull();
    expect(site.user('pat')?.role).toBe('');
  });

  it('refuses unknown roles, e-mail addresses in use, differing passwords and unknown ids', async () => {
    const { site, act } = world();
    const email = site.users[0]?.email ?? '';
    for (const extra of [{ role: 'wizard' }, { email: 'no' }, { email }, { pass1: 'a', pass2: 'b' }]) {
      expect(await act('update_user', { extra: { ...extra } })).toEqual({
        error: expect.any(String),
        other_data: { users_data: expect.objectContaining({ display_name: 'pat' }) },
      });
    }
    expect((await act('update_user', { id: 999, extra: { first_name: 'X' } })).error).toContain('email');
  });

  it('deletes a user, gives the posts to the connecting administrator, and reports success for unknown ids', async () => {
    const { site, act } = world();
    const posts = site.users[0]?.posts;
    expect((await act('delete')).other_data.users_data.display_name).toBe('pat');
    expect(site.user('pat')).toBeUndefined();
    expect(site.users[0]?.posts).toBe(posts);
    expect(await act('delete')).toMatchObject({ status: 'SUCCESS', other_data: { users_data: [] } });
  });

  it('claims to delete a user but keeps it when a fault says so', async () => {
    const { site, act } = world();
    site.setFaults('delete_user_noop');
    expect(await act('delete')).toMatchObject({ status: 'SUCCESS' });
    expect(site.user('pat')).toBeDefined();
  });

  it('changes roles and passwords of users', async () => {
    const { site, act } = world();
    const about = { display_name: 'pat', roles: 'author', old_roles: null };
    expect((await act('changeRole', { extra: 'author' })).other_data.users_data).toMatchObject(about);
    expect((await act('changeRole', { id: 999, extra: 'author' })).other_data.users_data).toEqual({
      old_roles: null,
      roles: 'author',
    });
    await act('update_password', { user_pass: 'fresh' });
    expect(site.user('pat')).toMatchObject({ role: 'author', password: 'fresh' });
  });
});

describe('newadminpassword', () => {
  it('changes the password of `user`, who can then register', async () => {
    const { dashboard, site } = world();
    const new_password = Buffer.from('näw pass').toString('base64');
    const reply = await dashboard.call(1, 'newadminpassword', { new_password });
    expect(reply.other_data.update_admin_password).toMatchObject({ user_id: 1, roles: 'administrator' });
    site.clearKey();
    expect(site.adminPassword).toBe('näw pass');
    expect((await dashboard.register(1)).register).toBe('OK');
    expect(await dashboard.call(1, 'newadminpassword', { new_password, user: null })).toEqual([]);
  });
});
