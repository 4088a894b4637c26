import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../../testing/fixtures.ts';

const SITES = 52;
const world = useWorld({ sites: SITES, seeded: true, env: { SITEKEEPER_MAINWP_API: 'on' } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const ask = (path: string) => world().request(`/wp-json/mainwp/v2${path}`);
const ALL = () => world().siteIds.join(',');

describe.each(['comments', 'posts'])('a list of %s', what => {
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

  it('is an error when no site answers', async () => {
    world().fleet.site(2).setFaults('http500');
    const { status, body } = await ask(`/${what}?websites=${idOf(2)}`);
    world().fleet.site(2).setFaults();
    expect({ status, code: body.code }).toEqual({ status: 502, code: `${what}_fetch_error` });
  });
});
