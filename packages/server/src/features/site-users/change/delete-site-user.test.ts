import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({
  sites: 1,
  seeded: true,
  env: { SITEKEEPER_DEADLINE_ACTION: '3', SITEKEEPER_DEADLINE_CHECK: '5' },
});
const site = () => world().fleet.site(1);
const remove = (input: Record<string, unknown>) =>
  world().post('delete-site-user-v1', { site_id_or_domain: world().siteIds[0], user_id: id, ...input });

let id: number;
beforeEach(() => {
  if (!site().user('pat')) site().addUser('pat', 'editor');
  id = site().user('pat')?.id ?? 0;
});

describe('delete-site-user-v1', () => {
  it('deletes the user and returns who it was', async () => {
    const { status, body } = await remove({ confirm: true });
    expect({ status, body }).toMatchObject({ status: 200, body: { deleted: true, user_id: id, username: 'pat' } });
    expect(site().user('pat')).toBeUndefined();
    const [siteId = 0] = world().siteIds;
    expect(await auditOf(world().app.services.database, siteId)).toContain('site_user.deleted');
  });

  it('requires confirmation, and shows what a dry run would do', async () => {
    expectError(await remove({}), { status: 400, code: 'svc_confirmation_required' });
    const { body } = await remove({ dry_run: true, confirm: true });
    expect(body).toMatchObject({ deleted: false, dry_run: true, username: 'pat' });
    expect(site().user('pat')).toBeDefined();
  });

  it('never deletes the administrator of the connection', async () => {
    const admin = site().user(site().admin)?.id;
    expectError(await remove({ user_id: admin, confirm: true }), { status: 409, code: 'svc_protected' });
    expectError(await remove({ user_id: admin, dry_run: true }), { status: 409, code: 'svc_protected' });
    expect(site().user(site().admin)).toBeDefined();
  });

  it('returns 404 for unknown users, although the site would report success', async () => {
    expectError(await remove({ user_id: 999, confirm: true }), { status: 404, code: 'svc_user_not_found' });
  });

  it.each(['change_500_after', 'change_timeout_midway'] as const)('trusts the list of users after %s', async fault => {
    site().setFaults({ name: fault, on: 'user_action' });
    world().fleet.ledger.reset();
    const { body } = await remove({ confirm: true });
    site().setFaults();
    expect(body).toMatchObject({ deleted: true });
    expect(world().fleet.ledger.summary().functions).toEqual({ search_users: 2, user_action: 1 });
  });

  it('fails when the user still exists', async () => {
    site().setFaults({ name: 'http500', on: 'user_action' });
    expectError(await remove({ confirm: true }), { status: 502, code: 'svc_connection_failed' });
    site().setFaults();
    expect(site().user('pat')).toBeDefined();
  });

  it('fails when the site reports success but still has the user', async () => {
    site().setFaults('delete_user_noop');
    expectError(await remove({ confirm: true }), { status: 502, code: 'svc_deletion_failed' });
    site().setFaults();
  });
});
