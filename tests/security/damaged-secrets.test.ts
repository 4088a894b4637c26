import { ALL_ABILITIES, type Application } from '@sitekeeper/server';
import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL, JOB_OF_USERS, OPEN_REGISTRATION, storeEverySecret } from '../support/secrets/every-secret.ts';

/*
 * Sealed values that do not open: one bit of the disk, or a value moved manually. Each is one error in one place. Fails
 * with secrets.open in place of openReadable: the answers are 500 for all sites of the request.
 */
let world: World;
let damagedId: number;
let wellId: number;
beforeEach(async () => {
  world = await makeWorld({
    sites: 3,
    seeded: true,
    worker: true,
    env: { SITEKEEPER_BATCH_INLINE_LIMIT: '2', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
  });
  [damagedId = 0, wellId = 0] = world.siteIds;
});
afterEach(() => world.close());

type Services = Application['services'];
const services = (): Services => world.app.services;

/** Truncated in its last characters, where the tag is; or in its key id, so that it seems to belong to another key. */
const DAMAGES = {
  'altered at its end': "substr(COL, 1, length(COL) - 4) || 'AAAA'",
  'altered in its key id': "'v2.0123456789abcdef' || substr(COL, 20)",
  'cut to nothing': "'v2.'",
} as const;
type Damage = keyof typeof DAMAGES;
const KINDS = Object.keys(DAMAGES) as Damage[];

/** Bypasses the fence of the store, as a disk fault would. */
async function damage(table: string, column: string, where: string, how: Damage = 'altered at its end') {
  await services().database.write(async trx => {
    const check = await trx.selectFrom('meta').selectAll().where('key', '=', 'meta/master_key_check').execute();
    await trx.deleteFrom('meta').where('key', '=', 'meta/master_key_check').execute();
    const value = DAMAGES[how].replaceAll('COL', column);
    const { numAffectedRows } = await sql.raw(`update ${table} set ${column} = ${value} where ${where}`).execute(trx);
    expect(numAffectedRows).toBe(1n);
    await trx.insertInto('meta').values(check).execute();
  });
}
const damageSite = (name: string, how?: Damage) =>
  damage('site_secrets', 'sealed', `site_id = ${damagedId} and name = '${name}'`, how);

describe('a site whose key is damaged', () => {
  it.each(KINDS)('(%s) is one error of a batch, and the other sites succeed', async how => {
    await damageSite('private_key', how);
    const { status, body } = await world.post('sync-sites-v1', { site_ids_or_domains: [damagedId, wellId] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ synced: [{ id: wellId }], total_errors: 1 });
    expect(body.errors[0]).toMatchObject({ identifier: damagedId, code: 'svc_site_disconnected' });
    expect(body.errors[0].message).toMatch(/is damaged in the store.*Reconnect the site/);
    const { status: state } = (await world.get('get-site-v1', { site_id_or_domain: damagedId })).body;
    expect(state).toBe('connected');
  });

  it.each(['private_key', 'server'])('(%s) is one result of a job', async name => {
    await damageSite(name);
    const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: [...world.siteIds] });
    const job = await world.jobEnd(body.job_id);
    expect(job).toMatchObject({ status: 'completed', succeeded: 2, failed: 1 });
    expect(job.errors).toEqual([expect.objectContaining({ site_id: damagedId, code: 'svc_site_disconnected' })]);
  });

  it('is connected again by a reconnect', async () => {
    await damageSite('private_key');
    world.fleet.site(1).clearKey();
    world.fleet.site(1).setPasswordAuth(false);
    const { body } = await world.post('reconnect-site-v1', { site_id_or_domain: damagedId });
    expect(body).toMatchObject({ reconnected: true });
    const { total_errors } = (await world.post('sync-sites-v1', { site_ids_or_domains: [damagedId] })).body;
    expect(total_errors).toBe(0);
  });

  it('can be deleted, and the answer says that the site may still have the key', async () => {
    await damageSite('private_key');
    const { body } = await world.post('delete-site-v1', { site_id_or_domain: damagedId, confirm: true });
    expect(body).toMatchObject({ deleted: true, message: expect.stringContaining('may still hold the key') });
  });
});

it('a site whose prompt password is damaged says so, and accepts a new one', async () => {
  await storeEverySecret(world);
  await damageSite('http_auth');
  const sync = async () => (await world.post('sync-sites-v1', { site_ids_or_domains: [damagedId, wellId] })).body;
  expect((await sync()).errors).toEqual([
    expect.objectContaining({
      identifier: damagedId,
      message: expect.stringContaining('Set http_user and http_pass'),
    }),
  ]);
  const edit = await world.post('update-site-record-v1', {
    site_id_or_domain: damagedId,
    http_user: 'u',
    http_pass: 'p',
  });
  expect(edit.status).toBe(200);
  expect((await sync()).total_errors).toBe(0);
});

it.each(['regverify', 'unique_id'])('a site whose %s is damaged is synced as before', async name => {
  await storeEverySecret(world);
  await damageSite(name);
  const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: [damagedId, wellId] });
  expect(body).toMatchObject({ total_synced: 2, total_errors: 0 });
});

describe('every read', () => {
  const reads = ALL_ABILITIES.filter(({ effect }) => effect === 'read');

  it.each(KINDS)('works with all sealed values %s', async how => {
    await storeEverySecret(world);
    for (const name of ['private_key', 'server', 'regverify', 'unique_id', 'http_auth']) await damageSite(name, how);
    await damage('registrations', 'sealed', `place = '${OPEN_REGISTRATION}'`, how);
    await damage('user_job_sites', 'sealed', `site_id = ${damagedId}`, how);
    await damage('users', 'totp_sealed', "name = 'admin'", how);
    await damage('users', 'totp_pending_sealed', "name = 'admin'", how);
    await damage('idempotency_keys', 'request_sealed', '1 = 1', how);
    await damage('idempotency_keys', 'answer_sealed', '1 = 1', how);
    const needed: Record<string, unknown> = {
      site_id_or_domain: damagedId,
      site_ids_or_domains: [damagedId, wellId],
      job_id: JOB_OF_USERS,
      tag_id: 1,
      client_id: 1,
      cost_id: 1,
      client_id_or_email: '1',
      run_id: 'x',
      window_id: 1,
      channel_id: CHANNEL,
      user_id: 1,
    };
    for (const { name, input } of reads) {
      const given = Object.fromEntries(
        Object.keys(input.properties).flatMap(key => (key in needed ? [[key, needed[key]]] : [])),
      );
      const answer = await world.get(name, given);
      expect([200, 400, 404, 409, 502], `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
    }
    for (const path of ['/sites', `/sites/${damagedId}`, '/rest-api/keys', `/users?site_ids=${damagedId}`, '/jobs']) {
      expect((await world.request(`/wp-json/svc/v2${path}`)).status, path).not.toBe(500);
    }
  });
});

describe('a damaged second factor', () => {
  const user = { name: 'wanda', password: '' };
  const signIn = (code: string) =>
    world.request('/web/session', {
      method: 'POST',
      auth: '',
      headers: { 'x-sitekeeper': 'web' },
      body: { ...user, code },
    });

  it('lets nobody in without it, and the error says what to do', async () => {
    Object.assign(user, await world.webUser('wanda', 'viewer'));
    const { secrets, database } = services();
    const row = await database.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'wanda')
      .executeTakeFirstOrThrow();
    const totp_sealed = secrets.seal(`user/${row.id}/totp`, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    await database.write(trx => trx.updateTable('users').set({ totp_sealed }).where('id', '=', row.id).execute());
    await damage('users', 'totp_sealed', `id = ${row.id}`);
    const answer: Answer = await signIn('123456');
    expect(answer).toMatchObject({ status: 401, body: { code: 'svc_incorrect_code' } });
    expect(answer.body.message).toMatch(/damaged.*recovery code.*admin to reset/);
  });
});

it('a damaged stored answer to an Idempotency-Key is not replayed, and nothing is done twice', async () => {
  await storeEverySecret(world);
  await damage('idempotency_keys', 'answer_sealed', '1 = 1');
  const again = await world.rest('/tags/add', {
    method: 'POST',
    body: { name: 'kept answer' },
    headers: { 'idempotency-key': 'of-every-secret' },
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'svc_idempotency_outcome_unknown' } });
  expect(again.body.message).toMatch(/damaged in the store/);
  expect((await world.get('list-tags-v1')).body.total).toBe(1);
});

it('damaged users waiting for import are one failed site of the job', async () => {
  await storeEverySecret(world);
  await damage('user_job_sites', 'sealed', `site_id = ${damagedId}`);
  const { queue, database } = services();
  await database.write(async trx => {
    await trx
      .insertInto('job_items')
      .values({
        job_id: JOB_OF_USERS,
        site_id: damagedId,
        state: 'pending',
        code: null,
        message: null,
        data_json: null,
        finished_at: null,
      })
      .execute();
    await queue.send(trx, 'job-sites', [{ body: { job_id: JOB_OF_USERS, site_ids: [damagedId], attempt: 1 } }]);
  });
  const job = await world.jobEnd(JOB_OF_USERS);
  expect(job).toMatchObject({ status: 'completed', failed: 1 });
  expect(job.errors[0]).toMatchObject({
    code: 'svc_invalid_state',
    message: expect.stringContaining('damaged in the store'),
  });
});

it('a site whose pending registration is damaged can still be added', async () => {
  const { secrets, database } = services();
  const url = world.fleet.url(3);
  await world.post('delete-site-v1', { site_id_or_domain: world.siteIds[2], confirm: true });
  const place = `add:${url.replace(/^https?:\/\//, '').replace(/\/$/, '')}`;
  await database.write(trx =>
    trx
      .insertInto('registrations')
      .values({
        place,
        site_id: null,
        wish: 'connect',
        sealed: secrets.seal('elsewhere', '{}'),
        request_json: JSON.stringify({ url, verifyTls: true, admin: 'admin', requestedBy: 'user:admin' }),
        sent_at: 0,
        looks: 0,
        look_at: Number.MAX_SAFE_INTEGER,
      })
      .execute(),
  );
  world.fleet.site(3).clearKey();
  expect((await world.post('add-site-v1', world.credentials(3))).status).toBe(200);
  const left = await database.db.selectFrom('registrations').select('place').execute();
  expect(left).toEqual([]);
});
