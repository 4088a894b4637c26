import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Database } from '../../ports/database/port.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { sealAuditLog } from './seal-audit-log.ts';
import { type ExportedAuditHead, plainDigest, verifyAudit } from './verify-audit.ts';

const ANNA = { kind: 'user', id: 1, name: 'anna', role: 'admin' } as const;
let world: World;
let database: Database;
let ctx: Ctx;
beforeEach(async () => {
  world = await makeWorld();
  database = world.app.services.database;
  ctx = world.app.ctx(ANNA);
  for (let turn = 1; turn <= 5; turn++) await note(`site:${turn}`);
});
afterEach(() => world.close());

const note = (subject: string, ...more: string[]) =>
  audited(ctx, async () => ({
    result: undefined,
    audit: [subject, ...more].map(one => ({ action: 'site.suspended', subject: one, detail: { note: 'ä "quoted"' } })),
  }));
const verify = (kept: readonly ExportedAuditHead[] = []) => verifyAudit(world.app.services, kept);
const headNow = () => database.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
const remove = (id: number) => database.write(trx => trx.deleteFrom('audit_log').where('id', '=', id).execute());
const alter = (id: number, values: object) =>
  database.write(trx => trx.updateTable('audit_log').set(values).where('id', '=', id).execute());
const rows = () => database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const idOf = async (subject: string) => {
  const row = await database.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return row.id;
};

describe('the audit log', () => {
  it('is intact after any number of changes, several rows in one among them', async () => {
    await note('site:10', 'site:11', 'site:12');
    await audited(ctx, async () => ({ result: undefined, audit: [] }));
    const all = await rows();
    expect(await verify()).toEqual({ rows: all.length, hash: all.at(-1)?.hash });
    expect(all.at(-1)).toMatchObject({ actor: 'user:anna', action: 'site.suspended', subject: 'site:12' });
  });

  it.each(['at', 'actor', 'action', 'subject', 'detail_json'] as const)(
    'shows a row whose %s was altered',
    async column => {
      const id = await idOf('site:3');
      const value = column === 'at' ? 1 : '{"altered":true}';
      await database.write(trx =>
        trx
          .updateTable('audit_log')
          .set({ [column]: value })
          .where('id', '=', id)
          .execute(),
      );
      expect(await verify()).toMatchObject({ broken: id });
    },
  );

  it.each(['address', 'client'] as const)('shows a row whose %s was altered', async column => {
    const id = await idOf('site:3');
    await alter(id, { [column]: '10.9.8.7' });
    expect(await verify()).toMatchObject({ problem: 'altered', broken: id });
  });

  it('shows that all rows were rewritten with matching digests', async () => {
    const all = await rows();
    let previous_hash = '';
    for (const row of all) {
      const forged = { ...row, actor: 'user:mallory', previous_hash };
      previous_hash = plainDigest(forged);
      await alter(row.id, { actor: 'user:mallory', previous_hash: forged.previous_hash, hash: previous_hash });
    }
    await database.write(trx => trx.updateTable('audit_head').set({ hash: previous_hash }).execute());
    expect(await verify()).toMatchObject({ problem: 'altered', broken: 1 });
  });

  it('names the row that was removed, from the middle or the start', async () => {
    const third = await idOf('site:3');
    await remove(third);
    expect(await verify()).toMatchObject({ problem: 'missing', broken: third });
    await remove((await rows())[0]?.id ?? 0);
    expect(await verify()).toMatchObject({ rows: 0, problem: 'missing', broken: 1 });
  });

  it('shows that its end was cut off or that it was emptied, even if its head was changed to match', async () => {
    const all = await rows();
    const last = all.at(-1);
    const before = all.at(-2);
    if (!last || !before) throw new Error('no rows');
    await remove(last.id);
    await database.write(trx =>
      trx.updateTable('audit_head').set({ hash: before.hash, row_count: before.seq }).execute(),
    );
    expect(await verify()).toMatchObject({ problem: 'cut', broken: last.seq });
    await database.write(trx => trx.deleteFrom('audit_log').execute());
    await database.write(trx => trx.updateTable('audit_head').set({ hash: '', row_count: 0 }).execute());
    expect(await verify()).toMatchObject({ rows: 0, problem: 'cut', broken: 1 });
  });

  it('never matches a head that was set back, however much is written afterwards', async () => {
    const all = await rows();
    const last = all.at(-1);
    const before = all.at(-2);
    if (!last || !before) throw new Error('no rows');
    await remove(last.id);
    await database.write(trx =>
      trx.updateTable('audit_head').set({ hash: before.hash, row_count: before.seq }).execute(),
    );
    await note('site:7', 'site:8');
    await note('site:9');
    expect(await verify()).toMatchObject({ problem: 'head', broken: last.seq });
  });

  it('reports that its sealed head was removed, and is not accepted as intact at the next start', async () => {
    await database.write(trx => trx.updateTable('audit_head').set({ sealed: '' }).execute());
    expect(await verify()).toMatchObject({ problem: 'head', broken: 1 });
    const next = await openApp(world.app.services.settings, pino({ level: 'silent' }), {
      database: world.store.open(),
    });
    expect(await verifyAudit(next.services)).toMatchObject({ problem: 'head', broken: 1 });
    await next.close();
    await note('site:10');
    expect(await verify()).toMatchObject({ problem: 'altered', broken: 1 });
  });

  it('shows that an earlier state of the whole log was restored, to anyone who kept a later head', async () => {
    const earlier = await headNow();
    const { rows: count } = await verify();
    const tail = async () => (await rows()).filter(({ seq }) => seq > count);
    await note('site:20');
    const kept = await verify();
    for (const { id } of await tail()) await remove(id);
    await database.write(trx => trx.updateTable('audit_head').set(earlier).execute());
    expect(await verify()).toEqual({ rows: count, hash: earlier.hash });
    expect(await verify([kept])).toMatchObject({ problem: 'cut', broken: count + 1 });
    await note('site:21');
    expect(await verify([kept])).toMatchObject({ problem: 'differs', broken: count + 1 });
  });

  it('shows a row that was inserted, even at the end with matching digests', async () => {
    const last = (await rows()).at(-1);
    if (!last) throw new Error('no rows');
    const forged = { ...last, seq: last.seq + 1, actor: 'user:eve', subject: 'site:666', previous_hash: last.hash };
    const { id: _, ...values } = { ...forged, hash: plainDigest(forged) };
    await database.write(trx => trx.insertInto('audit_log').values(values).execute());
    expect(await verify()).toMatchObject({ problem: 'altered', broken: last.seq + 1 });
  });

  it('stores where each change came from', async () => {
    ctx = { ...ctx, client: { address: '192.0.2.7', userAgent: 'Firefox' } };
    await note('site:30');
    expect((await rows()).at(-1)).toMatchObject({ address: '192.0.2.7', client: 'Firefox' });
    expect(await verify()).not.toHaveProperty('problem');
  });

  it('of release 0.1.0 is sealed once as it is, and its rows stay verifiable', async () => {
    const all = await rows();
    let previous_hash = '';
    for (const row of all) {
      const hash = plainDigest({ ...row, previous_hash });
      await alter(row.id, { previous_hash, hash });
      previous_hash = hash;
    }
    const set = { hash: previous_hash, row_count: all.length };
    await database.write(async trx => {
      await trx.updateTable('audit_head').set(set).execute();
      await sealAuditLog(trx, world.app.services.secrets);
    });
    await note('site:40');
    expect(await verify()).toMatchObject({ rows: all.length + 1 });
    expect(await verify()).not.toHaveProperty('problem');
    await alter(await idOf('site:2'), { actor: 'user:mallory' });
    expect(await verify()).toMatchObject({ problem: 'altered', broken: await idOf('site:2') });
  });

  it('has no row for a change that failed, and no change without a row', async () => {
    const before = await rows();
    const failing = audited(ctx, async trx => {
      await trx.insertInto('tags').values({ name: 'x', name_key: 'x', color: null }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const broken = audited(ctx, async trx => {
      await trx.insertInto('tags').values({ name: 'y', name_key: 'y', color: null }).execute();
      const action = null as unknown as string; // a row that cannot be written takes the change along
      return { result: undefined, audit: [{ action, subject: 'tag:1' }] };
    });
    await expect(broken).rejects.toThrow();
    expect(await rows()).toEqual(before);
    expect(await database.db.selectFrom('tags').selectAll().execute()).toEqual([]);
    expect(await verify()).toEqual({ rows: before.length, hash: before.at(-1)?.hash });
  });

  it('stays intact during many simultaneous changes and while it is verified', async () => {
    const before = (await rows()).length;
    const changes = Array.from({ length: 60 }, (_, index) => note(`site:${100 + index}`, `site:${200 + index}`));
    const checks = Array.from({ length: 10 }, () => verify());
    await Promise.all(changes);
    for (const check of await Promise.all(checks)) expect(check).not.toHaveProperty('problem');
    expect(await verify()).toEqual({ rows: before + 120, hash: expect.any(String) });
  });
});
