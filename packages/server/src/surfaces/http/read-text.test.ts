import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import type { Answer } from '../../testing/index.ts';
import { readFields } from './read-body.ts';

const world = useWorld();
const V2 = '/wp-json/svc/v2';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

let auth: string;
beforeAll(async () => {
  auth = await world().key('read', 'write');
});

async function send(path: string, type: string, body: Buffer, more: Record<string, string> = {}) {
  const headers = { authorization: auth, 'content-type': type, ...more };
  const answer = await fetch(`${world().origin}${path}`, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
}
const addTag = (type: string, body: Buffer, more = {}) => send(`${V2}/tags/add`, type, body, more);
const tagNames = async () =>
  (await world().rest('/tags?per_page=200')).body.data.map(({ name }: { name: string }) => name);
const refused = { status: 400, body: { success: 0, code: 'rest_invalid_param', data: { status: 400 } } };

describe('a body', () => {
  it.each([
    ['the last of 1,500', `${'ids=1&'.repeat(1499)}ids=999`],
    ['the last of 1,500 in brackets', `${'ids[]=1&'.repeat(1499)}ids[]=999`],
    ['the second of two after 1,500 others', `${'ids=1&'.repeat(1500)}slug=a&slug=b`],
  ])('as a form has all repeated fields: %s', (_what, text) => {
    const { fields } = readFields({ body: Buffer.from(text), headers: { 'content-type': FORM_TYPE } });
    const lists = Object.values(fields as Record<string, string[]>);
    expect(lists.flat()).toHaveLength(text.split('&').length);
    expect(lists.at(-1)?.at(-1)).toBe(text.slice(text.lastIndexOf('=') + 1));
  });

  it.each([
    ['JSON', JSON_TYPE, '{"name":"Caf\u00e9"}'],
    ['JSON that says UTF-8', `${JSON_TYPE}; charset=utf-8`, '{"name":"Caf\u00e9"}'],
    ['a form', FORM_TYPE, 'name=Caf\u00e9'],
    ['a form with escapes', FORM_TYPE, 'name=Caf%E9'],
    ['a form with a name that', FORM_TYPE, 'n%E9me=x'],
  ])('as %s with bytes that are not UTF-8 is rejected, and nothing is created', async (_what, type, text) => {
    const before = await tagNames();
    const answer = await addTag(type, latin1(text));
    expect(answer).toMatchObject(refused);
    expect(answer.body.message).toMatch(/^The body contains bytes that are not valid UTF-8\./);
    expect(await tagNames()).toEqual(before);
  });

  it.each([
    ['JSON in Latin-1', `${JSON_TYPE}; charset=iso-8859-1`, latin1('{"name":"Gar\u00e7on"}'), 'Gar\u00e7on'],
    ['JSON in UTF-16', `${JSON_TYPE};charset="utf-16le"`, Buffer.from('{"name":"Ni\u00f1o"}', 'utf16le'), 'Ni\u00f1o'],
    ['JSON with a byte order mark', JSON_TYPE, Buffer.from('\uFEFF{"name":"Mark"}'), 'Mark'],
    ['a form in Latin-1', `${FORM_TYPE}; charset=ISO-8859-1`, latin1('name=Cr\u00e8me%20br%FBl%E9e'), 'Crème brûlée'],
    ['a form with escapes in UTF-8', FORM_TYPE, Buffer.from('name=M%C3%BCller+%26+S\u00f6hne'), 'Müller & Söhne'],
  ])('as %s is decoded by its charset', async (_what, type, body, name) => {
    expect(await addTag(type, body)).toMatchObject({ status: 200, body: { data: { name } } });
  });

  it('in an unknown charset is rejected with 415', async () => {
    const answer = await addTag(`${JSON_TYPE}; charset=klingon`, Buffer.from('{"name":"x"}'));
    expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type' } });
    expect(answer.body.message).toContain('UTF-8');
  });

  it('of JSON that is declared as a form, as curl does without a header, is rejected with 415', async () => {
    const answer = await addTag(FORM_TYPE, Buffer.from(' { "name": "x=y" }'));
    expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type' } });
    expect(answer.body.message).toContain('Content-Type: application/json');
  });

  it('of abilities and of v1 is read just as strictly', async () => {
    const run = '/wp-json/wp-abilities/v1/abilities/svc/add-tag-v1/run';
    const ability = await send(run, JSON_TYPE, latin1('{"input":{"name":"Caf\u00e9"}}'));
    expect(ability).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    const { basic } = await world().v1Key('read', 'write');
    const v1 = await send('/wp-json/svc/v1/clients/add-client', FORM_TYPE, latin1('name=Caf%E9'), {
      authorization: basic,
    });
    expect([v1.status, v1.body.ERROR]).toEqual([400, expect.stringContaining('not valid UTF-8')]);
  });

  it('that is compressed is rejected with 415, and the error says which form is accepted', async () => {
    const type = { 'content-encoding': 'gzip' };
    const form = new FormData();
    form.set('csv_file', new File(['a,b'], 'users.csv'));
    const { headers, body } = new Response(form) as Response & { body: ReadableStream };
    const upload = Buffer.from(await new Response(body).arrayBuffer());
    for (const answer of [
      await addTag(JSON_TYPE, gzipSync('{"name":"zipped"}'), type),
      await addTag(FORM_TYPE, gzipSync('name=zipped'), type),
      await send(`${V2}/users/import`, headers.get('content-type') ?? '', upload, type),
    ]) {
      expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type' } });
      expect(answer.body.message).toContain('Content-Encoding');
      expect(answer.headers.get('accept-encoding')).toBe('identity');
    }
    expect(await tagNames()).not.toContain('zipped');
    const plain = await addTag(JSON_TYPE, Buffer.from('{"name":"as it is"}'), { 'content-encoding': 'identity' });
    expect(plain.status).toBe(200);
  });
});

describe('half of a surrogate pair', () => {
  it.each([
    ['a value', '{"name":"half \\ud83d"}', 'name'],
    ['a value within a list', '{"name":"x","color":"#fff","x":["\\udc00"]}', 'x'],
  ])('is rejected in %s', async (_what, text, path) => {
    const answer = await addTag(JSON_TYPE, Buffer.from(text));
    expect(answer).toMatchObject(refused);
    expect(answer.body.data.params).toHaveProperty(path);
  });

  it('is rejected in names of custom fields and in ability queries', async () => {
    await world().rest('/clients/fields/add', { method: 'POST', body: { name: 'VAT' } });
    const body = Buffer.from('{"name":"A","custom_fields":{"VAT\\ud800":"x"}}');
    const client = await send(`${V2}/clients/add`, JSON_TYPE, body);
    expect(client).toMatchObject(refused);
    expect(client.body.message).toContain('lone surrogate');
    const path = '/wp-json/wp-abilities/v1/abilities/svc/list-tags-v1/run';
    const answer = await world().request(`${path}?input=${encodeURIComponent('{"search":"\\ud800"}')}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'ability_invalid_input' } });
  });

  it('is accepted if the other half follows', async () => {
    const answer = await addTag(JSON_TYPE, Buffer.from('{"name":"whole \\ud83d\\ude00"}'));
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'whole 😀' } } });
  });
});

/** A request whose address is sent byte by byte, which clients of HTTP don't do. */
function raw(path: Buffer): Promise<string> {
  const { hostname, port } = new URL(world().origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = ` HTTP/1.1\r\nHost: x\r\nAuthorization: ${auth}\r\nConnection: close\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from('GET '), path, Buffer.from(head)]));
    });
    let text = '';
    socket.setEncoding('utf8').on('data', data => {
      text += data;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

describe('a URL', () => {
  const ABILITIES = '/wp-json/wp-abilities/v1/abilities';

  it.each([
    [`${V2}/tags?search=Caf%E9`],
    [`${V2}/tags?s%E9arch=x`],
    [`${V2}/clients/caf%E9@example.com`],
    [`${ABILITIES}/svc/list-tags-v1/run?input[search]=Caf%E9`],
    [`${ABILITIES}/svc/list%E9/run`],
    [`${ABILITIES}?category=%E9`],
  ])('with bytes that are not UTF-8 is rejected: %s', async path => {
    expect((await world().request(path)).status).toBe(400);
  });

  it('is rejected only once the caller is authenticated', async () => {
    expect((await world().rest('/tags?search=Caf%E9', { auth: '' })).status).toBe(401);
  });

  it('must escape non-ASCII characters: bare bytes are rejected, UTF-8 or not', async () => {
    for (const name of [Buffer.from('bär'), latin1('bär')]) {
      expect(await raw(Buffer.concat([Buffer.from(`${V2}/tags?search=`), name]))).toMatch(/^HTTP\/1.1 400 /);
    }
  });
});
