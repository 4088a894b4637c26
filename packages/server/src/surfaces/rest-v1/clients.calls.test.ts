import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get, post, put, remove } = useV1();
const needs = (name: string) => failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } });
const record = async (id: number) => (await world().rest(`/clients/${id}`)).body.data;

let acme: number;
let siteId: number;
beforeAll(async () => {
  siteId = await storeSite(world(), { url: 'https://acme.example/' });
  const { status, body } = await post('client/add-client', {
    name: 'Acme',
    client_email: 'ops+1@acme.example',
    selected_sites: [siteId],
  });
  expect({ status, said: body.SUCCESS }).toEqual({ status: 200, said: 'The client was added.' });
  acme = body.data.id;
  expect(body.data).toEqual(await record(acme));
  await post('clients/add-client', { name: 'Zeta' });
});

describe.each(['client', 'clients'])('the group %s', group => {
  it('lists all clients as the records of v2', async () => {
    const { status, body, headers } = await get(`${group}/all-clients`);
    expect(status).toBe(200);
    expect(body).toEqual((await world().rest('/clients')).body.data);
    expect(headers.get('x-wp-total')).toBe('2');
  });

  it('returns one client by id or e-mail address, and all clients if the parameter is empty', async () => {
    for (const client of [acme, 'ops+1@acme.example']) {
      expect((await get(`${group}/all-clients`, { client })).body).toEqual([await record(acme)]);
    }
    expect((await get(`${group}/all-clients`, { client: '' })).body).toHaveLength(2);
    expect(await get(`${group}/all-clients`, { client: 999 })).toMatchObject(failed(404, 'svc_client_not_found'));
  });

  it('changes a client only if something is given', async () => {
    const { status, body } = await put(`${group}/edit-client`, { client_id: acme, city: 'Oslo' });
    expect(status).toBe(200);
    expect(body).toEqual({ SUCCESS: 'The client was changed.', data: await record(acme) });
    expect(body.data).toMatchObject({ name: 'Acme', city: 'Oslo', client_email: 'ops+1@acme.example', sites_count: 1 });
  });

  it('deletes a client and keeps its sites', async () => {
    const made = (await post(`${group}/add-client`, { name: 'Gone', client_email: 'gone@acme.example' })).body.data;
    const { status, body } = await remove(`${group}/remove-client`, { client_id: made.id });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        SUCCESS: expect.stringMatching(/deleted/),
        data: { id: made.id, name: 'Gone', client_email: 'gone@acme.example' },
      },
    });
    const gone = await remove(`${group}/remove-client`, { client_id: made.id });
    expect(gone).toMatchObject(failed(404, 'svc_client_not_found'));
  });

  it('says what is missing or wrong', async () => {
    expect(await post(`${group}/add-client`, {})).toMatchObject(needs('name'));
    expect(await post(`${group}/add-client`, { name: 'x', client_email: 'nonsense' })).toMatchObject({ status: 400 });
    expect(await post(`${group}/add-client`, { name: 'x', client_email: 'OPS+1@acme.example' })).toMatchObject(
      failed(409, 'svc_already_exists'),
    );
    expect(await put(`${group}/edit-client`, { city: 'Oslo' })).toMatchObject(needs('client_id'));
    expect(await put(`${group}/edit-client`, { client_id: 999, city: 'Oslo' })).toMatchObject(
      failed(404, 'svc_client_not_found'),
    );
    expect(await remove(`${group}/remove-client`)).toMatchObject(needs('client_id'));
    expect(await get(`${group}/all-clients`, { with_contacts: 1 })).toMatchObject(needs('with_contacts'));
    expect(await get(`${group}/all-clients`, { client: acme, with_contacts: 1 })).toMatchObject(needs('with_contacts'));
  });
});
