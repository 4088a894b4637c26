import { describe, expect, it } from 'vitest';
import { JobEnded } from '../../../kernel/work/job.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { runSiteWork } from './run-site-work.ts';

const world = useWorld({ sites: 3, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });
const id = (k: number) => world().siteIds[k - 1] as number;
const cancel = (job_id: string) => world().post('cancel-job-v1', { job_id });
let jobs = 0;

/** A job that creates a user of its own on all sites. */
async function queueCreation() {
  const username = `user${++jobs}`;
  const input = { websites: world().siteIds, username, email: `${username}@x.example` };
  const { body } = await world().post('create-site-users-v1', input);
  return { username, job_id: body.job_id as string };
}

/** A job that changes the password of the administrators of all sites. */
async function queuePasswords(password: string) {
  const { body } = await world().post('update-admin-passwords-v1', { websites: world().siteIds, password });
  return body.job_id as string;
}

/** As a process leaves it that has sent something to a site and waits for the answer. */
const send = (job_id: string, k: number) =>
  world().app.services.database.write(trx =>
    trx
      .updateTable('user_job_sites')
      .set({ begun: 1 })
      .where('job_id', '=', job_id)
      .where('site_id', '=', id(k))
      .execute(),
  );

async function itemsOf(job_id: string) {
  const { body } = await world().get('list-job-items-v1', { job_id });
  return body.items as { state: string; code: string; message: string }[];
}

const CANCELED = { state: 'canceled', code: 'svc_canceled', message: 'The job was canceled.' };

describe('a canceled job that creates a user on many sites', () => {
  it('says of a site to which the user was sent that it is not known whether it has the user', async () => {
    const { job_id } = await queueCreation();
    await send(job_id, 2);
    expect((await cancel(job_id)).body).toMatchObject({ status: 'canceled', failed: 1 });
    const message = expect.stringMatching(/^It is not known whether the user was created\. The job .* Check the site/);
    const unknown = { state: 'failed', code: 'svc_outcome_unknown', message };
    expect(await itemsOf(job_id)).toMatchObject([CANCELED, unknown, CANCELED]);
  });

  it('sends nothing to a site to which it was just about to', async () => {
    const { app, fleet } = world();
    const { job_id, username } = await queueCreation();
    const ctx = app.ctx({ kind: 'system', name: 'test' });
    const childSites = ctx.childSites.noting(async () => void (await cancel(job_id)));
    await expect(runSiteWork({ ...ctx, childSites }, id(1), job_id)).rejects.toThrow(JobEnded);
    expect(fleet.site(1).user(username)).toBeUndefined();
    expect(await itemsOf(job_id)).toMatchObject([CANCELED, CANCELED, CANCELED]);
  });
});

describe('a job that creates a user, whose process dies before it has stored the result of a site', () => {
  it('does not say that nothing was done on the site, if it is canceled then', async () => {
    const { job_id, username } = await queueCreation();
    await runSiteWork(world().app.ctx({ kind: 'system', name: 'test' }), id(1), job_id);
    expect(world().fleet.site(1).user(username)).toBeDefined();
    await cancel(job_id);
    expect(await itemsOf(job_id)).toMatchObject([{ code: 'svc_outcome_unknown' }, CANCELED, CANCELED]);
  });
});

describe('a canceled import of users', () => {
  it('does not say of a site that nothing was sent, and says of each line what is known', async () => {
    const rows = [1, 2, 3].map(n => `user-${n},user-${n}@x.example,,,,,0,subscriber,${world().fleet.url(1)},`);
    const { job_id } = (await world().post('import-site-users-v1', { csv: ['header', ...rows].join('\n') })).body;
    await world().app.services.database.write(trx =>
      trx.updateTable('user_job_sites').set({ begun: 2, done: 1 }).where('job_id', '=', job_id).execute(),
    );
    await cancel(job_id);
    const message = expect.stringMatching(/^It is not known whether all users were created\. The job .* of each line/);
    expect(await itemsOf(job_id)).toMatchObject([{ state: 'failed', code: 'svc_outcome_unknown', message }]);
    const { result } = (await world().get('get-batch-job-status-v1', { job_id })).body;
    expect(result).toMatchObject({ success_count: 1, failed_count: 2 });
    const ofLine = expect.stringMatching(
      /^It is not known whether the user was created\. The job ended .* Check the site/,
    );
    expect(result.failed_users).toMatchObject([
      { line_number: 3, failed_sites: [{ code: 'svc_outcome_unknown', message: ofLine }] },
      { line_number: 4, failed_sites: [{ code: 'svc_canceled' }] },
    ]);
  });
});

describe('a canceled job that changes the passwords of administrators', () => {
  it('says of a site to which the password was sent that it is not known whether it was changed', async () => {
    const job_id = await queuePasswords('Ganz-neu-1');
    await send(job_id, 2);
    await cancel(job_id);
    const message = expect.stringMatching(
      /^It is not known whether the password was changed\. The job .* Setting it again/,
    );
    const unknown = { state: 'failed', code: 'svc_outcome_unknown', message };
    expect(await itemsOf(job_id)).toMatchObject([CANCELED, unknown, CANCELED]);
  });

  it('notes what it sends, and sends nothing once it has ended', async () => {
    const { app, fleet } = world();
    const job_id = await queuePasswords('Ganz-neu-2');
    const ctx = app.ctx({ kind: 'system', name: 'test' });
    await runSiteWork(ctx, id(2), job_id);
    const before = fleet.site(1).adminPassword;
    const childSites = ctx.childSites.noting(async () => void (await cancel(job_id)));
    await expect(runSiteWork({ ...ctx, childSites }, id(1), job_id)).rejects.toThrow(JobEnded);
    expect(fleet.site(1).adminPassword).toBe(before);
    expect(await itemsOf(job_id)).toMatchObject([CANCELED, { code: 'svc_outcome_unknown' }, CANCELED]);
  });
});

describe('a job that changes the password of an administrator', () => {
  const turn = (job_id: string) => runSiteWork(world().app.ctx({ kind: 'system', name: 'test' }), id(3), job_id);

  // The first process dies before it has stored its result: the message comes again.
  it('says of a site whose password it has set that it is done, also if its message comes again', async () => {
    const job_id = await queuePasswords('Ganz-neu-3');
    expect(await turn(job_id)).toEqual({ ok: true });
    world().fleet.ledger.reset();
    expect(await turn(job_id)).toEqual({ ok: true });
    expect(world().fleet.ledger.entries()).toEqual([]);
    const { db } = world().app.services.database;
    const work = db.selectFrom('user_job_sites').select('sealed').where('job_id', '=', job_id);
    expect(await work.where('site_id', '=', id(3)).executeTakeFirst()).toEqual({ sealed: null });
  });

  it('does not know what came of a password that it sent and that is no longer stored', async () => {
    const job_id = await queuePasswords('Ganz-neu-3');
    await send(job_id, 3);
    await world().app.services.database.write(trx =>
      trx.updateTable('user_job_sites').set({ sealed: null }).where('job_id', '=', job_id).execute(),
    );
    expect(await turn(job_id)).toMatchObject({ ok: false, code: 'outcome_unknown' });
  });

  it('does not know what came of a password that it sent before a crash, if the site refuses the next', async () => {
    const job_id = await queuePasswords('Ganz-neu-3');
    await send(job_id, 3);
    world().fleet.site(3).setFaults('auth401');
    const result = await turn(job_id);
    world().fleet.site(3).setFaults();
    const message = expect.stringMatching(/^It is not known whether the password was changed\./);
    expect(result).toMatchObject({ ok: false, code: 'outcome_unknown', message });
  });

  it('says why a site failed to which nothing was sent before', async () => {
    const job_id = await queuePasswords('Ganz-neu-3');
    world().fleet.site(3).setFaults('auth401');
    const result = await turn(job_id);
    const again = await turn(job_id); // as after a crash before the result was stored
    world().fleet.site(3).setFaults();
    expect([result, again]).toMatchObject(Array(2).fill({ ok: false, code: 'connection_failed' }));
    await cancel(job_id);
    expect((await itemsOf(job_id)).at(-1)).toMatchObject(CANCELED);
  });
});
