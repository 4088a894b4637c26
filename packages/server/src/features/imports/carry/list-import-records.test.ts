import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { oldDashboardOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import { oldProblem } from '../mainwp/old-problem.ts';
import { storeImport } from '../store/store-import.ts';
import { oldClientOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';

const world = useWorld();
const list = (input: Record<string, unknown>) => world().get('list-import-records-v1', input);

it('reports what became of each record of an import, and why', async () => {
  const { services } = world().app;
  const { importId: import_id } = await storeImport(
    services,
    { kind: 'system', name: 'test' },
    {
      oldDashboard: oldDashboardOf([], {
        tags: [
          { id: 1, name: 'Shops', color: '' },
          { id: 2, name: 'SHOPS', color: '' },
        ],
        clients: [oldClientOf(1)],
        clientFields: [{ id: 4, name: 'client.name', description: '', clientId: null }],
        problems: [
          oldProblem('mainwp_wp', '20', 'dropped', 'site_address_completed', { becomes: 'https://a.example/' }),
        ],
      }),
    },
  );
  const outcomes = async (input = {}) =>
    (await list({ import_id, ...input })).body.items.map(
      ({ kind, old_id, outcome }: { kind: string; old_id: number; outcome: string }) => `${kind} ${old_id} ${outcome}`,
    );
  expect(await outcomes({ kind: 'tag' })).toEqual(['tag 1 waiting', 'tag 2 waiting']);
  await carryRecords(services, import_id);
  expect((await list({ import_id, kind: 'problem' })).body.items).toMatchObject([
    {
      kind: 'problem',
      name: 'mainwp_wp 20',
      reason: 'Its address was completed to https://a.example/',
      causes: [{ code: 'site_address_completed', data: { becomes: 'https://a.example/' } }],
    },
  ]);
  expect(await outcomes()).toEqual([
    'client 1 carried',
    'client_field 4 left_out',
    'ignored 0 carried',
    'problem 0 left_out',
    'tag 1 carried',
    'tag 2 changed',
    'trusted 0 left_out',
  ]);
  const { body } = await list({ import_id, outcome: 'changed' });
  expect(body).toMatchObject({
    total: 1,
    items: [
      {
        name: 'SHOPS',
        reason: expect.stringContaining('the two are one'),
        causes: [{ code: 'tag_merged', data: {} }],
        new_id: expect.any(Number),
      },
    ],
    notes: [expect.stringContaining('SITEKEEPER_COSTS_CURRENCY=EUR')],
    note_causes: [{ code: 'currency_differs', data: { given: 'EUR', becomes: 'USD' } }],
  });
  expect((await list({ import_id, per_page: 2, page: 3 })).body.items).toHaveLength(2);
});

it('has no codes of records that an earlier release carried over', async () => {
  const { services } = world().app;
  const problems = [oldProblem('mainwp_wp', '20', 'dropped', 'row_id_missing')];
  const tags = [{ id: 1, name: 'Shops', color: '' }];
  const { importId: import_id } = await storeImport(
    services,
    { kind: 'system', name: 'test' },
    { oldDashboard: oldDashboardOf([], { url: 'https://earlier.example/', tags, problems }) },
  );
  const before = { table: 'mainwp_wp', id: '20', outcome: 'dropped', message: 'It has no id.' };
  await services.database.write(async trx => {
    const records = trx.updateTable('import_records').where('import_id', '=', import_id);
    await records
      .set({ payload_json: JSON.stringify(before) })
      .where('kind', '=', 'problem')
      .execute();
    await records.set({ state: 'carried', reason: 'It was merged.' }).where('kind', '=', 'tag').execute();
  });
  const { items } = (await list({ import_id })).body;
  expect(items.filter(({ reason }: { reason: string }) => reason !== '')).toMatchObject([
    { kind: 'problem', reason: 'It has no id.', causes: [] },
    { kind: 'tag', outcome: 'changed', reason: 'It was merged.', causes: [] },
  ]);
});

it('is for admins, and for imports that exist', async () => {
  const import_id = '00000000-0000-4000-8000-000000000000';
  expectError(await list({ import_id }), { status: 404, code: 'svc_import_not_found' });
  const auth = await world().user('olga', 'operator');
  expect((await world().get('list-import-records-v1', { import_id }, { auth })).status).toBe(403);
});
