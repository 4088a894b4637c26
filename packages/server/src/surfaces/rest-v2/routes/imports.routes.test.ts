import { describe, expect, it } from 'vitest';
import { useImportWorld } from '../../../features/imports/imports.fixtures.ts';
import type { Answer } from '../../../testing/index.ts';

const on = useImportWorld(3);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const rest = (path: string, options: object = {}) => on().world.rest(`/imports${path}`, options);
const post = (path: string, body: object = {}) => rest(path, { method: 'POST', body });
const expectError = ({ status, body }: Answer, wanted: { status: number; code: string }) =>
  expect({ status, code: body.code }).toEqual(wanted);
const finished = (jobId: string) => on().ended(jobId);

describe('REST imports', () => {
  it('go from the plan over both steps back, and are deleted', async () => {
    const importId = await on().plan([on().old.row(1), on().old.row(2)]);
    const { body: list } = await rest('');
    expect(list).toMatchObject({ success: 1, total: 1, data: [{ id: importId, sites: { planned: 2, total: 2 } }] });
    const adopted = await post(`/${importId}/adopt`);
    expect(adopted.body).toMatchObject({ success: 1, queued: true, sites_queued: 2, linked: 0 });
    await finished(adopted.body.job_id);
    const { body: one } = await rest(`/${importId}?state=adopted&per_page=1`);
    expect(one).toMatchObject({
      total: 2,
      pages: 2,
      data: [{ old_id: 1, state: 'adopted' }],
      import: { id: importId },
    });
    const { body: records } = await rest(`/${importId}/records?kind=trusted`);
    expect(records).toMatchObject({ success: 1, total: 1, data: [{ kind: 'trusted' }], notes: [expect.any(String)] });
    expectError(await post(`/${importId}/cut-over`), { status: 400, code: 'svc_confirmation_required' });
    expectError(await post(`/${importId}/undo`), { status: 400, code: 'svc_confirmation_required' });
    expectError(await rest(`/${importId}/remove`, { method: 'DELETE' }), { status: 409, code: 'svc_invalid_state' });
    await finished((await post(`/${importId}/cut-over`, { confirm: true, old_ids: [1] })).body.job_id);
    const undone = await post(`/${importId}/undo`, { confirm: true, remove_sites: true });
    expect(await finished(undone.body.job_id)).toMatchObject({ succeeded: 2 });
    const { body } = await rest(`/${importId}/remove`, { method: 'DELETE' });
    expect(body).toMatchObject({ success: 1, message: 'The import was deleted.', data: { deleted: true } });
  });

  it('refuse every step while a job works on them', async () => {
    on().world.fleet.site(3).setFaults('slow');
    const importId = await on().plan([on().old.row(3)]);
    const { body } = await post(`/${importId}/adopt`);
    for (const step of ['adopt', 'cut-over', 'undo']) {
      expectError(await post(`/${importId}/${step}`, step === 'adopt' ? {} : { confirm: true }), {
        status: 409,
        code: 'svc_invalid_state',
      });
    }
    await on().world.post('cancel-job-v1', { job_id: body.job_id });
  });

  it('answer 404 for an import that does not exist', async () => {
    const answers = [
      await rest(`/${UNKNOWN}`),
      await rest(`/${UNKNOWN}/records`),
      await post(`/${UNKNOWN}/adopt`),
      await post(`/${UNKNOWN}/cut-over`, { confirm: true }),
      await post(`/${UNKNOWN}/undo`, { confirm: true }),
      await rest(`/${UNKNOWN}/remove`, { method: 'DELETE' }),
    ];
    for (const answer of answers) expectError(answer, { status: 404, code: 'svc_import_not_found' });
  });
});
