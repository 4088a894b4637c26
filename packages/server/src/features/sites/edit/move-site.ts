import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { lockAddresses } from '../connect/lock-addresses.ts';
import { type KnownSite, storeSiteSecrets } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { keylessRefusal, requireNotRefused, SUSPENDED_MEANWHILE } from '../refusal.ts';
import { defaultName, isOnSameHost, normaliseUrl, searchText, siteKey } from '../site.ts';
import { GONE, requestError } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';
import { askSite, type SyncOutcome } from '../sync/ask-site.ts';
import { saveOutcomes } from '../sync/save-outcomes.ts';
import { requireAddressFree } from './moved-address.store.ts';

/** How to reach the site at its new address; undefined: as now. */
export interface Reached {
  readonly user: string | undefined;
  readonly verifyTls: boolean | undefined;
  /** Undefined: there is no password prompt. */
  readonly httpAuth: SiteConnection['httpAuth'] | undefined;
}

type Synced = Extract<SyncOutcome, { ok: true }>;

/**
 * Stores another address of a site once the site has answered there to our key; all data about it is kept. A
 * disconnected site stays disconnected: it is contacted only because its new address can't be checked otherwise.
 * @param given The new address, as entered.
 * @throws AppError invalid_input, site_not_found, site_suspended, site_disconnected (without a key), site_busy,
 * site_already_exists; connection_failed, site_offline, site_timeout, child_outdated: then nothing is stored.
 */
export async function moveSite(ctx: Ctx, id: number, given: string, reached?: Reached): Promise<void> {
  const url = normaliseUrl(given);
  await withLease(ctx, `site:${id}`, async () => {
    const site = await requireMovable(ctx, id);
    if (site.row.url === url) return;
    await requireAddressFree(ctx.database.db, url, id);
    // The same lease as for adding a site: one address isn't stored twice.
    await withLease(ctx, `add:${siteKey(url)}`, async () => {
      const outcome = await askThere(ctx, site, url, reached);
      await audited(ctx, trx => store(trx, ctx, site, outcome, reached));
    });
  });
}

async function requireMovable(ctx: Ctx, id: number): Promise<KnownSite & { connection: SiteConnection }> {
  const site = await loadSite(ctx, id);
  requireNotRefused(site?.row, 'move');
  if (!site?.connection) throw requestError(keylessRefusal(site, 'move'));
  return { ...site, connection: site.connection };
}

async function askThere(
  ctx: Ctx,
  { connection, ...site }: KnownSite & { connection: SiteConnection },
  url: string,
  reached: Reached | undefined,
): Promise<Synced> {
  const httpAuth = reached ? reached.httpAuth : connection.httpAuth;
  const verifyTls = reached?.verifyTls ?? connection.verifyTls;
  const address = { url, verifyTls, ...(httpAuth ? { httpAuth } : {}) };
  const there: SiteConnection = {
    ...address,
    user: reached?.user ?? connection.user,
    server: connection.server,
    forLibrary: connection.forLibrary,
    sha1: connection.sha1,
    // Opened when signing, as with every connection.
    get privateKey() {
      return connection.privateKey;
    },
  };
  const outcome = await askSite(ctx, { ...site, address, connection: there, row: { ...site.row, url } });
  if (outcome.ok) return outcome;
  const { code, message, kind } = outcome.failure;
  const why = `Nothing was changed: the site does not accept our key at ${url}. ${message}`;
  throw new AppError(code, why, kind ? { reason: kind } : {});
}

async function store(trx: Trx, ctx: Ctx, site: KnownSite, outcome: Synced, reached: Reached | undefined) {
  const { id, url: before } = site.row;
  const { url } = outcome; // the final one: a redirect may have led to https or www
  await lockAddresses(trx, [siteKey(url)]);
  const query = trx.selectFrom('sites').select(['name', 'status', 'url']).where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw requestError(GONE);
  if (row.status === 'suspended') throw requestError(SUSPENDED_MEANWHILE);
  await requireAddressFree(trx, url, id);
  const name = row.name === defaultName(row.url) ? defaultName(url) : row.name;
  await trx
    .updateTable('sites')
    .set({
      url,
      url_key: siteKey(url),
      name,
      name_key: name.toLowerCase(),
      search_text: searchText(name, url),
      // Earlier checks of the address were about another one.
      network_key: null,
      network_due_at: 0,
      network_looks: 0,
      tls_due_at: 0,
      icon_due_at: 0,
      screenshot_due_at: 0,
      checked_at: null,
      check_status: null,
      check_ms: null,
      updated_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
  const forgets = reached !== undefined && !isOnSameHost(before, url);
  if (forgets) {
    const { httpAuth } = reached;
    await storeSiteSecrets(trx, ctx, id, { http_auth: httpAuth && JSON.stringify(httpAuth) });
  }
  const moved = { ...outcome.site.row, url, url_key: siteKey(url) };
  await saveOutcomes(trx, ctx, [{ ...outcome, site: { ...outcome.site, row: moved } }]);
  const forgotten = forgets && Boolean(site.address.httpAuth?.password) && !reached.httpAuth?.password;
  const detail = { from: before, to: url, ...(forgotten ? { http_pass_forgotten: true } : {}) };
  return { result: undefined, audit: [{ action: 'site.moved', subject: `site:${id}`, detail }] };
}
