import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditHash, change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Database } from '../../ports/database/port.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { verifyAudit } from './verify-audit.ts';

let world: World;
let database: Database;
let ctx: Ctx;
beforeEach(async () => {
  world = await makeWorld();
  database = world.app.services.database;
  ctx = world.app.ctx({ kind: 'user', id: 1, name: 'anna', role: 'admin' });
  for (let turn = 1; turn <= 5; turn++) await note(`site:${turn}`);
});
afterEach(() => world.close());

const note = (subject: string, ...more: string[]) =>
  change(ctx, async () => ({
    result: undefined,
    audit: [subject, ...more].map(one => ({ action: 'site.suspended', subject: one, detail: { note: 'ä "quoted"' } })),
  }));
const verify = () => verifyAudit(world.app.services);
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
  it('is whole after any number of changes, several rows in one among them', async () => {
    await note('site:10', 'site:11', 'site:12');
    await change(ctx, async () => ({ result: undefined, audit: [] }));
    const all = await rows();
    expect(await verify()).toEqual({ rows: all.length });
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

  it('shows a row that was altered together with its hash', async () => {
    const all = await rows();
    const victim = all.find(({ subject }) => subject === 'site:3');
    if (!victim) throw new Error('no such row');
    const forged = { ...victim, subject: 'site:99' };
    const set = { subject: forged.subject, hash: auditHash(forged) };
    await database.write(trx => trx.updateTable('audit_log').set(set).where('id', '=', victim.id).execute());
    expect(await verify()).toMatchObject({ broken: await idOf('site:4') });
  });

  it('shows that a row was removed, from the middle or from the start', async () => {
    const next = await idOf('site:4');
    await database.write(trx => trx.deleteFrom('audit_log').where('subject', '=', 'site:3').execute());
    expect(await verify()).toMatchObject({ broken: next });
    const [first, second] = await rows();
    await database.write(trx =>
      trx
        .deleteFrom('audit_log')
        .where('id', '=', first?.id ?? 0)
        .execute(),
    );
    expect(await verify()).toEqual({ rows: 0, broken: second?.id });
  });

  it('shows that it was cut off at the end, or emptied', async () => {
    const last = await idOf('site:5');
    await database.write(trx => trx.deleteFrom('audit_log').where('id', '=', last).execute());
    expect(await verify()).toMatchObject({ broken: (await idOf('site:4')) + 1 });
    await database.write(trx => trx.deleteFrom('audit_log').execute());
    expect(await verify()).toEqual({ rows: 0, broken: 1 });
  });

  it('shows a row that was put in, at the end with a hash that fits as well', async () => {
    const last = (await rows()).at(-1);
    const base = { at: 1, actor: 'user:eve', action: 'site.added', subject: 'site:666', detail_json: '{}' };
    const forged = { ...base, previous_hash: last?.hash ?? '' };
    await database.write(trx =>
      trx
        .insertInto('audit_log')
        .values({ ...forged, hash: auditHash(forged) })
        .execute(),
    );
    expect(await verify()).toHaveProperty('broken');
  });

  it('has no row of a change that failed, and no change without its row', async () => {
    const before = await rows();
    const failing = change(ctx, async trx => {
      await trx.insertInto('tags').values({ name: 'x', name_key: 'x', color: null }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const broken = change(ctx, async trx => {
      await trx.insertInto('tags').values({ name: 'y', name_key: 'y', color: null }).execute();
      const action = null as unknown as string; // a row that cannot be written takes the change along
      return { result: undefined, audit: [{ action, subject: 'tag:1' }] };
    });
    await expect(broken).rejects.toThrow();
    expect(await rows()).toEqual(before);
    expect(await database.db.selectFrom('tags').selectAll().execute()).toEqual([]);
    expect(await verify()).toEqual({ rows: before.length });
  });

  it('stays whole when many change at once, and while it is being verified', async () => {
    const before = (await rows()).length;
    const changes = Array.from({ length: 60 }, (_, index) => note(`site:${100 + index}`, `site:${200 + index}`));
    const checks = Array.from({ length: 10 }, () => verify());
    await Promise.all(changes);
    for (const check of await Promise.all(checks)) expect(check).not.toHaveProperty('broken');
    expect(await verify()).toEqual({ rows: before + 120 });
  });
});
