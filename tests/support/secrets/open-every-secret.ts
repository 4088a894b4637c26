import type { Application } from '@sitekeeper/server';
import type { World } from '@sitekeeper/server/testing';
import { expect } from 'vitest';
import { CHANNEL, IMPORT, INVITATION, JOB_OF_USERS, OPEN_APPROVAL, TOTP_SECRET } from './every-secret.ts';
import { sealedTexts } from './sealed-values-found.ts';

/** Expects this server to open the values that `storeEverySecret` has stored. */
export async function expectAllOpens(world: World, { services }: Application): Promise<void> {
  const [siteId = 0] = world.siteIds;
  const { db } = services.database;
  const open = (place: string, sealed: string | null | undefined) =>
    services.secrets.open(place, sealed ?? '').toString();
  const secrets = await db.selectFrom('site_secrets').selectAll().where('site_id', '=', siteId).execute();
  expect(secrets).toHaveLength(5);
  for (const { name, sealed } of secrets) expect(open(`site/${siteId}/${name}`, sealed)).not.toBe('');
  const admin = await db.selectFrom('users').selectAll().where('name', '=', 'admin').executeTakeFirstOrThrow();
  expect(open(`user/${admin.id}/totp`, admin.totp_sealed)).toBe(TOTP_SECRET);
  expect(open(`user/${admin.id}/totp_pending`, admin.totp_pending_sealed)).toBe(TOTP_SECRET);
  const job = await db.selectFrom('user_job_sites').selectAll().executeTakeFirstOrThrow();
  expect(open(`user_job/${JOB_OF_USERS}/${siteId}`, job.sealed)).toContain('anna@example.com');
  const imported = await db.selectFrom('import_sites').select('sealed').executeTakeFirstOrThrow();
  expect(open(`import/${IMPORT}/site/1`, imported.sealed)).toContain('an import');
  const record = await db.selectFrom('import_records').select('sealed').executeTakeFirstOrThrow();
  expect(open(`import/${IMPORT}/api_key/1`, record.sealed)).toContain('an import');
  const approval = await db.selectFrom('approvals').selectAll().executeTakeFirstOrThrow();
  expect(open(`approvals/${OPEN_APPROVAL}/input`, approval.input_sealed)).toContain('tag_id');
  const channel = await db.selectFrom('channels').select('sealed').where('id', '=', CHANNEL).executeTakeFirstOrThrow();
  expect(open(`channels/${CHANNEL}/secrets`, channel.sealed)).toContain('a channel');
  const push = await db.selectFrom('push_keys').select('sealed').executeTakeFirstOrThrow();
  expect(open('push_keys/private_key', push.sealed)).toContain('a channel');
  const setting = await db.selectFrom('stored_settings').select('sealed').executeTakeFirstOrThrow();
  expect(open('settings/mail.smtp_password', setting.sealed)).toBe('a mail password');
  const invitation = await db.selectFrom('invitations').select('mail_sealed').executeTakeFirstOrThrow();
  expect(open(`invitations/${INVITATION}/link`, invitation.mail_sealed)).toBe('a link of an invitation');
  const feed = await db.selectFrom('vulnerability_feed').select('sealed_key').executeTakeFirstOrThrow();
  expect(open('vulnerability_feed/key', feed.sealed_key)).toBe('a feed key');
  const again = await world.rest('/tags/add', {
    method: 'POST',
    body: { name: 'kept answer' },
    headers: { 'idempotency-key': 'of-every-secret' },
  });
  expect(again).toMatchObject({ status: 200, body: { data: { name: 'kept answer' } } });
}

/** Ids of the master keys with which values in the store are sealed. */
export async function keyIdsInUse(world: World): Promise<string[]> {
  const texts = await sealedTexts(world.app.services.database);
  return [...new Set(texts.map(({ value }) => /v2\.([0-9a-f]{16})\./.exec(value)?.[1] ?? value))];
}
