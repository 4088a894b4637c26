import { expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';
import { LOST_ANSWERS, LOST_CALLS } from '../content.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const create = (input: object) => world().post('create-post-v1', { site_id_or_domain: world().siteIds[0], ...input });
const sent = () => world().fleet.ledger.entries({ fn: 'newpost' });

it('creates a draft with texts, categories and tags as given', async () => {
  const title = 'C:\\temp & "more" 3 < 4';
  const content = '<p>back\\slash</p>\n<script>1</script>';
  const { status, body } = await create({
    title,
    content,
    excerpt: 'e\\x',
    slug: 'c-temp',
    categories: ['Über uns', '100 % wool'],
    tags: ['a+b'],
    comments_open: false,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ website_id: world().siteIds[0], type: 'post', status: 'draft', title });
  expect(body.link).toContain(`?p=${body.id}`);
  expect(site().post(body.id)).toMatchObject({
    status: 'draft',
    title: 'C:\\temp &amp; "more" 3 &lt; 4',
    content,
    excerpt: 'e\\x',
    slug: 'c-temp',
    categories: ['Über uns', '100 % wool'],
    tags: ['a+b'],
    commentsOpen: false,
  });
  const got = await world().get('get-post-v1', { site_id_or_domain: world().siteIds[0], post_id: body.id });
  expect(got.body).toMatchObject({ title, content });
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('post.created');
});

it('publishes pages at once, and posts at a later time', async () => {
  const page = await create({ type: 'page', title: 'Imprint', status: 'publish' });
  expect(site().post(page.body.id)).toMatchObject({ type: 'page', status: 'publish' });
  const in_a_day = new Date(world().app.services.clock.now() + 86_400_000).toISOString();
  const post = await create({ title: 'Soon', status: 'publish', publish_at: in_a_day });
  expect(post.body.status).toBe('future');
  expect(site().post(post.body.id)?.published).toBe(Math.floor(Date.parse(in_a_day) / 1000));
});

it.each(LOST_ANSWERS)('sends a post once and finds the new one after %s', async fault => {
  site().addPost({ title: 'Twins', status: 'draft' });
  world().fleet.ledger.reset();
  site().setFaults({ name: fault, on: 'newpost' });
  const { status, body } = await create({ title: 'Twins' });
  site().setFaults();
  expect({ status, link: body.link }).toEqual({ status: 200, link: null });
  expect(body.id).toBe(Math.max(...site().posts.map(({ id }) => id)));
  expect(sent()).toHaveLength(1);
});

it('says that the outcome is unknown if the site cannot be looked at afterwards', async () => {
  site().setFaults({ name: 'change_reset_after', on: 'newpost' }, { name: 'reset', on: 'get_all_posts', after: 1 });
  const answer = await create({ title: 'Lost' });
  site().setFaults();
  expect(expectError(answer, { status: 504, code: 'svc_outcome_unknown' })).toMatch(/whether the post was created/);
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('site.outcome_unknown');
});

it.each([
  ['the site stores titles in a form of its own', [{ name: 'own_titles', on: 'newpost' }], {}],
  ['the site lists only posts that are scheduled for later', [], { status: 'publish', publish_at: '2098-01-01' }],
] as const)('says that the outcome is unknown if the answer is lost and %s', async (what, faults, more) => {
  const later = Date.parse('2099-01-01') / 1000;
  for (let n = 0; n < 50; n++) site().addPost({ title: `Later ${n}`, status: 'future', published: later + n });
  world().fleet.ledger.reset();
  site().setFaults({ name: 'change_500_after', on: 'newpost' }, ...faults);
  const answer = await create({ title: what, ...more });
  site().setFaults();
  expect(expectError(answer, { status: 504, code: 'svc_outcome_unknown' })).toMatch(/drafts included, before you try/);
  expect(sent()).toHaveLength(1);
  expect(site().posts.filter(({ title }) => title.toLowerCase() === what)).toHaveLength(1);
});

it.each(LOST_CALLS)('reports a post as %s, and sends it once', async (_what, name, error) => {
  world().fleet.ledger.reset();
  site().setFaults({ name, on: 'newpost' });
  expectError(await create({ title: `Before ${name}` }), error);
  site().setFaults();
  expect(sent()).toHaveLength(1);
  expect(site().posts.some(({ title }) => title === `Before ${name}`)).toBe(false);
});

it('sends nothing if the site fails beforehand', async () => {
  world().fleet.ledger.reset();
  site().setFaults('http500');
  expectError(await create({ title: 'Never' }), { status: 502, code: 'svc_connection_failed' });
  site().setFaults();
  expect(sent()).toEqual([]);
});

it.each([
  ['no title', { title: '' }, 'ability_invalid_input'],
  ['a name with a comma', { title: 'x', tags: ['a,b'] }, 'ability_invalid_input'],
  ['categories of a page', { title: 'x', type: 'page', categories: ['a'] }, 'svc_invalid_input'],
  ['a time in the past', { title: 'x', status: 'publish', publish_at: '2020-01-01' }, 'svc_invalid_input'],
  ['a time of a draft', { title: 'x', publish_at: '2099-01-01' }, 'svc_invalid_input'],
])('refuses %s', async (_what, input, code) => {
  world().fleet.ledger.reset();
  expectError(await create(input), { status: 400, code });
  expect(sent()).toEqual([]);
});

it('is refused to viewers', async () => {
  const auth = await world().user('eve', 'viewer');
  const input = { site_id_or_domain: world().siteIds[0], title: 'x' };
  expectError(await world().post('create-post-v1', input, { auth }), { status: 403, code: 'svc_permission_denied' });
});
