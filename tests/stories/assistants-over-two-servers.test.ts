import { makeWorld } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { connectMcp } from '../../packages/server/src/surfaces/mcp/mcp.fixtures.ts';
import { openSecond } from '../support/processes/second-server.ts';

it('any server on a store answers an assistant, and of two approvals at once one runs the call', async () => {
  const world = await makeWorld();
  const app = await openSecond(world);
  const origin = await (await app.http()).listen({ host: '127.0.0.1', port: 0 });
  const key = await world.key('read', 'write');
  const here = await connectMcp(world, key, '?toolsets=tags');
  const there = await connectMcp({ origin }, key, '?toolsets=tags');
  const browser = await world.signIn(await world.webUser('anna', 'admin'));
  for (const name of ['A', 'B', 'C']) {
    const { id: tag_id } = (await here.call('add_tag', { name })).structuredContent.data;
    const proposed = (await there.call('delete_tag', { tag_id })).structuredContent;
    // Proposed again elsewhere, it is the same proposal.
    expect((await here.call('delete_tag', { tag_id })).structuredContent.approval).toMatchObject({
      approval_id: proposed.approval.approval_id,
    });
    const { approval_id } = proposed.approval;
    const approve = async (at: string) => {
      const path = '/wp-json/wp-abilities/v1/abilities/svc/approve-call-v1/run';
      const headers = { ...browser, 'content-type': 'application/json' };
      return (
        await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify({ input: { approval_id } }) })
      ).status;
    };
    expect((await Promise.all([approve(world.origin), approve(origin)])).sort()).toEqual([200, 409]);
    const { data } = (await here.call('get_approval', { approval_id })).structuredContent;
    expect(data).toMatchObject({ status: 'done', steps: [{ action: 'tag.deleted', subject: `tag:${tag_id}` }] });
  }
  await Promise.all([here.close(), there.close()]);
  await app.close();
  await world.close();
});
