import { expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/index.ts';
import { createJob } from '../jobs/index.ts';
import { selectApprovalPage } from './approval.store.ts';
import { makeProposing } from './approvals.fixtures.ts';

it('lists proposed calls by status, newest first; a key sees only its own', async () => {
  const world = await makeWorld();
  const { key, propose, decide } = await makeProposing(world);
  const ids = [];
  for (const name of ['A', 'B']) {
    const { id: tag_id } = (await world.post('add-tag-v1', { name })).body;
    ids.push((await propose('delete-tag-v1', { tag_id })).approval_id);
  }
  await decide('reject', { approval_id: ids[0] });
  const list = async (input: object, auth?: string) =>
    (await world.get('list-approvals-v1', { ...input }, auth ? { auth } : {})).body;
  expect((await list({ status: 'pending' })).items).toMatchObject([
    {
      approval_id: ids[1],
      proposed_by: 'key:test key',
      client: 'test assistant',
      ability: 'delete-tag-v1',
      effect: 'destroy',
    },
  ]);
  const page = await selectApprovalPage(world.app.services.database.db, { now: 0 }, { offset: 0, limit: 1 });
  for (const large of ['input_sealed', 'shown_json', 'preview_json', 'outcome_json'])
    expect(page.rows[0]).not.toHaveProperty(large);
  expect((await list({})).total).toBe(2);
  expect((await list({}, key)).total).toBe(2);
  expect((await list({}, await world.key('read', 'write'))).total).toBe(0);
  await world.close();
});

it('narrows to the calls about a client and a tag: their sites, jobs over these, themselves, and all sites', async () => {
  const world = await makeWorld();
  const { database } = world.app.services;
  const { propose, decide } = await makeProposing(world);
  const add = async (ability: string, name: string) => (await world.post(ability, { name })).body.id as number;
  const [ours, other] = [await add('add-client-v1', 'Harbour'), await add('add-client-v1', 'Lakeside')];
  const [tag, foreign] = [await add('add-tag-v1', 'Shop'), await add('add-tag-v1', 'Blog')];
  const site = await storeSite(world, { url: 'https://ours.test/', client_id: ours });
  const untagged = await storeSite(world, { url: 'https://untagged.test/', client_id: ours });
  const elsewhere = await storeSite(world, { url: 'https://other.test/', client_id: other });
  const tags = [
    { site_id: site, tag_id: tag },
    { site_id: elsewhere, tag_id: foreign },
  ];
  await database.write(trx => trx.insertInto('site_tags').values(tags).execute());
  const ctx = world.app.ctx({ kind: 'system', name: 'test' });
  const jobs = await database.write(trx =>
    Promise.all([[site, elsewhere], [elsewhere]].map(sites => createJob(trx, ctx, 'sync', sites))),
  );
  const calls: Readonly<Record<string, readonly [ability: string, input: object]>> = {
    ourSite: ['delete-site-v1', { site_id_or_domain: 'ours.test' }],
    untagged: ['suspend-sites-v1', { site_ids_or_domains: [untagged] }],
    bothSites: ['suspend-sites-v1', { site_ids_or_domains: [site, elsewhere] }],
    otherSite: ['delete-site-v1', { site_id_or_domain: elsewhere }],
    ourClient: ['delete-client-v1', { client_id_or_email: ours }],
    otherClient: ['delete-client-v1', { client_id_or_email: other }],
    ourTag: ['delete-tag-v1', { tag_id: tag }],
    otherTag: ['delete-tag-v1', { tag_id: foreign }],
    ourJob: ['cancel-job-v1', { job_id: jobs[0] }],
    otherJob: ['cancel-job-v1', { job_id: jobs[1] }],
    everySite: ['run-updates-v1', {}],
    oursOfBoth: ['run-updates-v1', { client_id: ours, tag_id: tag }],
    noneOfBoth: ['run-updates-v1', { client_id: other, tag_id: tag }],
    tagging: ['edit-sites-v1', { site_ids_or_domains: [elsewhere], add_tags: [tag] }],
    server: ['update-monitor-settings-v1', {}],
  };
  const names = new Map<string, string>();
  for (const [name, [ability, input]] of Object.entries(calls))
    names.set((await propose(ability, input)).approval_id, name);
  const listed = async (input: object) => {
    const { items, total } = (await world.get('list-approvals-v1', { per_page: 100, ...input })).body;
    expect(total).toBe(items.length);
    return items.map((item: { approval_id: string }) => names.get(item.approval_id)).sort();
  };
  const always = ['bothSites', 'everySite', 'ourJob', 'ourSite', 'oursOfBoth'];
  const inbox = async (input: object) =>
    (await world.get('list-inbox-v1', { kind: ['approval'], ...input })).body.items.map((item: { data: object }) =>
      names.get((item.data as { approval_id: string }).approval_id),
    );
  for (const [scope, expected] of [
    [{}, Object.keys(calls)],
    [{ client_id: ours }, [...always, 'ourClient', 'ourTag', 'tagging', 'untagged']],
    [{ tag_id: tag }, [...always, 'ourClient', 'ourTag', 'tagging']],
    [{ client_id: ours, tag_id: tag }, [...always, 'ourClient', 'ourTag', 'tagging']],
    [{ client_id: 987654 }, ['everySite']],
  ] as const) {
    expect([scope, await listed(scope)]).toEqual([scope, [...expected].sort()]);
    expect([scope, (await inbox(scope)).sort()]).toEqual([scope, [...expected].sort()]);
  }
  const rejected = [...names].find(([, name]) => name === 'ourSite')?.[0];
  await decide('reject', { approval_id: rejected });
  expect(await listed({ client_id: ours, status: 'rejected' })).toEqual(['ourSite']);
  expect(await listed({ client_id: other, status: 'rejected' })).toEqual([]);
  await world.close();
});
