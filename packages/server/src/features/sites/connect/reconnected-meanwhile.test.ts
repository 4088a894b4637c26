import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { auditOf, expectError, siteRow } from '../../../testing/fixtures.ts';
import { instead } from '../../../testing/instead.ts';
import { storeAwayAfter } from '../../../testing/store-away.ts';
import { loadSite } from '../load-site.ts';
import { askSite } from '../sync/ask-site.ts';
import { syncWriter } from '../sync/sync-writer.ts';
import { reconnect } from './reconnect.ts';
import { useSiteToReconnect } from './reconnecting.fixtures.ts';

const { world, id, site, calls, reconnectSite, disconnect } = useSiteToReconnect();

describe('reconnecting a site', () => {
  it('keeps the new key of a site suspended in the meantime: the site no longer accepts any other', async () => {
    site().clearKey();
    const suspendFirst = meanwhile('callUnsigned', () => world().post('suspend-site-v1', { site_id_or_domain: id() }));
    expect(await reconnect(suspendFirst, id(), 0)).toMatchObject({ code: 'site_suspended' });
    expect((await siteRow(world(), id())).status).toBe('suspended');
    await world().post('unsuspend-site-v1', { site_id_or_domain: id() });
    const sync = await world().post('sync-sites-v1', { site_ids_or_domains: [id()] });
    expect(sync.body.total_synced).toBe(1);
  });

  it('gives way to a disconnect requested during the request to the site, and keeps the new key', async () => {
    await disconnect(id());
    site().clearKey();
    const answer = await disconnectedDuring('callUnsigned');
    expectError(answer, { status: 409, code: 'svc_site_disconnected' });
    expect((await siteRow(world(), id())).status).toBe('disconnected');
    expect((await reconnectSite(id())).body).toMatchObject({ reconnected: true, status: 'connected' });
    const audit = await auditOf(world().app.services.database, id());
    expect(audit).toEqual(['site.added', 'site.disconnected', 'site.reconnected']);
  });

  it('gives way to a disconnect of a site that is still connected', async () => {
    const answer = await disconnectedDuring('call');
    expectError(answer, { status: 409, code: 'svc_site_disconnected' });
    expect((await siteRow(world(), id())).status).toBe('disconnected');
  });

  it('sends no key to a site that was disconnected while it was asked', async () => {
    site().clearKey();
    world().fleet.ledger.reset();
    const { childSites } = world().app.services;
    const refuse = async (...args: unknown[]) => {
      try {
        return await (childSites.call as (...args: unknown[]) => Promise<unknown>)(...args);
      } finally {
        await disconnect(id());
      }
    };
    const parts = { childSites: { ...childSites, call: refuse } as ChildSites };
    const answer = await instead(world(), parts, () => reconnectSite(id()));
    expectError(answer, { status: 409, code: 'svc_site_disconnected' });
    expect(calls()).not.toHaveProperty('register');
  });

  it('is not undone by a sync that asked with the earlier key', async () => {
    site().clearKey();
    const before = await loadSite(world().app.services, id());
    if (!before) throw new Error('the site is gone');
    const refused = await askSite(world().app.services, before);
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'disconnected' } });
    expect((await reconnectSite(id())).body).toMatchObject({ reconnected: true, status: 'connected' });
    await syncWriter(world().app.services).add(refused);
    expect((await siteRow(world(), id())).status).toBe('connected');
    expect((await world().post('sync-sites-v1', { site_ids_or_domains: [id()] })).body.total_synced).toBe(1);
  });

  it('reconnects a site that was suspended and unsuspended in the meantime', async () => {
    await disconnect(id());
    const there = async () => {
      await world().post('suspend-site-v1', { site_id_or_domain: id() });
      await world().post('unsuspend-site-v1', { site_id_or_domain: id() });
    };
    const answer = await during('call', there, () => reconnectSite(id()));
    expect(answer.body).toMatchObject({ reconnected: true, status: 'connected' });
  });

  it.each([
    ['its report', 'stats', () => {}],
    ['its registration', 'register', () => site().clearKey()],
  ] as const)('counts what the site has answered until it is stored: %s', async (_what, fn, prepare) => {
    await disconnect(id());
    prepare();
    const { status_wished_at } = await siteRow(world(), id());
    const { ctx, back } = storeAwayAfter(world(), fn);
    const reconnecting = reconnect(ctx, id(), status_wished_at);
    await expect.poll(() => ctx.unsavedResults.count).toBe(1);
    back();
    expect([await reconnecting, ctx.unsavedResults.count]).toEqual([undefined, 0]);
  });

  it('returns 404 if the site was deleted in the meantime', async () => {
    site().clearKey();
    const remove = async () => {
      const { database } = world().app.services;
      await database.write(trx => trx.deleteFrom('sites').where('id', '=', id()).execute());
    };
    expect(await reconnect(meanwhile('callUnsigned', remove), id(), 0)).toMatchObject({ code: 'site_not_found' });
  });
});

/** The request arrives just when the site has answered. */
function during<T>(method: 'call' | 'callUnsigned', happening: () => Promise<unknown>, request: () => Promise<T>) {
  return instead(world(), { childSites: meanwhile(method, happening).childSites }, request);
}

/** A person disconnects the site while a reconnect asks it. @returns what the reconnect is answered. */
const disconnectedDuring = (method: 'call' | 'callUnsigned') =>
  during(
    method,
    () => disconnect(id()),
    () => reconnectSite(id()),
  );

/** A context in which something happens during the request to the site. */
function meanwhile(method: 'call' | 'callUnsigned', happening: () => Promise<unknown>): Ctx {
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const ask = async (...args: unknown[]) => {
    const answer = await (ctx.childSites[method] as (...args: unknown[]) => Promise<unknown>)(...args);
    await happening();
    return answer;
  };
  return { ...ctx, childSites: { ...ctx.childSites, [method]: ask } as ChildSites };
}
