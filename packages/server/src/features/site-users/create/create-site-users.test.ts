import { describe, expect, it } from 'vitest';
import { auditOf, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({
  sites: 8,
  seeded: true,
  worker: true,
  env: { SITEKEEPER_BATCH_INLINE_LIMIT: '4', SITEKEEPER_DEADLINE_ACTION: '3', SITEKEEPER_DEADLINE_CHECK: '3' },
});
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
let made = 0;
const user = (more: Record<string, unknown> = {}) => {
  made += 1;
  return { username: `user${made}`, email: `user${made}@x.example`, ...more };
};
const create = (input: Record<string, unknown>) => world().post('create-site-users-v1', input);

describe('create-site-users-v1', () => {
  it('creates the user on each site with all given fields', async () => {
    const wanted = user({ role: 'author', password: 'pässwört (1)', first_name: 'Ann', last_name: "O'Neill" });
    const { status, body } = await create({
      ...wanted,
      user_url: 'https://ann.example',
      websites: [siteOf(1), siteOf(2)],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ errors: [], total_created: 2, total_errors: 0 });
    for (const k of [1, 2]) {
      expect(site(k).user(wanted.username)).toMatchObject({
        email: wanted.email,
        role: 'author',
        password: 'pässwört (1)',
        firstName: 'Ann',
        lastName: "O'Neill",
        url: 'https://ann.example',
      });
      expect(body.created[k - 1]).toMatchObject({ website_id: siteOf(k), user_id: site(k).user(wanted.username)?.id });
    }
    expect(await auditOf(world().app.services.database, siteOf(1))).toContain('site_user.created');
  });

  it('uses a different random password per site when none is given, and shows none', async () => {
    const wanted = user({ password: '' });
    const { body } = await create({ ...wanted, websites: [siteOf(1), siteOf(2)] });
    const [one, two] = [1, 2].map(k => site(k).user(wanted.username));
    expect(one?.role).toBe('subscriber');
    expect(one?.password).toMatch(/^[^'"\\\s]{24}$/);
    expect(two?.password).not.toBe(one?.password);
    expect(JSON.stringify(body)).not.toContain(one?.password);
  });

  it('contacts each site once', async () => {
    world().fleet.ledger.reset();
    await create({ ...user(), websites: [siteOf(1), siteOf(2), siteOf(3)] });
    expect(world().fleet.ledger.summary().functions).toEqual({ newuser: 3 });
  });

  it('continues when one site fails, and reports the failure as an entry', async () => {
    const wanted = user();
    site(3).setFaults('hang');
    const { status, body } = await create({ ...wanted, websites: [siteOf(1), siteOf(3), 999] });
    site(3).setFaults();
    expect(status).toBe(200);
    expect(body.created).toMatchObject([{ website_id: siteOf(1) }]);
    expect(body.errors).toMatchObject([
      { website_id: 999, code: 'svc_site_not_found' },
      { website_id: siteOf(3), code: 'svc_outcome_unknown', message: expect.stringMatching(/not known/) },
    ]);
    expect(body).toMatchObject({ total_created: 1, total_errors: 2 });
  });

  it.each(['change_500_after', 'change_timeout_midway'] as const)(
    'checks the site before it reports an outcome, and sends nothing twice: %s',
    async fault => {
      const wanted = user();
      site(2).setFaults({ name: fault, on: 'newuser' });
      world().fleet.ledger.reset();
      const { body } = await create({ ...wanted, websites: [siteOf(2)] });
      site(2).setFaults();
      expect(body.created).toMatchObject([{ user_id: site(2).user(wanted.username)?.id }]);
      expect(world().fleet.ledger.summary().functions).toEqual({ newuser: 1, search_users: 1 });
    },
  );

  it('reports that no user was created when the site shows so', async () => {
    const wanted = user();
    site(2).setFaults({ name: 'http500', on: 'newuser' });
    const answer = await create({ ...wanted, websites: [siteOf(2)] });
    site(2).setFaults();
    expect(answer).toMatchObject({ status: 502, body: { code: 'svc_connection_failed' } });
    expect(answer.body.message).toMatch(/no such user/);
    expect(site(2).user(wanted.username)).toBeUndefined();
  });

  it.each([
    ['the same user', (one: { username: string; email: string }) => ({ ...one }), /with this e-mail address/],
    ['the username', (one: { username: string }) => ({ ...user(), username: one.username.toUpperCase() }), /username/],
    ['the e-mail address', (one: { email: string }) => ({ ...user(), email: one.email }), /e-mail address belongs/],
  ])('reports that %s already exists, in whichever language the site refuses', async (_what, second, says) => {
    const first = user();
    await create({ ...first, websites: [siteOf(1)] });
    site(1).setFaults('translated_errors');
    const answer = await create({ ...second(first), websites: [siteOf(1)] });
    site(1).setFaults();
    expect(answer).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
    expect(answer.body.message).toMatch(says);
    expect(answer.body.data.failed).toMatchObject([{ website_id: siteOf(1), code: 'svc_already_exists' }]);
  });

  it('does not mistake an existing user for the one whose creation timed out', async () => {
    const [, old] = site(4).users;
    site(4).setFaults({ name: 'hang', on: 'newuser' });
    const wanted = { username: old?.login, email: old?.email, websites: [siteOf(4)] };
    const answer = await create(wanted);
    site(4).setFaults();
    expect(answer).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
  });

  it('reports suspended sites without contacting them', async () => {
    await world().post('suspend-site-v1', { site_id_or_domain: siteOf(8) });
    const answer = await create({ ...user(), websites: [siteOf(8)] });
    await world().post('unsuspend-site-v1', { site_id_or_domain: siteOf(8) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'svc_site_suspended' } });
  });

  it.each([
    [{ username: 'jörg' }, 'username'],
    [{ username: ' x' }, 'username'],
    [{ username: 'x'.repeat(61) }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b..example' }, 'email'],
    [{ password: 'with"quote' }, 'password'],
    [{ password: "with'quote" }, 'password'],
    [{ password: 'with\\backslash' }, 'password'],
    [{ password: ' edge' }, 'password'],
    [{ password: 'line\nbreak' }, 'password'],
    [{ role: 'wizard' }, 'role'],
    [{ user_url: 'javascript:alert(1)' }, 'user_url'],
    [{ first_name: 'two\nlines' }, 'first_name'],
    [{ usrname: 'x' }, 'usrname'],
  ])('rejects %o before any site is contacted, and repeats no password', async (wrong, name) => {
    world().fleet.ledger.reset();
    const answer = await create({ ...user(), websites: [siteOf(1)], ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map((error: { path: string }) => error.path)).toEqual([`input.${name}`]);
    const { password } = wrong as { password?: string };
    if (password) expect(JSON.stringify(answer.body)).not.toContain(JSON.stringify(password).slice(1, -1));
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it.each([[{}], [{ websites: [], groups: [], clients: [] }]])(
    'is rejected instead of meaning all sites: %o',
    async filter => {
      const answer = await create({ ...user(), ...filter });
      expect(answer).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
      expect(answer.body.data.errors[0].path).toBe('input.websites');
    },
  );

  it('returns 404 when the named groups have no sites', async () => {
    await world().post('add-tag-v1', { name: 'empty' });
    const answer = await create({ ...user(), groups: ['empty'] });
    expect(answer).toMatchObject({ status: 404, body: { code: 'svc_site_not_found' } });
  });

  it('becomes a job for many sites and creates the user on each', async () => {
    const wanted = user({ role: 'editor' });
    const { body } = await create({ ...wanted, websites: world().siteIds });
    expect(body).toMatchObject({ queued: true, sites_queued: 8, created: [], errors: [] });
    expect(body.status_url).toContain(body.job_id);
    const end = await world().jobEnd(body.job_id);
    expect(end).toMatchObject({ type: 'createuser', status: 'completed', succeeded: 8, failed: 0 });
    for (let k = 1; k <= 8; k++) expect(site(k).user(wanted.username)).toMatchObject({ role: 'editor' });
    const again = await create({ ...wanted, websites: world().siteIds });
    expect(await world().jobEnd(again.body.job_id)).toMatchObject({
      failed: 8,
      errors: Array(8).fill(expect.objectContaining({ code: 'svc_already_exists' })),
    });
  });
});
