import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { PLAIN_PLUGIN } from '../plugins/plugin.fixtures.ts';
import { makeProposing } from './approvals.fixtures.ts';

const on = useMade(
  async () => {
    const world = await makeWorld({ sites: 3, seeded: true });
    return { world, ...(await makeProposing(world)) };
  },
  ({ world }) => world.close(),
);

async function makeTag(name: string): Promise<number> {
  return (await on().world.post('add-tag-v1', { name })).body.id;
}

it('runs the call once, as the user who proposed it, with both names in the audit log', async () => {
  const { world, propose, decide } = on();
  const tag_id = await makeTag('Once');
  const proposal = await propose('delete-tag-v1', { tag_id });
  expect(proposal).toMatchObject({ status: 'pending', input: { tag_id, confirm: true }, preview: { dry_run: true } });
  const { approval_id, input_digest } = proposal;
  expect((await decide('approve', { approval_id, input_digest })).body).toMatchObject({
    status: 'done',
    decided_by: 'user:anna',
    outcome: { deleted: true, tag: { id: tag_id } },
    steps: [{ action: 'tag.deleted', subject: `tag:${tag_id}` }],
  });
  const audit = await world.get('list-audit-log-v1', { subject: `tag:${tag_id}` });
  expect(audit.body.items[0]).toMatchObject({
    actor: 'key:test key',
    action: 'tag.deleted',
    detail: { approval: approval_id, approved_by: 'user:anna' },
  });
  expect(await decide('approve', { approval_id })).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect((await decide('reject', { approval_id })).status).toBe(409);
});

// Fails where the claim is not made in a transaction of its own, before the call runs.
it('runs once when two people approve at the same moment', async () => {
  const { world, propose, decide } = on();
  const second = await world.signIn(await world.webUser('bert', 'operator'));
  const [site_id_or_domain] = world.siteIds;
  world.fleet.site(1).setPlugin(PLAIN_PLUGIN, { version: '1.0.0', active: false });
  await world.post('sync-site-v1', { site_id_or_domain });
  const { approval_id } = await propose('delete-site-plugins-v1', { site_id_or_domain, slugs: [PLAIN_PLUGIN] });
  const both = await Promise.all([decide('approve', { approval_id }), decide('approve', { approval_id }, second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(world.fleet.site(1).plugin(PLAIN_PLUGIN)).toBeUndefined();
  expect(world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' })).toHaveLength(1);
});

it('is refused to keys, application passwords, viewers and the proposer', async () => {
  const { world, key, propose, decide } = on();
  const { approval_id } = await propose('delete-tag-v1', { tag_id: await makeTag('Not by programs') });
  const other = await world.key('read', 'write');
  for (const auth of [key, other, world.admin, await world.user('olga', 'operator')]) {
    const refused = await world.post('approve-call-v1', { approval_id }, { auth });
    expect(refused).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
  }
  const viewer = await world.signIn(await world.webUser('vera', 'viewer'));
  expect((await decide('approve', { approval_id }, viewer)).status).toBe(403);
  expect((await world.get('get-approval-v1', { approval_id })).body.status).toBe('pending');
});

it('requires the permissions that the call itself requires', async () => {
  const { world, propose, decide } = on();
  const { approval_id } = await propose('update-module-v1', { module: 'costs', enabled: true });
  const operator = await world.signIn(await world.webUser('otto', 'operator'));
  // An operator doesn't even see calls of admins.
  expect((await decide('approve', { approval_id }, operator)).body.code).toBe('svc_approval_not_found');
  expect((await decide('approve', { approval_id })).body).toMatchObject({ status: 'done' });
});

// Fails without requireProof in run-approved.ts: a browser that was left open would approve it.
it('requires the same proof of identity as the call itself, and waits until it is given', async () => {
  const { world, propose, decide } = on();
  const { approval_id } = await propose('update-module-v1', { module: 'logs', enabled: true });
  const { database, clock } = world.app.services;
  const provedAt = (proved_at: number) =>
    database.write(trx => trx.updateTable('sessions').set({ proved_at }).execute());
  await provedAt(0);
  expect((await decide('approve', { approval_id })).body.code).toBe('svc_fresh_proof_needed');
  expect((await world.get('get-approval-v1', { approval_id })).body.status).toBe('pending');
  await provedAt(clock.now());
  expect((await decide('approve', { approval_id })).body.status).toBe('done');
});

it('is refused once the proposal has expired', async () => {
  const { world, propose, decide } = on();
  const tag_id = await makeTag('Late');
  const { approval_id } = await propose('delete-tag-v1', { tag_id });
  const { database, clock } = world.app.services;
  await database.write(trx =>
    trx.updateTable('approvals').set({ expires_at: clock.now() }).where('id', '=', approval_id).execute(),
  );
  expect((await decide('approve', { approval_id })).body.data.approval_status).toBe('expired');
  expect((await world.get('get-tag-v1', { tag_id })).status).toBe(200);
});

it('refuses a call whose proposer has been disabled since', async () => {
  const { world, propose, decide } = on();
  const { approval_id } = await propose('delete-tag-v1', { tag_id: await makeTag('Orphan') });
  const { database } = world.app.services;
  const enable = (enabled: number) => database.write(trx => trx.updateTable('api_keys').set({ enabled }).execute());
  await enable(0);
  expect((await decide('approve', { approval_id })).body.message).toContain('deleted or disabled');
  await enable(1);
});

it('refuses a call whose proposer may not do it any more, and not as if the approver might not', async () => {
  const { world, propose, decide } = on();
  const { approval_id } = await propose('delete-tag-v1', { tag_id: await makeTag('Lowered') });
  const { database } = world.app.services;
  const mayWrite = (write: number) =>
    database.write(trx => trx.updateTable('api_keys').set({ can_write: write }).execute());
  await mayWrite(0);
  expect(await decide('approve', { approval_id })).toMatchObject({
    status: 409,
    body: { data: { reason: 'proposer_not_allowed' } },
  });
  await mayWrite(1);
});

it('runs exactly the input that was previewed: another digest, or an input that was changed in the store, is refused', async () => {
  const { world, propose, decide } = on();
  const tag_id = await makeTag('Exact');
  const { approval_id } = await propose('delete-tag-v1', { tag_id });
  const wrong = await decide('approve', { approval_id, input_digest: 'a'.repeat(64) });
  expect(wrong.body).toMatchObject({ code: 'svc_invalid_state' });
  const { database, secrets } = world.app.services;
  const input_sealed = secrets.seal(
    `approvals/${approval_id}/input`,
    JSON.stringify({ tag_id: tag_id + 1, confirm: true }),
  );
  await database.write(trx =>
    trx.updateTable('approvals').set({ input_sealed }).where('id', '=', approval_id).execute(),
  );
  expect((await decide('approve', { approval_id })).body.message).toContain('damaged');
});

it('records a failure of the call as its outcome', async () => {
  const { world, propose, decide } = on();
  const tag_id = await makeTag('Gone meanwhile');
  const { approval_id } = await propose('delete-tag-v1', { tag_id });
  await world.post('delete-tag-v1', { tag_id, confirm: true });
  expect((await decide('approve', { approval_id })).body).toMatchObject({
    status: 'failed',
    error_code: 'tag_not_found',
  });
});

it('keeps why the state of something forbade the call, as the answer to it would say', async () => {
  const { world, propose, decide } = on();
  const { approval_id } = await propose('add-tag-v1', { name: 'Twice' });
  await makeTag('Twice');
  const failed = { status: 'failed', error_code: 'already_exists', error_data: { reason: 'tag_taken', name: 'Twice' } };
  expect((await decide('approve', { approval_id })).body).toMatchObject(failed);
  expect((await world.get('get-approval-v1', { approval_id })).body).toMatchObject(failed);
});
