import { expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { connectMcp } from './mcp.fixtures.ts';
import { isForAssistants, TOOLSETS, toolsetOf } from './tools/toolsets.ts';

const on = useMade(
  () => makeWorld({ sites: 3, seeded: true, worker: true }),
  world => world.close(),
);
const write = () => on().key('read', 'write');

it.each(['modern', 'legacy'] as const)('the official client lists and calls tools over HTTP (%s)', async era => {
  const { client, call, close } = await connectMcp(on(), await write(), '', era);
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['find_tools', 'run_tool', 'wait_for_job', 'get_approval']);
  expect(names).toEqual(expect.arrayContaining(['list_inbox', 'list_sites']));
  expect(names.length).toBeLessThan(20);
  const list = tools.find(({ name }) => name === 'list_sites');
  expect(list).toMatchObject({
    annotations: { readOnlyHint: true, destructiveHint: false },
    inputSchema: { properties: { per_page: { maximum: 50 } } },
    outputSchema: { properties: { data: { properties: { items: {} } } } },
  });
  const { structuredContent, content, isError } = await call('list_sites', { per_page: 2 });
  expect(isError).toBeFalsy();
  expect(structuredContent).toMatchObject({ status: 'done', data: { total: 3 } });
  expect(structuredContent.data.items).toHaveLength(2);
  expect(content[0].text).toContain(JSON.stringify(structuredContent.data.items[0].url));
  await close();
});

it('describes what a tool does to its caller’s data, after the facts of its ability', async () => {
  const { client, close } = await connectMcp(on(), await write(), '?toolsets=all');
  const { tools } = await client.listTools();
  const remove = tools.find(({ name }) => name === 'delete_site');
  expect(remove).toMatchObject({ annotations: { readOnlyHint: false, destructiveHint: true } });
  expect(remove?.description).toContain('only proposed');
  expect(remove?.inputSchema.properties).not.toHaveProperty('confirm');
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  await close();
});

it('every ability for assistants is in one toolset, and no secret and no decision is for assistants', () => {
  for (const ability of ALL_ABILITIES) expect(TOOLSETS).toContain(toolsetOf(ability));
  const kept = ALL_ABILITIES.filter(ability => !isForAssistants(ability)).map(({ name }) => name);
  expect(kept).toEqual(
    expect.arrayContaining(['approve-call-v1', 'reject-call-v1', 'add-api-key-v1', 'add-dashboard-user-v1']),
  );
});

it('offers the toolsets of the address, and finds and runs the tools that are not listed', async () => {
  const { client, call, close } = await connectMcp(on(), await write(), '?toolsets=tags,costs');
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('add_tag');
  expect(names).not.toContain('list_sites');
  const found = (await call('find_tools', { query: 'suspend a client' })).structuredContent.data;
  expect(found[0]).toMatchObject({ name: 'suspend_client', read_only: false, input_schema: { type: 'object' } });
  const { data } = (await call('run_tool', { name: 'count_sites' })).structuredContent;
  expect(data).toMatchObject({ total: 3 });
  const unknown = await call('run_tool', { name: 'approve_call', input: {} });
  expect([unknown.isError, unknown.content[0].text]).toEqual([true, expect.stringContaining('There is no tool')]);
  await close();
});

// Fails if they are refused: the overview and the inbox say which ability helps.
it('takes the names of abilities that answers contain, and has its own names in what tools are for', async () => {
  const { client, call, close } = await connectMcp(on(), await write());
  const { sites } = (await call('get_overview', {})).structuredContent.data;
  const { ability: name, input } = sites.total;
  expect(name).toMatch(/-v1$/);
  for (const named of [name, `svc/${name}`]) {
    expect((await call('run_tool', { name: named, input })).structuredContent.data).toMatchObject({ total: 3 });
  }
  expect((await call(name, input)).structuredContent.data).toMatchObject({ total: 3 });
  const { tools } = await client.listTools();
  expect(tools.filter(({ description }) => /-v1\b/.test(description ?? '')).map(tool => tool.name)).toEqual([]);
  expect(tools.find(tool => tool.name === 'list_sites')?.description).toContain('list_site_records');
  await close();
});

it('an unknown toolset is refused by name', async () => {
  const { status, body } = await on().request('/mcp?toolsets=sites,site', { method: 'POST', body: {} });
  expect([status, body.message]).toEqual([400, expect.stringContaining('There is no toolset site. Use: default, all')]);
});

it('lists and runs only what the key allows', async () => {
  const { client, call, close } = await connectMcp(on(), await on().key('read'), '?toolsets=all');
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)).toEqual([
    'run_tool',
  ]);
  for (const [name, input] of [
    ['add_tag', { name: 'x' }],
    ['run_tool', { name: 'add_tag', input: { name: 'x' } }],
  ] as const) {
    expect((await call(name, input)).isError).toBe(true);
  }
  expect((await on().get('list-tags-v1')).body.total).toBe(0);
  await close();
});

it('read-only mode offers and runs nothing that changes something, whatever the key allows', async () => {
  const { client, call, close } = await connectMcp(on(), await write(), '?toolsets=all&read_only=1');
  const { tools } = await client.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect((await call('add_tag', { name: 'x' })).isError).toBe(true);
  expect((await call('run_tool', { name: 'add_tag', input: { name: 'x' } })).isError).toBe(true);
  await close();
});

// Fails if texts are cut or put into one line without a note: what the assistant writes back destroys the page.
it('a page comes whole, or with a note of what was cut', async () => {
  const { call, close } = await connectMcp(on(), await write(), '?toolsets=all');
  const get = async (content: string) => {
    const post_id = on().fleet.site(1).addPost({ title: 'Tea', content });
    return (await call('get_post', { site_id_or_domain: on().siteIds[0], post_id })).structuredContent;
  };
  const lines = `<p>${'x'.repeat(1500)}</p>\n\t<p>${'y'.repeat(1500)}</p>`;
  const whole = await get(lines);
  expect(whole.data.content).toBe(lines);
  expect(whole).not.toHaveProperty('cut');
  const soft = await get('Donau\u00ADdampf\u200Eschiff');
  expect(soft).toMatchObject({
    data: { content: 'Donaudampfschiff' },
    cut: [{ path: 'content', shown: 16, total: 18 }],
  });
  expect(soft.notice).toContain('lack characters that nobody sees');
  const { data, cut, notice } = await get('x'.repeat(100_000));
  expect(cut).toEqual([{ path: 'content', shown: data.content.length - 1, total: 100_000 }]);
  expect(notice).toContain('Never write a cut text back');
  await close();
});

it('an error says what to do; invalid input names its member', async () => {
  const { call, close } = await connectMcp(on(), await write());
  const { isError, content } = await call('get_site', { site_id_or_domain: 99 });
  expect([isError, JSON.parse(content[0].text)]).toMatchObject([true, { code: 'svc_site_not_found' }]);
  const wrong = await call('list_sites', { pages: 1 });
  expect(wrong.content[0].text).toContain('input.pages');
  await close();
});

it('a job is followed with progress, and a caller who goes away stops only the waiting', async () => {
  const { call, close } = await connectMcp(on(), await write());
  await on().post('sync-sites-v1', {});
  const { job_id } = (await on().post('run-updates-v1', {})).body;
  const told: { progress: number; total?: number }[] = [];
  const { structuredContent } = await call(
    'wait_for_job',
    { job_id },
    { onprogress: (at: { progress: number }) => told.push(at) },
  );
  expect(structuredContent.data.status).toBe('completed');
  expect(told.at(-1)).toMatchObject({ progress: structuredContent.data.processed, total: 3 });
  await close();
});

it('resources show a site, its updates, jobs and approvals; others are not found', async () => {
  const { client, close } = await connectMcp(on(), await write());
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([
    'sitekeeper://overview',
    'sitekeeper://updates',
  ]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(4);
  const { contents } = await client.readResource({ uri: `sitekeeper://sites/${on().siteIds[0]}` });
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
    notice: expect.any(String),
    data: { id: on().siteIds[0] },
    cut: [],
  });
  for (const uri of [
    'sitekeeper://sites/999',
    'sitekeeper://sites/1/../2',
    'sitekeeper://nothing',
    'file:///etc/passwd',
  ]) {
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
  }
  await close();
});

it('prompts are texts for the usual tasks', async () => {
  const { client, close } = await connectMcp(on(), await write());
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
    'weekly_review',
    'update_safely',
    'what_changed',
  ]);
  const { messages } = await client.getPrompt({ name: 'what_changed', arguments: { site: 'shop.example' } });
  expect(JSON.stringify(messages)).toContain('shop.example');
  await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow('There is no prompt');
  await close();
});
