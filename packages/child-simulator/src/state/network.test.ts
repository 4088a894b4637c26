import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

const FILE = 'acorn-backup/acorn-backup.php';

function world() {
  const fleet = createFleet({ sites: 4, registered: REGISTERED, networks: [[2, 3, 4]], slowMs: 20 });
  fleet.site(2).setPlugin(FILE, { version: '3.4.0', active: true });
  return { fleet, dashboard: new Dashboard(fleet) };
}

describe('sites of one network', () => {
  it('share plugins, themes and the WordPress version with each other, but not with other sites', async () => {
    const { fleet, dashboard } = world();
    expect(fleet.site(3).plugin(FILE)?.version).toBe('3.4.0');
    await dashboard.call(3, 'upgradeplugintheme', { type: 'plugin', list: FILE });
    expect([2, 3, 4].map(k => fleet.site(k).plugin(FILE)?.version)).toEqual(['3.5.1', '3.5.1', '3.5.1']);
    await dashboard.call(4, 'plugin_action', { action: 'delete', plugin: FILE });
    expect([2, 3, 4].map(k => fleet.site(k).plugin(FILE))).toEqual([undefined, undefined, undefined]);
    fleet.site(2).setCore('7.0.2');
    expect(fleet.site(4).core).toBe('7.0.2');
    expect(fleet.site(1).core).not.toBe('7.0.2');
  });

  it('fail to update while another site of the network is updating', async () => {
    const { fleet, dashboard } = world();
    fleet.site(3).setFaults('slow');
    const slow = dashboard.call(3, 'upgradeplugintheme', { type: 'plugin', list: FILE });
    const second = await dashboard.call(2, 'upgradeplugintheme', { type: 'plugin', list: FILE });
    expect(second.other_data.updated_data[FILE]).toMatchObject({ success: 0, rollback: 1 });
    expect((await slow).upgrades).toEqual({ [FILE]: true });
    expect(fleet.networks.get(2)?.collisions).toBe(1);
  });

  it('keep an account that one site deletes and can add it again by its id', async () => {
    const { fleet, dashboard } = world();
    const search = { search: '*zoe*', search_columns: 'user_login' };
    const user = { user_login: 'zoe', user_email: 'zoe@x.example', user_pass: 'a', role: 'editor' };
    const new_user = Buffer.from(JSON.stringify(user)).toString('base64');
    const { user_id: id } = (await dashboard.call(3, 'newuser', { new_user })).other_data.new_user_data;
    expect((await dashboard.call(4, 'newuser', { new_user })).error).toContain('already exists');
    expect(await dashboard.call(4, 'search_users', search)).toEqual([]);
    await dashboard.call(4, 'user_action', { action: 'changeRole', id, extra: 'author' });
    expect(await dashboard.call(4, 'search_users', search)).toMatchObject([{ id, login: 'zoe', role: 'author' }]);
    expect(await dashboard.call(3, 'search_users', search)).toMatchObject([{ id, role: 'editor' }]);
    for (const k of [3, 4]) await dashboard.call(k, 'user_action', { action: 'delete', id });
    expect(await dashboard.call(3, 'search_users', search)).toEqual([]);
    expect((await dashboard.call(3, 'user_action', { action: 'edit', id })).user_data.user_email).toBe(user.user_email);
    expect(fleet.site(2).users.length).toBeGreaterThan(0);
  });

  it('send visitors who sign up to the main site; without a network, to the login page', async () => {
    const { fleet } = world();
    const answer = (k: number, query = '') => fleet.handle(k, { method: 'GET', path: `/wp-signup.php${query}` });
    expect(await answer(1)).toMatchObject({ headers: { location: `${fleet.url(1)}/wp-login.php?action=register` } });
    expect(await answer(3)).toMatchObject({ status: 302, headers: { location: `${fleet.url(2)}/wp-signup.php` } });
    expect(await answer(2)).toMatchObject({ status: 200 });
    expect(await answer(2, '?new=www')).toMatchObject({ headers: { location: `${fleet.url(2)}/` } });
    expect(await answer(3, '?new=www')).toMatchObject({ headers: { location: `${fleet.url(2)}/` } });
  });

  it('must belong to the fleet and to only one network', () => {
    expect(() => createFleet({ sites: 2, networks: [[1, 3]] })).toThrow('site 3');
    expect(() =>
      createFleet({
        sites: 3,
        networks: [
          [1, 2],
          [2, 3],
        ],
      }),
    ).toThrow('two networks');
  });
});
