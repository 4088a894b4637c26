import { describe, expect, it } from 'vitest';
import { auditOf, storeSite } from '../../../testing/fixtures.ts';
import { IMPORT_COLUMNS } from './import-row.ts';
import { useImports } from './imports.fixtures.ts';

const { world, site, siteOf, url, stored, row, login, importRows } = useImports();

describe('import-site-users-v1', () => {
  it('creates each user on its sites with all ten columns', async () => {
    const cells = {
      first_name: 'Ann',
      last_name: '=1+1',
      user_url: 'https://a.example',
      password: 'Ganz-gut 7',
      role: 'Editor',
    };
    const one = row({ ...cells, send_password: 'TRUE', select_sites: `${url(1)}; ${url(2)};` });
    const two = row({ select_sites: String(siteOf(2)) });
    expect(await importRows(one, two)).toEqual({ total: 2, success_count: 2, failed_count: 0, failed_users: [] });
    for (const k of [1, 2]) {
      expect(site(k).user(login(one))).toMatchObject({
        role: 'editor',
        password: 'Ganz-gut 7',
        firstName: 'Ann',
        lastName: '=1+1',
        url: 'https://a.example',
      });
    }
    expect(site(1).user(login(two))).toBeUndefined();
    expect(site(2).user(login(two))).toMatchObject({ role: 'subscriber' });
    expect(site(2).user(login(two))?.password).toHaveLength(24);
    expect(await auditOf(world().app.services.database, siteOf(2))).toContain('site_user.created');
  });

  it('sends each site one request per user, in the order of the rows', async () => {
    const rows = [
      row({ select_sites: url(1) }),
      row({ select_sites: `${url(2)};${url(1)}` }),
      row({ select_sites: url(1) }),
    ];
    world().fleet.ledger.reset();
    await importRows(...rows);
    expect(world().fleet.ledger.summary()).toMatchObject({ functions: { newuser: 4 }, maxChanging: 1 });
    expect(
      site(1)
        .users.slice(-3)
        .map(user => user.login),
    ).toEqual(rows.map(login));
  });

  it('accepts groups and sites together, and creates a user once per site', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'North' })).body.id;
    for (const k of [1, 2]) await world().post('update-site-v1', { site_id_or_domain: siteOf(k), tags: [tag] });
    const one = row({
      select_sites: `${url(1)};${url(1).replace('http://', '').toUpperCase()}`,
      select_groups: 'north',
    });
    expect(await importRows(one)).toMatchObject({ success_count: 1 });
    expect([1, 2, 3].map(k => site(k).users.filter(user => user.login === login(one)).length)).toEqual([1, 1, 0]);
  });

  it('reports rows that cannot be imported, by line and with all problems', async () => {
    const { failed_users, ...counts } = await importRows(
      row(),
      row({ username: '', email: 'nobody', role: 'wizard' }),
      '"two',
      'lines",x@x.example,,,,,,,,',
      'too,few',
      row({ password: "it's" }),
      row({ send_password: 'perhaps' }),
      `${row()},,`,
      `${row()},more`,
    );
    expect(counts).toEqual({ total: 8, success_count: 2, failed_count: 6 });
    expect(failed_users.map((one: { line_number: number }) => one.line_number)).toEqual([3, 4, 6, 7, 8, 10]);
    const errors = failed_users.map((one: { error: string }) => one.error);
    expect(errors[0]).toMatch(/username is required; email must be .*; role must be one of: administrator, /);
    expect(errors[1]).toMatch(/username may contain only .*; select_sites or select_groups must name a site/);
    expect(errors[2]).toMatch(/2 columns\. It must have 10/);
    expect(errors[3]).toMatch(/password must not contain quotes/);
    expect(errors[3]).not.toContain("it's");
    expect(errors[4]).toMatch(/send_password must be true or false/);
    expect(errors[5]).toMatch(/11 columns/);
    const codes = failed_users.map((one: { problems: { field?: string; code: string }[] }) =>
      one.problems.map(({ field, code }) => [field, code].filter(Boolean).join(' ')),
    );
    expect(codes[0]).toEqual(['username missing', 'email not_an_email', 'role role_unknown']);
    expect(codes[1]).toEqual(['username characters', 'site_missing']);
    expect(failed_users[2].problems).toEqual([{ code: 'columns', has: 2, wants: 10 }]);
    expect(codes.slice(3)).toEqual([['password quotes'], ['send_password not_a_flag'], ['columns']]);
  });

  it('fails a row when one site fails, names that site, and still completes the others', async () => {
    const id = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended' });
    site(3).setFaults('http500');
    const sites = [url(1), url(3), 'nowhere.example', String(id)];
    const one = row({ select_sites: sites.join(';'), select_groups: 'nobody' });
    const { failed_users, success_count } = await importRows(one, row());
    expect(success_count).toBe(1);
    expect(failed_users).toHaveLength(1);
    const [{ error }] = failed_users;
    for (const named of ['nowhere.example', 'nobody', stored(3), 'https://asleep.example/'])
      expect(error).toContain(named);
    expect(error).not.toContain(`${stored(1)}:`);
    expect(site(1).user(login(one))).toBeDefined();
  });

  it('reports for how many of its sites a row succeeded, and names the other sites with the reason', async () => {
    site(3).setFaults('auth401');
    const one = row({ select_sites: [1, 2, 3].map(url).join(';') });
    const { failed_users } = await importRows(one);
    expect(failed_users).toMatchObject([
      {
        sites: 3,
        created: 2,
        failed: 1,
        failed_sites: [
          { website_id: siteOf(3), website_url: stored(3), code: 'svc_connection_failed', cause: 'http_auth' },
        ],
      },
    ]);
    site(3).setFaults();
    expect(await importRows(one.replace(`${url(1)};${url(2)};${url(3)}`, String(siteOf(3))))).toMatchObject({
      success_count: 1,
    });
    expect([1, 2, 3].map(k => site(k).user(login(one)) !== undefined)).toEqual([true, true, true]);
  });

  it('reports existing users on a repeated import, and creates no duplicates', async () => {
    const rows = [row(), row()];
    await importRows(...rows);
    const count = site(1).users.length;
    const again = await importRows(...rows, row({ username: login(rows[0] as string) }));
    expect(again).toMatchObject({ total: 3, success_count: 0, failed_count: 3 });
    const errors = again.failed_users.map((one: { error: string }) => one.error);
    expect(errors[0]).toMatch(/already exists on the site, with this e-mail/);
    expect(errors[2]).toMatch(/belongs to another user of the site/);
    expect(again.failed_users[2].failed_sites).toMatchObject([{ code: 'svc_already_exists', cause: 'user_exists' }]);
    expect(site(1).users).toHaveLength(count);
  });

  it('stops contacting a site that does not answer', async () => {
    site(3).setFaults('reset');
    world().fleet.ledger.reset();
    const rows = Array.from({ length: 5 }, () => row({ select_sites: url(3) }));
    const { failed_count } = await importRows(...rows);
    expect(failed_count).toBe(5);
    expect(world().fleet.ledger.summary().functions.newuser).toBe(1);
  });

  it('continues after a user whose creation was not answered', async () => {
    site(3).setFaults({ name: 'change_timeout_midway', on: 'newuser', times: 1 });
    const rows = [row({ select_sites: url(3) }), row({ select_sites: url(3) })];
    expect(await importRows(...rows)).toMatchObject({ success_count: 2 });
    expect(
      site(3)
        .users.slice(-2)
        .map(user => user.login),
    ).toEqual(rows.map(login));
  });

  it.each([
    [{}, 'input.csv'],
    [{ csv: '' }, 'input.csv'],
    [{ csv: IMPORT_COLUMNS.join(',') }, 'input.csv'],
    [{ csv: 'x', rows: 5 }, 'input.rows'],
    [
      {
        rows: [
          { line_number: 1, columns: [] },
          { line_number: 1, columns: [] },
        ],
      },
      'input.rows',
    ],
  ])('rejects %o', async (input, path) => {
    const answer = await world().post('import-site-users-v1', input);
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ path }] } } });
  });

  it('rejects rows that large groups multiply to too many users', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'Wide' })).body.id;
    for (let i = 0; i < 11; i++) {
      const id = await storeSite(world(), { url: `https://wide${i}.example/` });
      await world().post('update-site-v1', { site_id_or_domain: id, tags: [tag] });
    }
    const rows = Array.from({ length: 9_100 }, (_none, i) => ({
      line_number: i + 1,
      columns: [`w${i}`, `w${i}@x.example`, '', '', '', '', '', '', '', 'Wide'],
    }));
    const answer = await world().post('import-site-users-v1', { rows });
    expect(answer).toMatchObject({ status: 413, body: { code: 'svc_payload_too_large' } });
    expect(answer.body.message).toMatch(/100000 users/);
  });

  it('reads the first line as a row when there is no header', async () => {
    const { body } = await world().post('import-site-users-v1', { csv: row(), has_header: false });
    expect(body).toMatchObject({ total: 1, success_count: 1 });
  });
});
