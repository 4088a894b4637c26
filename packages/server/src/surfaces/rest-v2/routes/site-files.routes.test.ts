import { describe, expect, it } from 'vitest';
import { checkExchange } from '../../../testing/answer-check.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer } from '../../../testing/index.ts';

const world = useWorld({ sites: 2 });
const HEADER = 'url,admin,password';

describe('POST /sites/import', () => {
  const file = (text: string, name = 'sites.csv') => new File([text], name);
  async function upload(fields: Record<string, string | File>, auth = world().admin) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const url = `${world().origin}/wp-json/svc/v2/sites/import`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization: auth }, body: form });
    const body = (await answer.json()) as Answer['body'];
    checkExchange({ method: 'POST', path: '/sites/import', sent: undefined, status: answer.status, body });
    return { status: answer.status, body };
  }
  const text = () => {
    const { url, admin, adminpassword = '' } = world().credentials(1);
    return `${HEADER}\r${url},${admin},${adminpassword}\rnowhere,x,y\r`;
  };

  it('previews a file, and then adds its sites as a job', async () => {
    const preview = await upload({ csv_file: file(text()), dry_run: 'true' });
    expect(preview).toMatchObject({ status: 200, body: { success: 1, dry_run: true, to_add: 1, wrong: 1 } });
    expect((await world().rest('/jobs')).body.total).toBe(0);
    const { status, body } = await upload({ csv_file: file(text()), create_missing: 'false' });
    expect({ status, body }).toMatchObject({ status: 200, body: { dry_run: false, queued: true, sites_queued: 1 } });
    expect((await world().rest(`/jobs/${body.job_id}`)).body).toMatchObject({ type: 'addsites', total: 1 });
  });

  it.each<[string, () => Parameters<typeof upload>[0], string]>([
    ['no file', () => ({ dry_run: 'true' }), 'csv_file'],
    ['another kind of file', () => ({ csv_file: file(text(), 'sites.xlsx') }), 'csv_file'],
    ['a misspelt parameter', () => ({ dryrun: 'yes', csv_file: file(text()) }), 'dryrun'],
  ])('rejects %s', async (_what, fields, name) => {
    const { status, body } = await upload(fields());
    expect([status, body.code, Object.keys(body.data.params)]).toEqual([400, 'rest_invalid_param', [name]]);
  });

  it('rejects a file that it cannot use, and one that is too large', async () => {
    const none = await upload({ csv_file: file('a,b\n1,2') });
    expect(none).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
    expect(Object.keys(none.body.data.params)).toEqual(['csv_file']);
    const many = await upload({ csv_file: file(`${HEADER}\n${'x,y,z\n'.repeat(10_001)}`) });
    expect(many).toMatchObject({ status: 413, body: { code: 'svc_payload_too_large' } });
    const huge = await upload({ csv_file: file('x'.repeat(11 * 2 ** 20)) });
    expect(huge).toMatchObject({ status: 413, body: { code: 'svc_payload_too_large' } });
  });

  it('rejects another kind of body', async () => {
    const headers = { 'content-type': 'text/csv' };
    const answer = await world().rest('/sites/import', { method: 'POST', body: {}, headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type' } });
  });

  it('refuses callers without permission', async () => {
    const reader = await world().key('read');
    expect((await upload({ csv_file: file(text()) }, reader)).status).toBe(403);
    expect((await upload({ csv_file: file(text()) }, 'Bearer sk_nobody')).status).toBe(401);
  });
});
