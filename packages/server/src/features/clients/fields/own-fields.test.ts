import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const add = async (name: string, client?: number) => {
  const whose = client === undefined ? {} : { client_id_or_email: client };
  return world().post('add-client-field-v1', { name, ...whose });
};
const client = async (name: string, custom_fields = {}) =>
  (await world().post('add-client-v1', { name, custom_fields })).body;
const set = (id: number, custom_fields: object) =>
  world().post('update-client-v1', { client_id_or_email: id, custom_fields });
const names = async (input: Record<string, unknown> = {}) =>
  (await world().get('list-client-fields-v1', input)).body.items.map(({ name }: { name: string }) => name);

let turn = 0;
let anna = 0;
let bert = 0;
/** A name that no other test uses. */
let own = '';
beforeEach(async () => {
  own = `Own ${++turn}`;
  anna = (await client(`Anna ${turn}`)).id;
  bert = (await client(`Bert ${turn}`)).id;
});

describe('A field of one client', () => {
  it('holds values of this client, and is unknown to others', async () => {
    expect((await add(own, anna)).body).toMatchObject({ name: own, client_id: anna });
    expect((await set(anna, { [own]: 'blue' })).body.custom_fields).toEqual({ [own]: 'blue' });
    expectError(await set(bert, { [own]: 'red' }), { status: 400, code: 'svc_invalid_input' });
    expect((await world().get('get-client-v1', { client_id_or_email: anna })).body.custom_fields).toEqual({
      [own]: 'blue',
    });
  });

  it('is listed only with its client, or by its id', async () => {
    const { field_id } = (await add(own, anna)).body;
    const general = `General ${turn}`;
    expect((await add(general)).body).toEqual({ field_id: expect.any(Number), name: general, description: '' });
    expect(await names({ search: String(turn) })).not.toContain(own);
    expect(await names({ search: own })).toEqual([]);
    expect(await names({ search: own, client_id_or_email: bert })).toEqual([]);
    expect(await names({ search: own, client_id_or_email: anna })).toEqual([own]);
    expect(await names({ include: [field_id] })).toEqual([own]);
    expectError(await world().get('list-client-fields-v1', { client_id_or_email: 99_999 }), {
      status: 404,
      code: 'svc_client_not_found',
    });
  });

  it('may have the name that another client uses, but none that all clients or the client itself use', async () => {
    const taken = { status: 409, code: 'svc_already_exists' };
    await add(own, anna);
    expect((await add(own, bert)).status).toBe(200);
    expectError(await add(own.toUpperCase(), anna), taken);
    expect(expectError(await add(own), taken)).toContain('field of its own');
    await add(`General ${turn}`);
    expectError(await add(`general ${turn}`, anna), taken);
  });

  it('is renamed and deleted by its id, and goes with its client', async () => {
    const { field_id } = (await add(own, anna)).body;
    const other = (await add(`${own} b`, anna)).body.field_id;
    await set(anna, { [own]: 'blue' });
    const renamed = await world().post('update-client-field-v1', { field_id_or_name: field_id, name: `${own} c` });
    expect(renamed.body).toMatchObject({ name: `${own} c`, client_id: anna });
    const deleted = await world().post('delete-client-field-v1', { field_id_or_name: field_id, confirm: true });
    expect(deleted.body).toMatchObject({ deleted: true, values: 1 });
    await world().post('delete-client-v1', { client_id_or_email: anna, confirm: true });
    expect(await names({ include: [other] })).toEqual([]);
  });
});
