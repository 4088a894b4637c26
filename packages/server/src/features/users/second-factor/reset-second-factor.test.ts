import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

describe('reset-second-factor-v1', () => {
  it('reports what would be lost, then removes second factor, recovery codes and passkeys', async () => {
    const vera = await world().webUser('vera', 'viewer');
    const { database } = world().app.services;
    const { id: user_id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'vera')
      .executeTakeFirstOrThrow();
    await database.write(async trx => {
      await trx.updateTable('users').set({ totp_sealed: 'sealed' }).where('id', '=', user_id).execute();
      await trx.insertInto('recovery_codes').values({ user_id, code_hash: 'hash' }).execute();
      const passkey = {
        user_id,
        credential_id: 'a',
        public_key: 'b',
        counter: 0,
        transports_json: '[]',
        name: 'Phone',
      };
      await trx
        .insertInto('passkeys')
        .values({ ...passkey, created_at: 0, last_used_at: null })
        .execute();
    });
    expect((await world().request('/web/session', signIn(vera))).body.code).toBe('svc_second_factor_required');

    const about = { user_id, user_name: 'vera', second_factor: true, passkeys: 1, has_password: true };
    const dry = await world().inPerson('reset-second-factor-v1', { user_id, dry_run: true });
    expect(dry.body).toEqual({ reset: false, dry_run: true, ...about });
    expect(await world().inPerson('reset-second-factor-v1', { user_id })).toMatchObject({ status: 400 });
    const done = await world().inPerson('reset-second-factor-v1', { user_id, confirm: true });
    expect(done.body).toEqual({ reset: true, ...about });
    expect((await world().request('/web/session', signIn(vera))).status).toBe(200);
    for (const table of ['recovery_codes', 'passkeys'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const audit = database.db.selectFrom('audit_log').select(['actor', 'subject']);
    expect(await audit.where('action', '=', 'user.second_factor_reset').execute()).toEqual([
      { actor: 'user:admin', subject: `user:${user_id}` },
    ]);
  });

  it('is only for admins who are signed in, not for keys', async () => {
    for (const auth of [await world().user('otto', 'operator'), await world().key('read', 'write')]) {
      const answer = await world().post('reset-second-factor-v1', { user_id: 1, confirm: true }, { auth });
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});

function signIn(body: object) {
  return { method: 'POST', auth: '', headers: { 'x-sitekeeper': 'web' }, body };
}
