import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Trx } from '../../ports/database/port.ts';
import { demandClientAndTags } from './add-site.ts';
import { openSecret, storeSecrets } from './connection.ts';
import { resolveSite } from './resolve-sites.ts';
import { searchText } from './site.ts';
import { GONE } from './site-failure.ts';
import { setSiteTags } from './site-links.store.ts';

/** What an edit changes; what is absent stays. '' and null mean none. */
export interface SiteEdit {
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
 * Changes what is kept about a site; the site itself is asked nothing. Returns its id.
 * @throws AppError site_not_found, ambiguous_site, client_not_found, tag_not_found, invalid_input.
 */
export async function writeSite(ctx: Ctx, selector: number | string, edit: SiteEdit): Promise<number> {
  const { id, url } = await resolveSite(ctx, selector);
  const tags = edit.tags === undefined ? undefined : (edit.tags ?? []);
  await demandClientAndTags(ctx.database.db, edit.client_id, tags);
  await change(ctx, async trx => {
    const set = { ...columnsOf(edit, url), updated_at: ctx.clock.now() };
    const { numUpdatedRows } = await trx.updateTable('sites').set(set).where('id', '=', id).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError(GONE.code, GONE.message);
    if (edit.uniqueid !== undefined)
      await storeSecrets(trx, ctx, id, { unique_id: edit.uniqueid?.trim() || undefined });
    if (edit.http_user !== undefined || edit.http_pass !== undefined) await writeHttpAuth(trx, ctx, id, edit);
    if (tags !== undefined) await setSiteTags(trx, id, tags);
    return { result: undefined, audit: [{ action: 'site.updated', subject: `site:${id}`, detail: detailOf(edit) }] };
  });
  return id;
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

/** User and password are sealed as one: of the two, the one that isn't given stays. Without a user there is no prompt. */
async function writeHttpAuth(trx: Trx, ctx: Ctx, siteId: number, { http_user, http_pass }: SiteEdit): Promise<void> {
  const stored = await openSecret(trx, ctx, siteId, 'http_auth');
  const before = stored === undefined ? undefined : (JSON.parse(stored) as { user: string; password: string });
  const user = http_user === undefined ? (before?.user ?? '') : (http_user ?? '');
  const password = http_pass === undefined ? (before?.password ?? '') : (http_pass ?? '');
  if (user === '' && http_user === undefined && password !== '') {
    const errors = [{ path: 'input.http_user', message: 'must be given with http_pass: no user name is stored' }];
    throw new AppError('invalid_input', 'Give http_user with http_pass: no user name is stored.', { errors });
  }
  await storeSecrets(trx, ctx, siteId, { http_auth: user === '' ? undefined : JSON.stringify({ user, password }) });
}

/** For the audit log: of texts and secrets only that they changed. */
function detailOf({ name, client_id, tags, admin, ssl_verify, ...others }: SiteEdit) {
  const changed = Object.entries(others).flatMap(([field, value]) => (value === undefined ? [] : [[field, 'changed']]));
  return { name: name?.trim(), client_id, tags, admin, ssl_verify, ...Object.fromEntries(changed) };
}
