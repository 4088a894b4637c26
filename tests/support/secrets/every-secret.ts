import type { Database, World } from '@sitekeeper/server/testing';

export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const JOB_OF_USERS = 'createuser_00000000-0000-4000-8000-000000000000';
export const OPEN_APPROVAL = '00000000-0000-4000-8000-00000000000a';
export const OPEN_REGISTRATION = 'add:lost.test';
export const CHANNEL = 801;
export const INVITATION = 802;
export const IMPORT = '00000000-0000-4000-8000-000000000001';

type Trx = Parameters<Parameters<Database['write']>[0]>[0];

/** Stores one sealed value of each kind, for the admin and the first site of a seeded world. */
export async function storeEverySecret(world: World): Promise<void> {
  const { database, secrets, clock } = world.app.services;
  const [siteId = 0] = world.siteIds;
  const now = clock.now();
  const site = (name: string, plain: string) => ({
    site_id: siteId,
    name,
    sealed: secrets.seal(`site/${siteId}/${name}`, plain),
  });
  const registration = {
    url: 'http://lost.test/',
    verifyTls: true,
    admin: 'admin',
    requestedBy: 'user:admin',
  };
  await database.write(async trx => {
    const more = [site('unique_id', 'a unique id'), site('http_auth', JSON.stringify({ user: 'u', password: 'p' }))];
    await trx.insertInto('site_secrets').values(more).execute();
    await trx
      .insertInto('registrations')
      .values({
        place: OPEN_REGISTRATION,
        site_id: null,
        wish: 'connect',
        request_json: JSON.stringify(registration),
        sealed: secrets.seal(`registration/${OPEN_REGISTRATION}`, JSON.stringify({ privateKey: '', server: 's' })),
        sent_at: now,
        looks: 0,
        look_at: now + 3600_000,
      })
      .execute();
    const job = { id: JOB_OF_USERS, type: 'createuser', status: 'queued', total: 1, requested_by: 'user:admin' };
    await trx
      .insertInto('jobs')
      .values({ ...job, created_at: now, started_at: null, completed_at: null, timed_out: 0 })
      .execute();
    await trx.insertInto('user_jobs').values({ job_id: JOB_OF_USERS, total: 1, rejected_json: '[]' }).execute();
    const users = [{ username: 'anna', email: 'anna@example.com', role: 'editor', password: 'a password' }];
    await trx
      .insertInto('user_job_sites')
      .values({
        job_id: JOB_OF_USERS,
        site_id: siteId,
        site_url: 'http://x.test/',
        lines_json: '[1]',
        begun: 0,
        done: 0,
        sealed: secrets.seal(`user_job/${JOB_OF_USERS}/${siteId}`, JSON.stringify({ users })),
      })
      .execute();
    await storeImportSecrets(world, trx);
    await storeChannelSecrets(world, trx);
    await storeSettingsAndInvitation(world, trx);
    await trx
      .updateTable('vulnerability_feed')
      .set({ sealed_key: secrets.seal('vulnerability_feed/key', 'a feed key') })
      .execute();
    await trx
      .insertInto('approvals')
      .values({
        id: OPEN_APPROVAL,
        status: 'pending',
        ability: 'delete-tag-v1',
        admin_only: 0,
        input_sealed: secrets.seal(`approvals/${OPEN_APPROVAL}/input`, '{"confirm":true,"tag_id":7}'),
        input_digest: '',
        shown_json: '{}',
        proposer_kind: 'system',
        proposer_id: null,
        proposed_by: 'system:mcp',
        client: '',
        proposed_at: now,
        expires_at: now + 3600_000,
        reason: '',
      })
      .execute();
    const line = { url: 'x.test', admin: 'anna', adminpassword: 'a password' };
    await trx
      .insertInto('site_csv_rows')
      .values({
        job_id: JOB_OF_USERS,
        line: 2,
        url: line.url,
        site_id: null,
        sealed: secrets.seal(`site_csv_row/${JOB_OF_USERS}/2`, JSON.stringify(line)),
      })
      .execute();
    const admin = await trx.selectFrom('users').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow();
    await trx
      .updateTable('users')
      .set({
        totp_sealed: secrets.seal(`user/${admin.id}/totp`, TOTP_SECRET),
        totp_pending_sealed: secrets.seal(`user/${admin.id}/totp_pending`, TOTP_SECRET),
      })
      .where('id', '=', admin.id)
      .execute();
  });
  const { status } = await world.rest('/tags/add', {
    method: 'POST',
    body: { name: 'kept answer' },
    headers: { 'idempotency-key': 'of-every-secret' },
  });
  if (status !== 200) throw new Error(`/tags/add answered ${status}`);
}

async function storeImportSecrets({ app: { services } }: World, trx: Trx): Promise<void> {
  const head = { id: IMPORT, source: 'mainwp', origin_key: 'old.test wp_', url: 'http://old.test/', facts_json: '{}' };
  await trx
    .insertInto('imports')
    .values({ ...head, plan_json: null, job_id: null, created_by: 'user:admin', created_at: 0, planned_at: 0 })
    .execute();
  const site = { old_id: 1, url: 'http://o.test/', url_key: 'o.test', name: 'o', login: 'admin', way_in: 'key' };
  const seal = (what: string) => services.secrets.seal(`import/${IMPORT}/${what}`, '{"of":"an import"}');
  const rest = { import_id: IMPORT, state: 'planned', reason: null };
  await trx
    .insertInto('import_sites')
    .values({
      ...site,
      ...rest,
      code: null,
      linked: 0,
      site_id: null,
      suspended: 0,
      details_json: '{}',
      sealed: seal('site/1'),
      changed_at: 0,
    })
    .execute();
  await trx
    .insertInto('import_records')
    .values({ ...rest, kind: 'api_key', old_id: 1, payload_json: '{}', new_id: null, sealed: seal('api_key/1') })
    .execute();
}

async function storeChannelSecrets({ app: { services } }: World, trx: Trx): Promise<void> {
  const seal = (place: string) => services.secrets.seal(place, '{"of":"a channel"}');
  const at = { created_at: 0, updated_at: 0 };
  const channel = { id: CHANNEL, kind: 'slack', name: 'Team', name_key: 'team', enabled: 0, settings_json: '{}' };
  const sealed = seal(`channels/${CHANNEL}/secrets`);
  await trx
    .insertInto('channels')
    .values({ ...channel, ...at, sealed })
    .execute();
  const keys = { id: 1, public_key: 'BA', sealed: seal('push_keys/private_key'), created_at: 0 };
  await trx.insertInto('push_keys').values(keys).execute();
}

async function storeSettingsAndInvitation({ app: { services } }: World, trx: Trx): Promise<void> {
  const seal = (place: string, plain: string) => services.secrets.seal(place, plain);
  const sealed = seal('settings/mail.smtp_password', 'a mail password');
  const password = { name: 'mail.smtp_password', value_json: null, sealed };
  await trx
    .insertInto('stored_settings')
    .values({ ...password, changed_at: 0, changed_by: 'admin' })
    .execute();
  const people = { role: 'viewer', name: null, email: 'vera@example.com', invited_by_id: null, invited_by: 'cli' };
  const never = { accepted_at: null, accepted_by: null, revoked_at: null, mail_due_at: null };
  const mail = {
    mail_state: 'waiting',
    mail_sealed: seal(`invitations/${INVITATION}/link`, 'a link of an invitation'),
  };
  await trx
    .insertInto('invitations')
    .values({
      id: INVITATION,
      token_hash: 'of-every-secret',
      created_at: 0,
      expires_at: 1,
      ...people,
      ...never,
      ...mail,
    })
    .execute();
}
