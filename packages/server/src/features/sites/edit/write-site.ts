import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { openSecret, storeSiteSecrets } from '../connection.ts';
import { resolveSite } from '../resolve-sites.ts';
import { isOnSameHost, searchText } from '../site.ts';
import { GONE, requestError } from '../site-failure.ts';
import { holdClientsAndTags, setSiteTags } from '../site-links.store.ts';
import { requireClientAndTags } from '../site-links.ts';
import { moveSite, type Reached } from './move-site.ts';

/** The changes of an edit; missing members stay the same. '' and null mean none. */
export interface SiteEdit {
  /** Another address: stored once the site has answered there. */
  readonly url?: string;
  readonly name?: string;
  readonly notes?: string | null;
  readonly client_id?: number | null;
  readonly tags?: readonly number[] | null;
  readonly admin?: string;
  readonly ssl_verify?: boolean;
  readonly uniqueid?: string | null;
  readonly http_user?: string | null;
  readonly http_pass?: string | null;
}

/**
 * Changes the stored data of a site; the site is contacted only for a new address, see `moveSite`. Returns its id.
 * @throws AppError site_not_found, ambiguous_site, client_not_found, tag_not_found, invalid_input, and those of
 * moveSite.
 */
export async function writeSite(ctx: Ctx, selector: number | string, given: SiteEdit): Promise<number> {
  const { url: address, ...edit } = given;
  const { id, url: before } = await resolveSite(ctx, selector);
  const tags = edit.tags === undefined ? undefined : (edit.tags ?? []);
  await requireClientAndTags(ctx.database.db, edit.client_id, tags);
  if (address !== undefined) {
    const isElsewhere = !isOnSameHost(address, before);
    await moveSite(ctx, id, address, await reachedBy(ctx, id, edit, isElsewhere));
  }
  if (address !== undefined && Object.keys(edit).length === 0) return id;
  await audited(ctx, async trx => {
    await holdClientsAndTags(trx, edit.client_id ? [edit.client_id] : [], tags);
    await requireClientAndTags(trx, edit.client_id, tags); // they may have been deleted during the request to the site
    // Locked: somebody may be moving it to another address.
    const row = trx.selectFrom('sites').select('url').where('id', '=', id).forUpdate();
    const { url } = await row.executeTakeFirstOrThrow(gone);
    const set = { ...columnsOf(edit, url), updated_at: ctx.clock.now() };
    const { numUpdatedRows } = await trx.updateTable('sites').set(set).where('id', '=', id).executeTakeFirst();
    if (numUpdatedRows === 0n) throw requestError(GONE);
    if (edit.uniqueid !== undefined)
      await storeSiteSecrets(trx, ctx, id, { unique_id: edit.uniqueid?.trim() || undefined });
    if (edit.http_user !== undefined || edit.http_pass !== undefined) await writeHttpAuth(trx, ctx, id, edit);
    if (tags !== undefined) await setSiteTags(trx, id, tags);
    return { result: undefined, audit: [{ action: 'site.updated', subject: `site:${id}`, detail: detailOf(edit) }] };
  });
  return id;
}

const gone = () => requestError(GONE);
const NO_USER = 'no user name is stored';
const OF_FORMER_HOST = 'the stored user name is of the former host, and another host does not get it';

/**
 * The new address is requested with the credentials that apply from then on. Another host must not get the password of
 * the prompt in front of the one before: whoever may edit the site could learn it so.
 */
async function reachedBy(
  ctx: Ctx,
  id: number,
  { admin, ssl_verify, http_user, http_pass }: SiteEdit,
  isElsewhere: boolean,
): Promise<Reached> {
  const prompt = {
    ...(http_user === undefined ? {} : { http_user }),
    ...(http_pass === undefined ? {} : { http_pass }),
  };
  const stored = await openSecret(ctx.database.db, ctx, id, 'http_auth');
  const httpAuth =
    isElsewhere && stored !== undefined ? httpAuthOf(undefined, prompt, OF_FORMER_HOST) : httpAuthOf(stored, prompt);
  return { user: admin?.trim(), verifyTls: ssl_verify, httpAuth };
}

function columnsOf({ name: given, notes, client_id, admin, ssl_verify }: SiteEdit, url: string) {
  const name = given?.trim();
  return {
    ...(name === undefined ? {} : { name, name_key: name.toLowerCase(), search_text: searchText(name, url) }),
    ...(notes === undefined ? {} : { notes: notes ?? '' }),
    ...(client_id === undefined ? {} : { client_id }),
    ...(admin === undefined ? {} : { admin_username: admin.trim() }),
    ...(ssl_verify === undefined ? {} : { verify_tls: Number(ssl_verify) }),
  };
}

async function writeHttpAuth(trx: Trx, ctx: Ctx, siteId: number, edit: SiteEdit): Promise<void> {
  const httpAuth = httpAuthOf(await openSecret(trx, ctx, siteId, 'http_auth'), edit);
  await storeSiteSecrets(trx, ctx, siteId, { http_auth: httpAuth && JSON.stringify(httpAuth) });
}

/** User and password are sealed together: if one is not given, it stays. Without a user there is no prompt. */
function httpAuthOf(stored: string | undefined, { http_user, http_pass }: SiteEdit, missing = NO_USER) {
  const before = stored === undefined ? undefined : (JSON.parse(stored) as { user: string; password: string });
  const user = http_user === undefined ? (before?.user ?? '') : (http_user ?? '');
  const password = http_pass === undefined ? (before?.password ?? '') : (http_pass ?? '');
  if (user === '' && http_user === undefined && password !== '') {
    const errors = [{ path: 'input.http_user', message: `is required with http_pass: ${missing}` }];
    throw new AppError('invalid_input', `Give http_user with http_pass: ${missing}.`, { errors });
  }
  return user === '' ? undefined : { user, password };
}

/** For the audit log: for texts and secrets, only that they changed. */
function detailOf({ name, client_id, tags, admin, ssl_verify, ...others }: SiteEdit) {
  const changed = Object.entries(others).flatMap(([field, value]) => (value === undefined ? [] : [[field, 'changed']]));
  return { name: name?.trim(), client_id, tags, admin, ssl_verify, ...Object.fromEntries(changed) };
}
