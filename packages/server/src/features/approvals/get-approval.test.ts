import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { appendAudit } from '../../kernel/audit/audit.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { notingQueries } from '../../testing/noting-queries.ts';
import { useMade } from '../../testing/use-made.ts';
import { selectApprovalSteps } from './approval.store.ts';
import { endLease, makeProposing } from './approvals.fixtures.ts';
import { settleApprovals } from './settle-approvals.ts';

const on = useMade(
  async () => {
    const world = await makeWorld({ sites: 2, seeded: true });
    return { world, ...(await makeProposing(world)) };
  },
  ({ world }) => world.close(),
);

it('shows the input without passwords, and keeps them sealed', async () => {
  const { world, propose } = on();
  const { approval_id, input } = await propose('update-admin-passwords-v1', {
    websites: [1],
    password: 'Secret of the fleet 1',
  });
  expect(input).toMatchObject({ password: '•••' });
  const row = await world.app.services.database.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', approval_id)
    .execute();
  expect(JSON.stringify(row)).not.toContain('Secret of the fleet');
});

it('shows hidden characters of the input instead of obeying them', async () => {
  const { input } = await on().propose('add-update-window-v1', {
    name: 'a\u202eb\u200b',
    days: ['mon'],
    opens: '01:00',
    closes: '02:00',
    time_zone: 'UTC',
  });
  expect(input).toMatchObject({ name: 'a\\u{202e}b\\u{200b}' });
});

it.each([
  ['run-updates-v1', {}],
  ['update-all-v1', { strategy: {}, wait: false }],
])('previews a run of updates by its plan: %s', async (ability, more) => {
  const { propose } = on();
  expect((await propose(ability, { type: ['plugins'], ...more })).preview).toMatchObject({
    sites: expect.any(Number),
    items: expect.any(Array),
  });
});

it('stores a repeated pending call once, and at most twenty per caller', async () => {
  const { world, propose } = on();
  const tags: number[] = [];
  for (let n = 0; n < 21; n += 1) tags.push((await world.post('add-tag-v1', { name: `Tag ${n}` })).body.id);
  const first = await propose('delete-tag-v1', { tag_id: tags[0] });
  expect((await propose('delete-tag-v1', { tag_id: tags[0] })).approval_id).toBe(first.approval_id);
  const proposeAll = async () => {
    for (const tag_id of tags) await propose('delete-tag-v1', { tag_id });
  };
  await expect(proposeAll()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('an invalid call, or one for an unknown site, is refused at once and not stored', async () => {
  const { propose } = on();
  await expect(propose('delete-tag-v1', { tag: 1 })).rejects.toMatchObject({ code: 'ability_invalid_input' });
  await expect(propose('delete-site-v1', { site_id_or_domain: 9999 })).rejects.toMatchObject({
    code: 'site_not_found',
  });
});

it('a call whose process died while it ran is unknown, with the steps that were recorded, and is never sent again', async () => {
  const { world, decide } = on();
  const { app } = world;
  const id = '00000000-0000-4000-8000-000000000001';
  const now = app.services.clock.now();
  await app.services.database.write(trx =>
    trx
      .insertInto('approvals')
      .values({
        id,
        status: 'running',
        ability: 'delete-site-v1',
        admin_only: 0,
        input_digest: 'd',
        shown_json: '{}',
        proposer_kind: 'key',
        proposer_id: 1,
        proposed_by: 'key:test key',
        client: '',
        proposed_at: now,
        expires_at: now + 1000,
        decided_by: 'user:anna',
        decided_at: now,
        reason: '',
        lease_until: now + 60_000,
      })
      .execute(),
  );
  const get = async () => (await world.get('get-approval-v1', { approval_id: id })).body;
  expect(await get()).toMatchObject({ status: 'running' });
  await endLease(world, id);
  expect(await get()).toMatchObject({ status: 'unknown', error_code: 'outcome_unknown' });
  await settleApprovals(app.services);
  expect(await get()).toMatchObject({ status: 'unknown', error_message: expect.stringContaining('may have happened') });
  expect((await decide('approve', { approval_id: id })).body.data.approval_status).toBe('unknown');
  const audit = (await world.get('list-audit-log-v1', { subject: `approval:${id}` })).body.items;
  expect(audit).toMatchObject([{ action: 'approval.unknown', actor: 'system:approvals' }]);
});

it('an expired call is recorded in the audit log, and its input is deleted', async () => {
  const { world } = on();
  const { database, clock } = world.app.services;
  await database.write(trx =>
    trx.updateTable('approvals').set({ expires_at: clock.now() }).where('status', '=', 'pending').execute(),
  );
  await settleApprovals(world.app.services);
  const rows = await database.db
    .selectFrom('approvals')
    .select(['status', 'input_sealed'])
    .where('status', '=', 'expired')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ input_sealed }) => input_sealed === null)).toBe(true);
});

it('has the steps of a call that ended, late ones too, and nothing that names it later', async () => {
  const { world, propose, decide } = on();
  const { services } = world.app;
  const tag = (await world.post('add-tag-v1', { name: 'Late' })).body.id;
  const { approval_id } = await propose('delete-tag-v1', { tag_id: tag });
  await decide('approve', { approval_id });
  const write = (hours: number, action: 'tag.deleted' | 'tag.added') => {
    const clock = manualClock(services.clock.now() + hours * 3600_000);
    const origin = { actor: 'key:test key', approved: { approval: approval_id, by: 'user:anna' } };
    const entry = { action, subject: `tag:${tag}` };
    return services.database.write(trx => appendAudit(trx, { ...services, clock }, origin, [entry]));
  };
  await write(0.5, 'tag.deleted');
  await write(24, 'tag.added');
  const { steps } = (await world.get('get-approval-v1', { approval_id })).body;
  expect(steps.map(({ action }: { action: string }) => action)).toEqual(['tag.deleted', 'tag.deleted']);
});

it('finds the steps of a call by their time, also while it runs, on the embedded store', async () => {
  const { database } = on().world.app.services;
  if (database.engine !== 'sqlite') return;
  const asked: CompiledQuery[] = [];
  const { db } = notingQueries(database, (query, id) => asked.push(database.db.getExecutor().compileQuery(query, id)));
  await selectApprovalSteps(db, { id: 'x', decided_at: 1, ended_at: null, lease_until: 2 });
  const [steps] = asked as [CompiledQuery];
  const plan = CompiledQuery.raw(`explain query plan ${steps.sql}`, [...steps.parameters]);
  const { rows } = await database.db.executeQuery<{ detail: string }>(plan);
  expect(rows[0]?.detail).toBe('SEARCH audit_log USING INDEX audit_log_at (at>? AND at<?)');
});
