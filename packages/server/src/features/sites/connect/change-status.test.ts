import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { changeStatus } from './change-status.ts';

const world = useWorld();
const ctx = () => world().app.ctx({ kind: 'system', name: 'test' });

describe('changeStatus', () => {
  it('moves each site from its own state, in the order of the ids, and leaves out deleted sites', async () => {
    const a = await storeSite(world(), { url: 'https://a.example/' });
    const b = await storeSite(world(), { url: 'https://b.example/', status: 'suspended' });
    expect(await changeStatus(ctx(), 'disconnect', [b, 987_654, a])).toEqual([
      { id: b, url: 'https://b.example/', status: 'disconnected' },
      { id: a, url: 'https://a.example/', status: 'disconnected' },
    ]);
  });

  it('changes all or nothing', async () => {
    const ok = await storeSite(world(), { url: 'https://c.example/', status: 'suspended' });
    const not = await storeSite(world(), { url: 'https://d.example/', status: 'disconnected' });
    await expect(changeStatus(ctx(), 'unsuspend', [ok, not])).rejects.toMatchObject({ code: 'invalid_state' });
    expect((await siteRow(world(), ok)).status).toBe('suspended');
    expect(await auditOf(world().app.services.database, ok)).toEqual([]);
  });

  it('does not touch rows that are already in the state', async () => {
    const id = await storeSite(world(), { url: 'https://e.example/', status: 'suspended' });
    await changeStatus(ctx(), 'suspend', [id]);
    expect((await siteRow(world(), id)).updated_at).toBe(0);
  });

  it('writes change and audit together or not at all', async () => {
    const id = await storeSite(world(), { url: 'https://f.example/' });
    const { database } = world().app.services;
    await database.write(trx => sql`alter table audit_log rename to audit_gone`.execute(trx));
    await expect(changeStatus(ctx(), 'suspend', [id])).rejects.toThrow();
    await database.write(trx => sql`alter table audit_gone rename to audit_log`.execute(trx));
    expect((await siteRow(world(), id)).status).toBe('connected');
  });

  it('applies simultaneous changes one after the other', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.push(await storeSite(world(), { url: `https://g${at}.example/` }));
    const events = ['suspend', 'disconnect', 'suspend', 'disconnect', 'suspend', 'disconnect'] as const;
    const orders = events.map((event, at) => changeStatus(ctx(), event, at % 2 ? ids : [...ids].reverse()));
    await Promise.all(orders);
    const states = await Promise.all(ids.map(async id => (await siteRow(world(), id)).status));
    expect(new Set(states).size).toBe(1);
    const audits = await Promise.all(ids.map(id => auditOf(world().app.services.database, id)));
    for (const audit of audits) expect(audit).toEqual(audits[0]);
  });
});
