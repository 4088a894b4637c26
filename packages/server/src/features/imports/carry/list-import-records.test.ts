import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { oldDashboardOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
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
        problems: [{ table: 'mainwp_wp', id: '20', outcome: 'dropped', message: 'Its address is not one.' }],
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
    { kind: 'problem', name: 'mainwp_wp 20', reason: 'Its address is not one.' },
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
    items: [{ name: 'SHOPS', reason: expect.stringContaining('the two are one'), new_id: expect.any(Number) }],
    notes: [expect.stringContaining('SITEKEEPER_COSTS_CURRENCY=EUR')],
  });
  expect((await list({ import_id, per_page: 2, page: 3 })).body.items).toHaveLength(2);
});

it('is for admins, and for imports that exist', async () => {
  const import_id = '00000000-0000-4000-8000-000000000000';
  expectError(await list({ import_id }), { status: 404, code: 'svc_import_not_found' });
  const auth = await world().user('olga', 'operator');
  expect((await world().get('list-import-records-v1', { import_id }, { auth })).status).toBe(403);
});
