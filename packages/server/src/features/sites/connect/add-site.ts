import { importPrivateKey } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import { newServerText } from '../connection.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteDetailSchema, typedUrlSchema } from '../site.schemas.ts';
import { siteWithUrl } from '../site.store.ts';
import { siteKey } from '../site.ts';
import { siteDetailView } from '../site.views.ts';
import { asAppError } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';
import { requireClientAndTags } from '../site-links.ts';
import { answeringUrl } from './answering-url.ts';
import type { Registration } from './register-site.ts';
import { registerSafely } from './registrations/register-safely.ts';
import { changeWish, dropRegistration } from './registrations/registration.store.ts';
import { alreadyAdded, isAlreadyAdded, type NewSite, storeNewSite } from './store-new-site.ts';
import { meantUrls } from './typed-address.ts';
import { unlink } from './unlink.ts';

const short = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }));

export const addSite = ability({
  name: 'add-site-v1',
  summary:
    'Connect a WordPress site that runs the MainWP Child plugin, and sync it. To check an address first, use test-connection-v1.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  input: Type.Object({
    url: typedUrlSchema,
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
  output: siteDetailSchema,
  callsSite: true,
  errors: ['invalid_input', 'site_already_exists', 'client_not_found', 'tag_not_found', 'site_busy', 'outcome_unknown'],
}).run(async (input, ctx) => {
  const meant = meantUrls(input.url);
  const [url] = meant;
  await requireNewSite(ctx, url);
  const admin = input.admin.trim();
  const uniqueId = input.uniqueid?.trim() ?? '';
  if (!input.adminpassword && uniqueId === '') {
    const message = 'or uniqueid must be given, or both: the site asks for proof of ownership';
    const errors = [{ path: 'input.adminpassword', message }];
    throw new AppError('invalid_input', `input.adminpassword ${message}.`, { errors });
  }
  await requireClientAndTags(ctx.database.db, input.client_id, input.tags);
  // Two simultaneous requests for one address would register twice, and the first key would be lost.
  const place = `add:${siteKey(url)}`;
  const add = async () => {
    await requireNewSite(ctx, url);
    const address = addressOf(await answeringUrl(ctx, meant, input.ssl_verify ?? true), input);
    const credentials = {
      user: admin,
      server: newServerText(),
      uniqueId,
      password: input.adminpassword || undefined,
    };
    const { name, client_id, tags } = input;
    const request = { name, client_id, tags };
    const wanted = { place, wish: 'connect', address, credentials, request, advice: ADD_AGAIN } as const;
    const registration = await registerSafely(ctx, wanted).catch(error => {
      throw asAppError(error, credentials);
    });
    const id = await storeNewSite(ctx, { ...input, admin, address, place }, registration).catch(async error => {
      if (isAlreadyAdded(error)) throw error;
      await forget(ctx, { place, address, admin }, registration);
      throw error;
    });
    return siteDetailView(await resolveSite(ctx, id));
  };
  return withLease(ctx, place, add, BEING_ADDED);
});

/** By another person, or by the server itself after an attempt whose answer was lost. */
const BEING_ADDED = 'A site with this address is being added or moved there already.';

const ADD_AGAIN =
  'Sitekeeper keeps asking the site and adds it once it answers. It is safe to add the site again: that resumes this attempt.';

/** @throws AppError site_already_exists. */
export async function requireNewSite(ctx: Ctx, url: string): Promise<void> {
  const existing = await siteWithUrl(ctx.database.db, url);
  if (existing) throw alreadyAdded(existing.id);
}

function addressOf(url: string, input: { ssl_verify?: boolean; http_user?: string; http_pass?: string }): SiteAddress {
  const httpAuth = { user: input.http_user ?? '', password: input.http_pass ?? '' };
  return { url, verifyTls: input.ssl_verify ?? true, ...(httpAuth.user === '' ? {} : { httpAuth }) };
}

/** The site could not be stored: without this, it would stay linked to a key that nobody has. */
async function forget(
  ctx: Ctx,
  { place, address, admin: user }: Pick<NewSite, 'place' | 'address' | 'admin'>,
  { secrets, key }: Registration,
): Promise<void> {
  // The transaction that stores the site drops its registration: it may have been committed when the connection broke.
  if (!(await ctx.database.write(trx => changeWish(trx, place, 'forget')))) return;
  const privateKey = importPrivateKey(secrets.private_key);
  const forLibrary = key.signing === 'rsa_library';
  const done = await unlink(ctx, { ...address, user, server: String(secrets.server), privateKey, forLibrary });
  if (done) await ctx.database.write(trx => dropRegistration(trx, place));
}
