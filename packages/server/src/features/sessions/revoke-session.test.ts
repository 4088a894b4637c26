import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

describe('revoke-session-v1', () => {
  it('signs another browser of a viewer out at once, with an audit row', async () => {
    const vera = await world().webUser('vera', 'viewer');
    const here = await world().signIn(vera);
    const there = await world().signIn(vera);
    const { items } = (await world().get('list-sessions-v1', {}, { auth: '', headers: there })).body;
    const session_id = items.find((item: { current: boolean }) => item.current).id;
    const revoke = () => world().post('revoke-session-v1', { session_id }, { auth: '', headers: here });
    expect(await revoke()).toMatchObject({ status: 200, body: { revoked: true } });
    expect(await world().get('list-sessions-v1', {}, { auth: '', headers: there })).toMatchObject({ status: 401 });
    expect(await revoke()).toMatchObject({ status: 404, body: { code: 'svc_session_not_found' } });
    const { db } = world().app.services.database;
    const rows = await db.selectFrom('audit_log').selectAll().where('action', '=', 'session.revoked').execute();
    expect(rows).toEqual([expect.objectContaining({ actor: 'user:vera', detail_json: `{"session":${session_id}}` })]);
  });

  it('ends no sessions of other users, not even for admins', async () => {
    const anna = await world().signIn(await world().webUser('anna', 'admin'));
    const otto = await world().signIn(await world().webUser('otto', 'operator'));
    const [own] = (await world().get('list-sessions-v1', {}, { auth: '', headers: otto })).body.items;
    const answer = await world().post('revoke-session-v1', { session_id: own.id }, { auth: '', headers: anna });
    expect(answer).toMatchObject({ status: 404 });
    expect(await world().get('count-sites-v1', {}, { auth: '', headers: otto })).toMatchObject({ status: 200 });
  });
});
