import { expect, it } from 'vitest';
import { mainwpKeyHash } from '../../keys/index.ts';
import { carryRecords } from './carry-records.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, ctx, turn, own, plan, adopt, oldSite, get } = useCarrying();
const consumerKey = (id: number) => `ck_${id}${String(turn()).padStart(39, '0')}`;
const keyOf = (id: number) => ({
  id,
  description: own(`Key ${id}`),
  permissions: 'read' as const,
  enabled: true,
  keyHash: mainwpKeyHash(consumerKey(id)),
  secret: { kind: 'clear' as const, secret: `cs_${'1'.repeat(40)}` },
  truncated: '0000000',
});

/** Changes what is stored of the first key. @returns what undoes that. */
async function damage(importId: string) {
  const { database } = services();
  const row = { import_id: importId, kind: 'api_key', old_id: 1 };
  const stored = database.db.selectFrom('import_records').select('sealed').where('import_id', '=', importId);
  const { sealed } = await stored.where('kind', '=', 'api_key').where('old_id', '=', 1).executeTakeFirstOrThrow();
  const set = (text: string | null) =>
    database.write(trx =>
      trx
        .updateTable('import_records')
        .set({ sealed: text })
        .where('import_id', '=', row.import_id)
        .where('kind', '=', row.kind)
        .where('old_id', '=', row.old_id)
        .execute(),
    );
  await set(`${sealed?.slice(0, -8)}AAAAAAAA`);
  return () => set(sealed);
}

it('says of a key that is damaged in the store how to get it, and carries it over once it can be read', async () => {
  const importId = await plan([oldSite(1)], { apiKeys: [keyOf(1), keyOf(2)] });
  await adopt(importId, 1);
  const undo = await damage(importId);
  const report = async () => (await get('list-import-records-v1', { import_id: importId, kind: 'api_key' })).items;
  for (const _again of [1, 2]) {
    await carryRecords(ctx(), importId);
    expect(await report()).toMatchObject([
      { outcome: 'left_out', reason: expect.stringContaining('Plan the import again'), causes: [{ code: 'key_lost' }] },
      { outcome: 'carried' },
    ]);
  }
  const noted = await get('list-audit-log-v1', { subject: `import:${importId}`, action: 'import.carried' });
  expect(noted.items.filter(({ detail }: { detail: { kind: string } }) => detail.kind === 'api_key')).toHaveLength(2);
  await undo();
  await carryRecords(ctx(), importId);
  expect(await report()).toMatchObject([{ outcome: 'carried', reason: '' }, { outcome: 'carried' }]);
});

it('a key that is damaged in the store does not keep an import from being deleted, and comes with another plan', async () => {
  const apiKeys = [keyOf(1)];
  const importId = await plan([oldSite(1)], { apiKeys });
  await adopt(importId, 1);
  await damage(importId);
  await carryRecords(ctx(), importId);
  expect(await plan([oldSite(1)], { apiKeys })).toBe(importId);
  await carryRecords(ctx(), importId);
  const auth = `Bearer ${'1'.repeat(40)}==${consumerKey(1).slice(3)}`;
  expect((await world().rest('/tags', { auth })).status).toBe(200);

  const other = await plan([oldSite(1), oldSite(2)], { url: 'https://other.example/', apiKeys: [keyOf(1)] });
  await adopt(other, 2);
  await damage(other);
  await carryRecords(ctx(), other);
  const removed = await world().post('delete-import-v1', { import_id: other, confirm: true });
  expect(removed.body).toMatchObject({ deleted: true });
});
