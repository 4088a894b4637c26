import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownFleet, storeFleet } from '../../../features/sites/read/site-record.fixtures.ts';
import { auditOf, refusedParams, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 4, env: { SITEKEEPER_DEADLINE_SYNC: '3' } });
const rest = (method: string, path: string, body?: unknown) =>
  world().rest(path, { method, ...(body === undefined ? {} : { body }) });
const get = (path: string) => rest('GET', path);

let fleet: KnownFleet;
const idOf = (name: string) => fleet.sites.find(site => site.name === name)?.id as number;
beforeAll(async () => {
  fleet = await storeFleet(world());
});

describe('POST /sites/add', () => {
  it('connects a site and returns its record', async () => {
    const [red, green] = fleet.tags;
    const names = { name: 'Added', groupids: `${green}, ${red}`, client_id: fleet.clients[0], ssl_verify: false };
    const { status, body } = await rest('POST', '/sites/add', { ...world().credentials(1), ...names });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: 1,
      message: 'The site was added.',
      data: { url: `${world().fleet.url(1)}/`, name: 'Added', client_id: fleet.clients[0], client_name: 'First' },
    });
    expect(body.data).toMatchObject({ status: 'connected', verify_tls: false, wp_version: world().fleet.site(1).core });
    expect(body.data.tags.map((tag: { id: number }) => tag.id).sort()).toEqual([red, green].sort());
    expect((await get(`/sites/${body.data.id}`)).body.data).toEqual(body.data);
    const again = await rest('POST', '/sites/add', world().credentials(1));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'svc_site_already_exists', data: { site_id: body.data.id } },
    });
  });

  it('accepts tags as groupids, empty ones for none, and forms instead of JSON', async () => {
    const tags = [fleet.tags[0]];
    const one = await rest('POST', '/sites/add', { ...world().credentials(2), tags, client_id: '' });
    expect(one.body.data).toMatchObject({ tags: [{ id: tags[0] }], client_id: null });
    const { url, admin, adminpassword = '', uniqueid = '' } = world().credentials(3);
    const form = new URLSearchParams({ url, admin, adminpassword, uniqueid, groupids: '', client_id: '' });
    const headers = { authorization: world().admin };
    const path = `${world().origin}/wp-json/svc/v2/sites/add`;
    const answer = await fetch(path, { method: 'POST', headers, body: form });
    expect(await answer.json()).toMatchObject({ success: 1, data: { url: `${url}/`, tags: [], client_id: null } });
  });

  it.each([
    [{}, ['admin', 'url']],
    [{ url: 'https://x.example/', admin: 'a', tags: [1], groupids: '2' }, ['groupids']],
    [
      { url: 'https://x.example/', admin: 'a', groupids: 'x', client_id: 0, monitoring: 1 },
      ['client_id', 'groupids', 'monitoring'],
    ],
    [{ url: 'https://x.example/', admin: 'a', ssl_verify: 'no' }, ['ssl_verify']],
  ])('rejects %j', async (body, wanted) => {
    expect(refusedParams(await rest('POST', '/sites/add', body))).toEqual(wanted);
  });

  it.each([
    ['url', { url: 'ftp://x.example/', admin: 'a', uniqueid: 'x' }],
    ['adminpassword', { url: 'https://x.example/', admin: 'a' }],
  ])('names the parameter %s as in REST, even if the ability checks it', async (name, body) => {
    const { status, body: answer } = await rest('POST', '/sites/add', body);
    const { params, errors } = answer.data;
    expect({ status, code: answer.code, params: Object.keys(params) }).toEqual({
      status: 400,
      code: 'svc_invalid_input',
      params: [name],
    });
    expect(errors).toMatchObject([{ path: name, message: params[name] }]);
    expect(answer.message).toBe(`${name} ${params[name]}.`);
  });

  it('requires proof, names what does not exist, and reports a wrong password; nothing is stored', async () => {
    const before = (await get('/sites/count')).body.total;
    const add = async (body: object) => {
      const { status, body: answer } = await rest('POST', '/sites/add', body);
      return [status, answer.code];
    };
    const { url, admin } = world().credentials(4);
    expect(await add({ url, admin })).toEqual([400, 'svc_invalid_input']);
    expect(await add({ url: 'ftp://x.example/', admin })).toEqual([400, 'svc_invalid_input']);
    const proof = { url, admin, adminpassword: 'wrong' };
    expect(await add({ ...proof, client_id: 987_654 })).toEqual([404, 'svc_client_not_found']);
    expect(await add({ ...proof, groupids: '987654' })).toEqual([404, 'svc_tag_not_found']);
    expect(await add(proof)).toEqual([502, 'svc_connection_failed']);
    world().fleet.site(4).setFaults('maintenance');
    expect(await add(world().credentials(4))).toEqual([503, 'svc_site_offline']);
    world().fleet.site(4).setFaults('hang');
    expect(await add(world().credentials(4))).toEqual([504, 'svc_outcome_unknown']);
    world().fleet.site(4).setFaults();
    expect((await get('/sites/count')).body.total).toBe(before);
  });
});

describe('EDIT /sites/{id_or_domain}/edit', () => {
  it.each(['POST', 'PUT', 'PATCH'])('by %s changes only what is given', async method => {
    const path = `/sites/${idOf('Zebra')}/edit`;
    const [red, green] = fleet.tags;
    const edit = { notes: 'Note', client_id: fleet.clients[0], groupids: `${red},${green}` };
    const { status, body } = await rest(method, path, edit);
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'The site was changed.' });
    expect(body.data).toMatchObject({ name: 'Zebra', notes: 'Note', client_name: 'First' });
    expect(body.data.tags).toHaveLength(2);
    expect((await rest(method, path, {})).body.data).toEqual(body.data);
    const cleared = await rest(method, path, { notes: null, client_id: '', tags: [] });
    expect(cleared.body.data).toMatchObject({ notes: '', client_id: null, tags: [] });
    expect((await rest(method, `${path}?client_id=${fleet.clients[1]}`)).body.data.client_name).toBe('Second');
    expect((await rest(method, path, { client_id: String(fleet.clients[0]) })).body.data.client_name).toBe('First');
    expect((await rest(method, `${path}?client_id=&groupids=`)).body.data).toMatchObject({ client_id: null, tags: [] });
  });

  it('stores credentials, and returns only whether there are any', async () => {
    const path = '/sites/zebra.example/edit';
    const edit = { http_user: 'PLANTED', http_pass: 'PLANTED', uniqueid: 'PLANTED', admin: 'bob', ssl_verify: false };
    const { body } = await rest('PATCH', path, edit);
    expect(body.data).toMatchObject({ http_auth: true, admin_username: 'bob', verify_tls: false });
    expect(JSON.stringify(body)).not.toContain('PLANTED');
    expect((await rest('PATCH', path, { http_user: '' })).body.data.http_auth).toBe(false);
    const alone = await rest('PATCH', path, { http_pass: 'x' });
    expect([alone.status, alone.body.code]).toEqual([400, 'svc_invalid_input']);
  });

  it('takes the site from the path only', async () => {
    const body = { id_or_domain: idOf('Hotel'), name: 'Zebra' };
    const answer = await rest('PATCH', `/sites/${idOf('Zebra')}/edit?id_or_domain=${idOf('Hotel')}`, body);
    expect(answer.body.data).toMatchObject({ id: idOf('Zebra'), name: 'Zebra' });
    expect((await siteRow(world(), idOf('Hotel'))).name).toBe('Hotel');
  });

  it.each([
    [{ name: '' }, ['name']],
    [
      { sslversion: 1, protocol: 'http', monitoring_emails: 'x', suspended: 1 },
      ['monitoring_emails', 'protocol', 'sslversion', 'suspended'],
    ],
    [{ client_id: 'x', tags: 'x', ssl_verify: 2 }, ['client_id', 'ssl_verify', 'tags']],
    [{ client_id: '0' }, ['client_id']],
    [{ tags: [], groupids: [] }, ['groupids']],
  ])('rejects %j', async (body, wanted) => {
    expect(refusedParams(await rest('PUT', `/sites/${idOf('Zebra')}/edit`, body))).toEqual(wanted);
  });

  it('names what does not exist, and changes nothing', async () => {
    const path = `/sites/${idOf('Zebra')}/edit`;
    const edit = async (at: string, body: object) => {
      const { status, body: answer } = await rest('PUT', at, { name: 'Changed', ...body });
      return [status, answer.code];
    };
    expect(await edit(path, { client_id: 987_654 })).toEqual([404, 'svc_client_not_found']);
    expect(await edit(path, { groupids: '987654' })).toEqual([404, 'svc_tag_not_found']);
    expect(await edit('/sites/987654/edit', {})).toEqual([404, 'svc_site_not_found']);
    expect((await siteRow(world(), idOf('Zebra'))).name).toBe('Zebra');
  });
});

describe('DELETE /sites/{id_or_domain}/remove', () => {
  it('deletes the site, and returns its last record', async () => {
    const id = await storeSite(world(), {
      url: 'https://gone.example/',
      name: 'Gone',
      client_id: fleet.clients[0] as number,
    });
    const { status, body } = await rest('DELETE', '/sites/gone.example/remove');
    const data = { id, url: 'https://gone.example/', name: 'Gone', client_id: fleet.clients[0] };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: 1, message: 'The site and everything stored about it were removed.', data },
    });
    expect((await rest('DELETE', `/sites/${id}/remove`)).status).toBe(404);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.deleted']);
  });

  it('has no dry run, and accepts no other parameters', async () => {
    expect(refusedParams(await rest('DELETE', `/sites/${idOf('Zebra')}/remove?dry_run=1&confirm=1`))).toEqual([
      'confirm',
      'dry_run',
    ]);
  });
});
