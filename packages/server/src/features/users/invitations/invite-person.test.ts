import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { makeWorld, manualClock, type World } from '../../../testing/index.ts';

const clock = manualClock();
let world: World;
beforeAll(async () => {
  world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_BASE_URL: 'https://keeper.example/' } });
});
afterAll(() => world.close());

describe('inviting a person', () => {
  it('gives a link that is good for seven days, and stores only a hash of its secret', async () => {
    const { status, body } = await world.inPerson('invite-person-v1', { role: 'operator', email: 'anna@example.com' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'operator',
      name: null,
      email: 'anna@example.com',
      state: 'pending',
      mail: 'none',
      invited_by: 'user:admin',
      accepted: null,
    });
    expect(Date.parse(body.expires) - clock.now()).toBe(7 * DAY_MS);
    const [, token = ''] = /^https:\/\/keeper\.example\/invitation#([\w-]{43})$/.exec(body.link) ?? [];
    const { db } = world.app.services.database;
    const stored = JSON.stringify([
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).toContain('invitation.sent');
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });

  it('rejects names that are taken or unusable, addresses that are none, and more than thirty days', async () => {
    const invite = (more: object) => world.inPerson('invite-person-v1', { role: 'viewer', ...more });
    expect((await invite({ name: 'ADMIN' })).body.code).toBe('svc_already_exists');
    expect((await invite({ name: 'an na' })).status).toBe(400);
    expect((await invite({ email: 'anna' })).status).toBe(400);
    expect((await invite({ email: 'a@example.com, b@example.com' })).status).toBe(400);
    expect((await invite({ days: 31 })).status).toBe(400);
    expect((await invite({ days: 0 })).status).toBe(400);
    expect((await invite({ role: 'root' })).status).toBe(400);
    expect((await invite({ name: 'nina', days: 30 })).body).toMatchObject({ name: 'nina', state: 'pending' });
  });

  it('is refused to operators, to API keys of any scope, and to an application password alone', async () => {
    for (const auth of [await world.user('op', 'operator'), await world.key('read', 'write'), world.admin]) {
      const { status } = await world.post('invite-person-v1', { role: 'viewer' }, { auth });
      expect(status).toBe(403);
    }
  });
});
