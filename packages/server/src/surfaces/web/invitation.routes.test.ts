import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { ask, MARK, SoftAuthenticator } from './web.fixtures.ts';

const ORIGIN = 'https://keeper.example';
const PASSWORD = 'four words and a bear';
const clock = manualClock();
const world = useWorld({
  env: { SITEKEEPER_BASE_URL: ORIGIN, SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '10' },
  parts: { clock },
});

async function invite(more: object = {}, auth?: string): Promise<{ id: number; token: string }> {
  const given = { role: 'operator', ...more };
  const { body } = await world().inPerson('invite-person-v1', given, auth === undefined ? {} : { auth });
  return { id: body.id, token: body.link.split('#')[1] };
}
const look = async (token: string) => (await ask(world(), 'POST', '/invitation', { token })).body;
const accept = (token: string, more: object = {}) =>
  ask(world(), 'POST', '/invitation/accept', { token, password: PASSWORD, ...more });
const users = async (search: string) => (await world().get('list-dashboard-users-v1', { search })).body.items;

describe('an invitation', () => {
  it('is shown by its link, and makes the user, who chose name and password and is signed in', async () => {
    const { token, id } = await invite();
    expect(await look(token)).toEqual({ state: 'pending', role: 'operator', name: null, expires: expect.any(String) });
    const { status, body, headers } = await accept(token, { name: 'ines' });
    expect([status, body.user]).toEqual([200, { id: expect.any(Number), name: 'ines', role: 'operator' }]);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await ask(world(), 'GET', '/session', undefined, { ...MARK, cookie })).toMatchObject({ status: 200 });
    await world().signIn({ name: 'ines', password: PASSWORD });
    expect(await look(token)).toEqual({ state: 'accepted' });
    const { items } = (await world().get('list-invitations-v1')).body;
    expect(items.find((item: { id: number }) => item.id === id)).toMatchObject({
      state: 'accepted',
      accepted_by: 'ines',
    });
    const log = world().app.services.database.db.selectFrom('audit_log').select(['action', 'actor']);
    const rows = await log.where('subject', '=', `invitation:${id}`).orderBy('id').execute();
    expect(rows).toEqual([
      { action: 'invitation.sent', actor: 'user:admin' },
      { action: 'invitation.accepted', actor: 'user:ines' },
    ]);
    const revoked = await world().post('revoke-invitation-v1', { invitation_id: id });
    expect(revoked.body).toMatchObject({ code: 'svc_invalid_state', message: expect.stringContaining('ines') });
  });

  it('is used by one of two who click at the same time, also with different names', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token, { name: 'twin-a' }), accept(token, { name: 'twin-b' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await users('twin-')).toHaveLength(1);
  });

  it('gives a name to one of two who choose it at the same time, and lets the other choose again', async () => {
    const both = [await invite(), await invite()];
    const answers = await Promise.all(both.map(({ token }) => accept(token, { name: 'same' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = both[answers.findIndex(({ status }) => status === 400)];
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.data.errors).toEqual([expect.objectContaining({ path: 'input.name' })]);
    expect((await accept(late?.token ?? '', { name: 'other' })).status).toBe(200);
  });

  it('keeps the name that the admin gave, whatever is sent', async () => {
    const { token } = await invite({ name: 'given', role: 'viewer' });
    expect(await look(token)).toMatchObject({ name: 'given', role: 'viewer' });
    expect((await accept(token, { name: 'mine' })).body.user).toMatchObject({ name: 'given', role: 'viewer' });
  });

  it('refuses weak passwords and unusable names, and stays open', async () => {
    const { token } = await invite();
    const weak = await accept(token, { name: 'wanda', password: 'short' });
    expect(weak.body.data.errors).toEqual([expect.objectContaining({ path: 'input.password' })]);
    expect((await accept(token, { name: 'wan da' })).status).toBe(400);
    expect((await accept(token, {})).status).toBe(400);
    expect((await look(token)).state).toBe('pending');
  });

  it('that has expired or was revoked says so, and nothing else', async () => {
    const [late, revoked] = [await invite({ days: 1, name: 'secret-name' }), await invite({ name: 'other-name' })];
    await world().post('revoke-invitation-v1', { invitation_id: revoked.id });
    expect(await look(revoked.token)).toEqual({ state: 'revoked' });
    clock.advance(86_400_000);
    expect(await look(late.token)).toEqual({ state: 'expired' });
    for (const { token } of [late, revoked]) {
      const { status, body } = await accept(token);
      expect([status, body.code]).toEqual([409, 'svc_invalid_state']);
      expect(JSON.stringify(body)).not.toMatch(/secret-name|other-name|operator/);
    }
    expect(await users('-name')).toEqual([]);
  });

  it('ends with the rights of whoever sent it', async () => {
    const auth = await world().user('boss', 'admin');
    const { token } = await invite({ role: 'admin' }, auth);
    const [boss] = await users('boss');
    await world().inPerson('delete-dashboard-user-v1', { user_id: boss.id, confirm: true });
    expect(await look(token)).toEqual({ state: 'revoked' });
    expect((await accept(token, { name: 'heir' })).status).toBe(409);
  });

  it('is accepted with a passkey alone, which then signs in', async () => {
    const { token } = await invite({ role: 'viewer' });
    const authenticator = new SoftAuthenticator();
    const begin = (name: string) => ask(world(), 'POST', '/invitation/passkey/options', { token, name });
    const taken = await begin('admin');
    expect(taken.body.data.errors).toEqual([expect.objectContaining({ path: 'input.name' })]);
    const options = (await begin('pam')).body;
    const response = authenticator.register(options, ORIGIN);
    const given = { token, name: 'pam', passkey_name: 'Laptop', response };
    const forged = { ...given, response: new SoftAuthenticator().register(options, 'https://evil.example') };
    expect((await ask(world(), 'POST', '/invitation/passkey', forged)).status).toBe(400);
    const made = await ask(world(), 'POST', '/invitation/passkey', given);
    expect([made.status, made.body.user?.name]).toEqual([200, 'pam']);
    expect((await users('pam'))[0]).toMatchObject({ has_password: false, passkeys: 1, role: 'viewer' });
    const challenge = (await ask(world(), 'POST', '/passkey/options', {})).body;
    const signedIn = await ask(world(), 'POST', '/passkey', { response: authenticator.answer(challenge, ORIGIN) });
    expect(signedIn.body.user).toMatchObject({ name: 'pam' });
  });

  it('lets a passkey be registered for one invitation only', async () => {
    const [first, second] = [await invite(), await invite()];
    const begun = { token: first.token, name: 'petra' };
    const options = (await ask(world(), 'POST', '/invitation/passkey/options', begun)).body;
    const response = new SoftAuthenticator().register(options, ORIGIN);
    const given = { token: second.token, name: 'petra', passkey_name: 'Key', response };
    expect((await ask(world(), 'POST', '/invitation/passkey', given)).status).toBe(400);
    expect((await look(second.token)).state).toBe('pending');
  });

  // Fails if a name may have characters that nobody sees: the audit log would show two admins.
  it.each(['adm\u00adin', 'admin\u200b', '\u202eadmin', 'admin\ufe0f'])(
    'does not let the person be called %j',
    async name => {
      const { token } = await invite();
      expect(await accept(token, { name })).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
      expect((await look(token)).state).toBe('pending');
    },
  );

  // Fails without tryUnguessable: all of them then answer 404.
  it('slows down guessing, but never a link that exists', async () => {
    const { token } = await invite();
    const guess = (n: number) => ask(world(), 'POST', '/invitation', { token: `guess-${n}` });
    for (let n = 0; n < 10; n++) expect((await guess(n)).body.code).toBe('svc_invitation_not_found');
    expect((await guess(10)).status).toBe(429);
    expect((await look(token)).state).toBe('pending');
  });
});
