import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkExchange } from '../../../testing/answer-check.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer } from '../../../testing/index.ts';

const logged: string[] = [];
const world = useWorld({ sites: 4, seeded: true, log: { write: line => void logged.push(line) } });
const siteOf = (k: number) => world().siteIds[k - 1] as number;
let made = 0;
const HEADER = 'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';

describe('POST /users/import', () => {
  const row = (more = '') => {
    made += 1;
    return `rest${made},rest${made}@x.example,,,,,,,${more || siteOf(1)},`;
  };
  const file = (text: string | Uint8Array<ArrayBuffer>, name = 'users.csv') => new File([text], name);
  async function upload(fields: Record<string, string | File>, auth = world().admin) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const url = `${world().origin}/wp-json/svc/v2/users/import`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization: auth }, body: form });
    const body = (await answer.json()) as Answer['body'];
    checkExchange({ method: 'POST', path: '/users/import', sent: undefined, status: answer.status, body });
    return { status: answer.status, body };
  }

  it('returns the counts beside success', async () => {
    const text = `\uFEFF${HEADER}\r\n${row()}\r\n"two\nlines",x,,,,,,,,\r\n\r\n${row('nowhere.example')}\r\n`;
    const { status, body } = await upload({ csv_file: file(text) });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      total: 3,
      success_count: 1,
      failed_count: 2,
      failed_users: [
        {
          line_number: 3,
          error: expect.stringMatching(/username/),
          problem: expect.stringMatching(/username/),
          problems: [
            { code: 'characters', field: 'username' },
            { code: 'not_an_email', field: 'email' },
            { code: 'site_missing' },
          ],
          sites: 0,
          created: 0,
          failed: 0,
          failed_sites: [],
        },
        {
          line_number: 6,
          error: expect.stringMatching(/nowhere\.example/),
          problem: '',
          problems: [],
          sites: 1,
          created: 0,
          failed: 1,
          failed_sites: [
            {
              website_id: 'nowhere.example',
              website_url: null,
              code: 'svc_site_not_found',
              cause: 'no_such_site',
              message: expect.any(String),
            },
          ],
        },
      ],
    });
  });

  it.each([
    [{ has_header: 'false' }, 2],
    [{ has_header: '0' }, 2],
    [{ has_header: 'true' }, 1],
    [{}, 1],
  ])('%o: accepts %s rows of two lines, whichever part of the form comes first', async (fields, total) => {
    const before = await upload({ ...fields, csv_file: file(`${row()}\n${row()}`, 'USERS.TXT') });
    expect(before.body).toMatchObject({ total, success_count: total });
    const after = await upload({ csv_file: file(`${row()}\n${row()}`), ...fields });
    expect(after.body).toMatchObject({ total, success_count: total });
  });

  it.each<[string, () => Parameters<typeof upload>[0], string]>([
    ['no file', () => ({ has_header: 'true' }), 'csv_file'],
    ['a text instead of a file', () => ({ csv_file: row() }), 'csv_file'],
    ['another field', () => ({ file: file(row()) }), 'file'],
    ['another kind of file', () => ({ csv_file: file(row(), 'users.xlsx') }), 'csv_file'],
    ['a misspelt parameter', () => ({ hasheader: 'no', csv_file: file(row()) }), 'hasheader'],
    ['no flag', () => ({ has_header: 'perhaps', csv_file: file(row()) }), 'has_header'],
  ])('rejects %s', async (_what, fields, name) => {
    const { status, body } = await upload(fields());
    expect({ status, code: body.code, params: Object.keys(body.data.params) }).toEqual({
      status: 400,
      code: 'rest_invalid_param',
      params: [name],
    });
  });

  it.each([
    ['nothing', '', /no row/],
    ['a header alone', HEADER, /no row/],
    ['an open quote', `${HEADER}\n"x`, /line 2/],
  ])('rejects a file with %s', async (_what, text, says) => {
    const { status, body } = await upload({ csv_file: file(text) });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'svc_invalid_input' });
    expect(body.message).toMatch(says);
    expect(Object.keys(body.data.params)).toEqual(['csv_file']);
  });

  it.each([
    ['one endless line', 'x'.repeat(11 * 2 ** 20)],
    ['misplaced quotes at its beginning', `${HEADER}\n"x"x\n${'x,\n'.repeat(4 * 2 ** 20)}`],
  ])('rejects a file of more than 10 MiB for its size, even if it is %s', async (_what, text) => {
    const { status, body } = await upload({ csv_file: file(text) });
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'svc_payload_too_large' });
  });

  it('rejects files that are too large or have too many rows, and does nothing', async () => {
    world().fleet.ledger.reset();
    const large = await upload({ csv_file: file(`${HEADER}\n${row()}\n${'x'.repeat(900)},\n`.repeat(11_000)) });
    expect(large).toMatchObject({ status: 413, body: { code: 'svc_payload_too_large' } });
    const huge = await upload({ csv_file: file(`${'x'.repeat(2000)}\n`.repeat(5700)) });
    expect(huge).toMatchObject({ status: 413, body: { message: expect.stringMatching(/10 MiB/) } });
    const many = `${row()}\n`.repeat(10_001);
    expect(await upload({ csv_file: file(many), has_header: 'false' })).toMatchObject({ status: 413 });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it.each(['application/json', 'text/csv', 'application/x-www-form-urlencoded'])('rejects a body of %s', async type => {
    const headers = { 'content-type': type };
    const answer = await world().rest('/users/import', { method: 'POST', body: {}, headers });
    expect(answer).toMatchObject({ status: 415, body: { success: 0, code: 'svc_unsupported_media_type' } });
  });

  it('rejects an invalid form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await world().rest('/users/import', { method: 'POST', body: {}, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });

  it('refuses callers without permission before it reads the body', async () => {
    const reader = await world().key('read');
    for (const [authorization, status] of [
      ['Basic eDp5', 401],
      ['', 401],
      [reader, 403],
    ] as const) {
      expect(await answerWithoutBody(authorization)).toBe(status);
    }
  });

  /** The status of the answer to a request that promises a body and never sends it. */
  function answerWithoutBody(authorization: string): Promise<number | undefined> {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 9_000_000,
      ...(authorization === '' ? {} : { authorization }),
    };
    return new Promise((resolve, reject) => {
      const request = httpRequest(`${world().origin}/wp-json/svc/v2/users/import`, { method: 'POST', headers });
      request.once('response', answer => {
        resolve(answer.statusCode);
        request.destroy();
      });
      request.once('error', reject);
      request.flushHeaders();
    });
  }
});
