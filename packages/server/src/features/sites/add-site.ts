import { importPrivateKey } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SiteAddress } from '../../ports/child-sites/port.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { answeringUrl } from './answering-url.ts';
import { newServerText, storeSecrets } from './connection.ts';
import { type Credentials, type Registration, registerSite } from './register-site.ts';
import { resolveSite } from './resolve-sites.ts';
import { siteDetail, typedUrl } from './site.schemas.ts';
import { siteWithUrl } from './site.store.ts';
import { defaultName, searchText, siteKey } from './site.ts';
import { siteDetailView } from './site.views.ts';
import { asAppError } from './site-failure.ts';
import { withLease } from './site-lease.ts';
import { clientExists, missingTags, setSiteTags } from './site-links.store.ts';
import { saveOutcomes } from './sync/save-outcomes.ts';
import { meantUrls } from './typed-address.ts';
import { unlink } from './unlink.ts';

const short = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }));

export const addSite = ability({
  name: 'add-site-v1',
  summary: 'Connect a WordPress site that runs the MainWP Child plugin, and sync it.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  input: Type.Object({
    url: typedUrl,
    admin: Type.String({ maxLength: 100, pattern: '\\S', description: 'Login of an administrator of the site.' }),
    adminpassword: short('Password of the administrator. Used once, never stored.'),
    uniqueid: short('Unique security ID from the MainWP Child settings, if the site requires one.'),
    name: short('Name of the site; its host, with its folder if it is in one, when left out.'),
    client_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Client the site belongs to.' })),
    tags: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200, description: 'Ids of tags.' })),
    http_user: short('User name of the password prompt in front of the site, if it has one.'),
    http_pass: short('Password of the password prompt in front of the site.'),
    ssl_verify: Type.Optional(Type.Boolean({ default: true, description: 'Verify the TLS certificate of the site.' })),
  }),
  output: siteDetail,
  errors: [
    ...(['invalid_input', 'site_already_exists', 'client_not_found', 'tag_not_found', 'site_busy'] as const),
    ...(['connection_failed', 'site_offline', 'site_timeout', 'child_outdated'] as const),
  ],
}).run(async (input, ctx) => {
  const meant = meantUrls(input.url);
  const [url] = meant;
  await demandNewSite(ctx, url);
  const admin = input.admin.trim();
  const uniqueId = input.uniqueid?.trim() ?? '';
  if (!input.adminpassword && uniqueId === '') {
    const message = 'or uniqueid must be given, or both: the site asks for proof of ownership';
    const errors = [{ path: 'input.adminpassword', message }];
    throw new AppError('invalid_input', `input.adminpassword ${message}.`, { errors });
  }
  await demandClientAndTags(ctx.database.db, input.client_id, input.tags);
  // Two requests for one address at a time would register twice, and the first key would be lost.
  return withLease(ctx, `add:${siteKey(url)}`, async () => {
    await demandNewSite(ctx, url);
    const address = addressOf(await answeringUrl(ctx, meant, input.ssl_verify ?? true), input);
    const credentials = {
      ...{ user: admin, server: newServerText(), uniqueId },
      password: input.adminpassword || undefined,
    };
    const registration = await registerSite(ctx, address, credentials).catch(error => {
      throw asAppError(error, credentials);
    });
    const id = await storeSite(ctx, { ...input, admin, address }, registration).catch(async error => {
      await forget(ctx, address, credentials, registration);
      throw error;
    });
    return siteDetailView(await resolveSite(ctx, id));
  });
});

interface NewSite {
  readonly admin: string;
  readonly name?: string | undefined;
  readonly client_id?: number | undefined;
  readonly tags?: readonly number[] | undefined;
  readonly address: SiteAddress;
}

export async function demandClientAndTags(
  db: Queryable,
  clientId: number | null | undefined,
  tags: readonly number[] | undefined,
): Promise<void> {
  if (typeof clientId === 'number' && !(await clientExists(db, clientId))) {
    throw new AppError('client_not_found', `No client has id ${clientId}.`);
  }
  const missing = await missingTags(db, tags ?? []);
  if (missing.length > 0) throw new AppError('tag_not_found', `No tag has id ${missing.join(', ')}.`);
}

/** @throws AppError site_already_exists. */
export async function demandNewSite(ctx: Ctx, url: string): Promise<void> {
  const existing = await siteWithUrl(ctx.database.db, url);
  if (!existing) return;
  throw new AppError('site_already_exists', `The site is here already, with id ${existing.id}.`, {
    site_id: existing.id,
  });
}

function addressOf(url: string, input: { ssl_verify?: boolean; http_user?: string; http_pass?: string }): SiteAddress {
  const httpAuth = { user: input.http_user ?? '', password: input.http_pass ?? '' };
  return { url, verifyTls: input.ssl_verify ?? true, ...(httpAuth.user === '' ? {} : { httpAuth }) };
}

/** Without this the site would be linked to a key that nobody has. */
async function forget(ctx: Ctx, address: SiteAddress, { user, server }: Credentials, { secrets }: Registration) {
  const privateKey = importPrivateKey(secrets.private_key);
  await unlink(ctx, { ...address, user, server, privateKey });
}

/** Stores the site, its secrets, its tags and its first sync: all or nothing. Returns its id. */
async function storeSite(ctx: Ctx, site: NewSite, { reply, url, secrets }: Registration): Promise<number> {
  const now = ctx.clock.now();
  const name = site.name?.trim() || defaultName(url);
  const columns = {
    url,
    url_key: siteKey(url),
    name,
    name_key: name.toLowerCase(),
    search_text: searchText(name, url),
    status: 'connected',
    client_id: site.client_id ?? null,
    admin_username: site.admin,
    verify_tls: Number(site.address.verifyTls),
    ...{ notes: '', wp_version: '', php_version: '', child_version: '', info_json: '{}', digests_json: '{}' },
    ...{ failed_syncs: 0, next_sync_at: now, actions_seen_at: 0, logs_seen_at: 0, created_at: now, updated_at: now },
  };
  return change(ctx, async trx => {
    await demandClientAndTags(trx, site.client_id, site.tags); // they may have gone while the site was asked
    const { id } = await trx.insertInto('sites').values(columns).returning('id').executeTakeFirstOrThrow();
    const httpAuth = site.address.httpAuth && JSON.stringify(site.address.httpAuth);
    await storeSecrets(trx, ctx, id, { ...secrets, ...(httpAuth ? { http_auth: httpAuth } : {}) });
    await setSiteTags(trx, id, site.tags ?? []);
    const row = await trx.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const known = { row: { ...row, status: 'connected' as const }, address: site.address, connection: undefined };
    const secretsKnown = { regverify: 'stored', uniqueId: reply.uniqueId, server: '' };
    await saveOutcomes(trx, ctx, [{ site: { ...known, ...secretsKnown }, ok: true, report: reply.report, url }]);
    return { result: id, audit: [{ action: 'site.added', subject: `site:${id}`, detail: { url, admin: site.admin } }] };
  });
}
