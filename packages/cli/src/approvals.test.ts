import { makeProposing, useMade } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { makeCliWorld } from './testing/cli-world.ts';

const on = useMade(
  async () => {
    const cli = await makeCliWorld();
    return { cli, ...(await makeProposing(cli.world)) };
  },
  ({ cli }) => cli.close(),
);

async function proposed(name: string): Promise<string> {
  const { cli, propose } = on();
  const { id: tag_id } = (await cli.world.post('add-tag-v1', { name })).body;
  return (await propose('delete-tag-v1', { tag_id })).approval_id;
}

it('lists, shows and approves a proposed call, and runs it once', async () => {
  const { cli } = on();
  const id = await proposed('Approved\u202e');
  expect((await cli.run(['approvals', 'list', '--status', 'pending'])).stdout).toContain(id);
  const shown = (await cli.run(['approvals', 'show', id])).stdout;
  expect(shown).toMatch(/Call +delete-tag-v1: Delete a tag\./);
  expect(shown).toContain('"would_affect"');
  expect(await cli.run(['approvals', 'approve', id])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes'),
  });
  expect(await cli.json(['approvals', 'approve', id, '--yes'])).toMatchObject({
    status: 'done',
    decided_by: 'system:cli',
  });
  expect(await cli.run(['approvals', 'approve', id, '--yes'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('carried out'),
  });
});

it('rejects a proposed call, with a reason', async () => {
  const { cli } = on();
  const id = await proposed('Rejected');
  const decided = await cli.json(['approvals', 'reject', id, '--reason', 'Not today.']);
  expect(decided).toMatchObject({ status: 'rejected', reason: 'Not today.' });
  expect((await cli.run(['approvals', 'list', '--status', 'pending'])).stdout).not.toContain(id);
});
