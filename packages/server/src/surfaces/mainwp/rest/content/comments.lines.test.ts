import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const SITES = 52;
const world = useWorld({ sites: SITES, seeded: true, fleet: { slowMs: 1_000 }, env: { SITEKEEPER_MAINWP_API: 'on' } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const ask = (path: string) => world().request(`/wp-json/mainwp/v2${path}`);
const ALL = () => world().siteIds.join(',');

async function tagStoredSites(tag_id: number, count: number): Promise<void> {
  for (let k = 1; k <= count; k++) {
    const site_id = await storeSite(world(), { url: `https://${tag_id}-${k}.example/` });
    await world().app.services.database.write(trx => trx.insertInto('site_tags').values({ site_id, tag_id }).execute());
  }
}

describe.each(['comments', 'posts', 'users'])('a list of %s', what => {
  it('asks all sites, also beyond a page of them, and names those that failed', async () => {
    const last = world().fleet.site(SITES);
    last.addPost({ title: 'Last' });
    last.addComment({ content: 'Last' });
    world().fleet.site(1).setFaults('http500');
    const { status, body } = await ask(`/${what}?websites=${ALL()}`);
    world().fleet.site(1).setFaults();
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toContain(`${world().fleet.url(SITES)}/`);
    expect(body.errors).toMatchObject([{ website_id: idOf(1) }]);
    expect((await ask(`/${what}?websites=${idOf(SITES)}`)).body).not.toHaveProperty('errors');
  });

  it('asks no site when the filter names more than 1,000', async () => {
    const { body: tag } = await world().post('add-tag-v1', { name: `Large ${what}` });
    await world().post('update-site-v1', { site_id_or_domain: idOf(1), tags: [tag.id] });
    await tagStoredSites(tag.id, 1_000);
    world().fleet.ledger.reset();
    const { status, body } = await ask(`/${what}?groups=Large ${what}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_filter_params' });
    expect(body.message).toBe(
      'The filter names 1001 sites, and at most 1000 are asked. Name fewer by websites, clients or groups.',
    );
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('is an error when no site answers', async () => {
    world().fleet.site(2).setFaults('http500');
    const { status, body } = await ask(`/${what}?websites=${idOf(2)}`);
    world().fleet.site(2).setFaults();
    expect({ status, code: body.code }).toEqual({ status: 502, code: `${what}_fetch_error` });
  });

  it('is empty when the only site that could be asked has nothing, beside those that could not', async () => {
    const asleep = await storeSite(world(), { url: `https://asleep-${what}.example/`, status: 'suspended' });
    const nothing = what === 'comments' ? 'keyword=nothing-has-this' : 'search=nothing-has-this';
    const { status, body } = await ask(`/${what}?websites=${idOf(3)},${asleep},999999&${nothing}`);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: 1, data: [] } });
    expect(body.errors.map((error: { website_id: unknown }) => error.website_id)).toEqual([999999, asleep]);
    world().fleet.site(3).setFaults('http500');
    const failed = await ask(`/${what}?websites=${idOf(3)},${asleep},999999&${nothing}`);
    world().fleet.site(3).setFaults();
    expect({ status: failed.status, code: failed.body.code }).toEqual({ status: 502, code: `${what}_fetch_error` });
    expect(failed.body.message).toContain('500');
  });
});

// Seen to fail where the whole answer is held before it is sent.
it('sends what sites have answered before it asks those of the next page', async () => {
  const { fleet, origin, admin } = world();
  fleet.site(1).addComment({ content: 'First' });
  fleet.site(SITES).addComment({ content: 'Last' });
  fleet.site(SITES).setFaults('slow');
  const { body } = await fetch(`${origin}/wp-json/mainwp/v2/comments?websites=${ALL()}`, {
    headers: { authorization: admin },
  });
  const pieces: string[] = [];
  for await (const piece of (body as ReadableStream).pipeThrough(new TextDecoderStream())) pieces.push(piece);
  fleet.site(SITES).setFaults();
  const holding = (k: number) => pieces.findIndex(piece => piece.includes(JSON.stringify(`${fleet.url(k)}/`)));
  expect(holding(1)).toBeGreaterThanOrEqual(0);
  expect(holding(SITES)).toBeGreaterThan(holding(1));
  expect(Object.keys(JSON.parse(pieces.join('')).data)).toContain(`${fleet.url(SITES)}/`);
});

it('has all long comments of the sites, though one answer has no room for them', async () => {
  const { fleet, siteIds } = world();
  const sites = siteIds.slice(10, 18);
  for (let k = 11; k <= 18; k++) for (let n = 0; n < 200; n++) fleet.site(k).addComment({ content: 'y'.repeat(5_000) });
  const { body } = await world().get('list-comments-v1', { websites: sites, per_site: 200 });
  const lengths = sites.map(id => body.items.filter((item: { website_id: number }) => item.website_id === id).length);
  expect(JSON.stringify(body).length).toBeLessThan(8_500_000);
  expect(Math.min(...lengths)).toBeGreaterThan(150);
  expect(lengths.some(length => length < 200)).toBe(true);
  expect(body.more_on).toEqual(expect.arrayContaining(sites.filter((_id, at) => (lengths[at] as number) < 200)));
  const whole = await ask(`/comments?websites=${sites.join(',')}&maximum=200`);
  expect(Object.values(whole.body.data).map(own => (own as unknown[]).length)).toEqual(sites.map(() => 200));
});

// Seen to fail where the whole answer is held: it then waits for the deadline of the site that hangs.
it('sends the users of a site while others have not answered', async () => {
  const { fleet, origin, admin } = world();
  fleet.ledger.reset();
  fleet.site(SITES).setFaults('hang');
  const leaving = new AbortController();
  const { body } = await fetch(`${origin}/wp-json/mainwp/v2/users?websites=${ALL()}`, {
    headers: { authorization: admin },
    signal: leaving.signal,
  });
  let text = '';
  for await (const piece of (body as ReadableStream).pipeThrough(new TextDecoderStream(), { preventCancel: true })) {
    text += piece;
    if ([1, SITES - 1].every(k => text.includes(JSON.stringify(`${fleet.url(k)}/`)))) break;
  }
  expect(text).toMatch(/^\{"success":1,"data":\{"http[^"]+":\[\{"id":/);
  leaving.abort();
  fleet.site(SITES).setFaults();
  expect(fleet.ledger.site(1).calls).toBe(1);
}, 15_000);

it('asks no further page of sites for a caller who has left', async () => {
  const { fleet, origin, admin } = world();
  fleet.ledger.reset();
  fleet.site(1).setFaults('slow');
  const leaving = new AbortController();
  const url = `${origin}/wp-json/mainwp/v2/comments?websites=${ALL()}`;
  const left = fetch(url, { headers: { authorization: admin }, signal: leaving.signal });
  await expect.poll(() => fleet.ledger.site(1).calls).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect.poll(() => fleet.ledger.site(1).inFlight, { timeout: 10_000 }).toBe(0);
  fleet.site(1).setFaults();
  await ask(`/comments?websites=${idOf(1)},${idOf(SITES)}`);
  expect([1, SITES].map(k => fleet.ledger.site(k).calls)).toEqual([2, 1]);
});

it('takes groups for names of tags, also names of digits', async () => {
  const first = (await world().post('add-tag-v1', { name: 'First' })).body.id;
  const digits = (await world().post('add-tag-v1', { name: String(first) })).body.id;
  await world().post('update-site-v1', { site_id_or_domain: idOf(3), tags: [first] });
  await world().post('update-site-v1', { site_id_or_domain: idOf(4), tags: [digits] });
  world().fleet.site(4).addPost({ title: 'Mine' });
  world().fleet.site(4).addComment({ content: 'Mine' });
  for (const what of ['comments', 'posts', 'users']) {
    const { body } = await ask(`/${what}?groups=${first}`);
    expect({ what, sites: Object.keys(body.data) }).toEqual({ what, sites: [`${world().fleet.url(4)}/`] });
    expect((await ask(`/${what}?groups=${digits}`)).status).toBe(404);
  }
});
