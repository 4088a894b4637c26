import { expect, it } from 'vitest';
import { oldDashboardOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import { planMainwp } from '../mainwp/plan/plan-mainwp.ts';
import { oldContactOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, db, ctx, turn, own, plan, client, records, reasons, get } = useCarrying();

it('merges tags with the same name, and keeps their colours', async () => {
  const here = (await world().post('add-tag-v1', { name: own('Shops') })).body.id;
  const importId = await plan([], {
    tags: [
      { id: 1, name: own('SHOPS'), color: '#0A7F5A' },
      { id: 2, name: own('R&D'), color: 'red' },
      { id: 3, name: own('r&d'), color: '#ffffff' },
    ],
  });
  await carryRecords(ctx(), importId);
  expect((await records(importId, 'tag')).map(row => row.new_id)[0]).toBe(here);
  const tags = (await get('list-tags-v1', { search: ` ${turn()}` })).items;
  expect(tags.map(({ name, color }: { name: string; color: string }) => [name, color])).toEqual([
    [own('R&D'), '#ffffff'],
    [own('Shops'), '#0A7F5A'],
  ]);
  expect((await reasons(importId, 'tag')).map(([state]) => state)).toEqual(['carried', 'carried', 'carried']);
});

it('brings clients with contacts, states and notes, and gives each e-mail address to only one of them', async () => {
  await world().post('add-client-v1', { name: own('Here'), client_email: `here${turn()}@example.com`, city: 'Kiel' });
  const importId = await plan([], {
    clients: [
      client(1, {
        email: `A${turn()}@Example.com`,
        note: '<p>One &amp; <a href="https://x.example/">two</a></p><p>three</p>',
        city: 'Bonn',
        status: 'suspended',
        createdAt: 1_600_000_000,
        contacts: [oldContactOf(5, 'Ben'), oldContactOf(6, 'Ann')],
        primaryContactId: 6,
      }),
      client(2, { email: `a${turn()}@example.com`, name: '' }),
      client(3, { email: `Here${turn()}@example.com`, city: 'Ulm', status: 'lead' }),
      client(4, { email: 'nonsense', status: 'lost' }),
    ],
  });
  await carryRecords(ctx(), importId);
  const [first, second, third, fourth] = await Promise.all(
    (await records(importId, 'client')).map(row => get('get-client-v1', { client_id_or_email: row.new_id })),
  );
  expect(first).toMatchObject({
    email: `a${turn()}@example.com`,
    city: 'Bonn',
    status: 'suspended',
    created: '2020-09-13T12:26:40Z',
    note: 'One & two (https://x.example/)\n\nthree',
  });
  expect(second).toMatchObject({ name: 'Client 2', email: '' });
  expect(third).toMatchObject({ name: own('Here'), city: 'Kiel', status: 'active' });
  expect(fourth).toMatchObject({ email: '', status: 'lost' });
  const people = await db()
    .selectFrom('client_contacts')
    .selectAll()
    .where('client_id', '=', first.id)
    .orderBy('id')
    .execute();
  expect(people).toMatchObject([
    { name: 'Ben', email: 'ben@example.com', role: 'Books', is_primary: 0 },
    { name: 'Ann', is_primary: 1 },
  ]);
  expect((await reasons(importId, 'client')).map(([, reason]) => reason)).toEqual([
    null,
    expect.stringContaining(`belongs to the client "${first.name}"`),
    expect.stringContaining('was here already'),
    expect.stringContaining('"nonsense" is no e-mail address'),
  ]);
  const back = await world().post('unsuspend-client-v1', { client_id_or_email: first.id });
  expect(back.body).toMatchObject({ status: 'active' });
});

it('finds clients that are here by e-mail address, else by a name without a doubt, as many as the plan counts', async () => {
  const mail = (name: string) => `${name}${turn()}@example.com`;
  const add = async (name: string, client_email?: string) =>
    (await world().post('add-client-v1', { name: own(name), ...(client_email ? { client_email } : {}) })).body.id;
  const [bakery, mill, smith] = [await add('Bakery'), await add('Mill', mail('mill')), await add('A', mail('smith'))];
  const others = [await add('Forge', mail('forge')), await add('Twin'), await add('Twin'), await add('Pair')];
  const clients = [
    client(1, { name: own('BAKERY'), email: mail('bakery'), contacts: [oldContactOf(5, 'Ben')] }),
    client(2, { name: own('Mill') }),
    client(3, { name: own('Smith'), email: mail('Smith') }),
    client(4, { name: own('Forge'), email: mail('other') }),
    client(5, { name: own('Twin') }),
    client(6, { name: own('Pair') }),
    client(7, { name: own('Pair') }),
  ];
  const planned = await planMainwp(services(), oldDashboardOf([], { clients }));
  expect(planned.kinds.find(({ kind }) => kind === 'clients')).toMatchObject({ found: 7, here: 3 });
  const importId = await plan([], { clients });
  await carryRecords(ctx(), importId);
  const made = (await records(importId, 'client')).map(row => row.new_id);
  expect(made.slice(0, 3)).toEqual([bakery, mill, smith]);
  expect(new Set([...made, ...others]).size).toBe(7 + 4);
  expect((await reasons(importId, 'client')).map(([, reason]) => reason)).toEqual([
    expect.stringContaining(`the name "${own('Bakery')}" was here already`),
    expect.stringContaining('was here already'),
    expect.stringContaining('was here already'),
    null,
    null,
    null,
    null,
  ]);
  const people = db().selectFrom('client_contacts').select('name').where('client_id', '=', bakery);
  expect(await people.execute()).toEqual([{ name: 'Ben' }]);
});

it('does not take a namesake for a client that another one there is by its e-mail address', async () => {
  const email = `bakery${turn()}@example.com`;
  await world().post('add-client-v1', { name: own('Bakery'), client_email: email });
  const clients = [client(1, { name: own('Bakery Ltd'), email }), client(2, { name: own('Bakery') })];
  for (const there of [clients, clients.toReversed()]) {
    const planned = await planMainwp(services(), oldDashboardOf([], { clients: there }));
    expect(planned.kinds.find(({ kind }) => kind === 'clients')).toMatchObject({ found: 2, here: 1 });
  }
  const importId = await plan([], { clients });
  await carryRecords(ctx(), importId);
  expect(new Set((await records(importId, 'client')).map(row => row.new_id)).size).toBe(2);
});

it('brings fields of all clients and of one, with their values', async () => {
  const field = (id: number, name: string, clientId: number | null = null) => ({
    id,
    name,
    description: 'd',
    clientId,
  });
  const importId = await plan([], {
    clients: [
      client(1, {
        values: [
          { fieldId: 1, value: 'DE1' },
          { fieldId: 2, value: 'blue' },
          { fieldId: 3, value: 'kept' },
        ],
      }),
      client(2, { values: [{ fieldId: 1, value: 'DE2' }] }),
    ],
    clientFields: [
      field(3, own('VAT'), 2),
      field(1, own('vat')),
      field(2, own('Colour'), 1),
      field(4, 'client.name'),
      field(5, own('Lost'), 99),
      field(6, '123'),
    ],
  });
  await carryRecords(ctx(), importId);
  const [one, two] = await Promise.all(
    (await records(importId, 'client')).map(row => get('get-client-v1', { client_id_or_email: row.new_id })),
  );
  expect(one.custom_fields).toEqual({ [own('vat')]: 'DE1', [own('Colour')]: 'blue' });
  expect(two.custom_fields).toEqual({ [own('vat')]: 'DE2' });
  expect(await reasons(importId, 'client_field')).toEqual([
    ['carried', null],
    ['carried', null],
    ['carried', expect.stringContaining('the two are one')],
    ['skipped', expect.stringContaining('no client has a value')],
    ['skipped', expect.stringContaining('Its client')],
    ['carried', expect.stringContaining('"Field 123"')],
  ]);
});
