import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld({ sites: 3, seeded: true, env: { SITEKEEPER_MAINWP_API: 'on' } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const ask = (path: string, method = 'GET', body?: object) =>
  world().request(`/wp-json/mainwp/v2${path}`, { method, ...(body ? { body } : {}) });

const POST = { post_title: 'Secret', post_content: 'x', post_status: 'publish', post_name: 'secret' };

describe('a post in the dialect of MainWP', () => {
  it.each([
    ['create', 'POST', `/create`],
    ['edit', 'PUT', `/7/edit`],
  ])('is refused with a password on %s, and nothing is sent to the site', async (_what, method, path) => {
    world().fleet.ledger.reset();
    const { status, body } = await ask(`/posts/${idOf(1)}${path}`, method, { ...POST, post_password: 'x1' });
    expect({ status, code: body.code }).toEqual({ status: 501, code: 'mainwp_not_implemented' });
    expect(body.message).toMatch(/post_password/);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('takes an empty password on create as none', async () => {
    const { status, body } = await ask(`/posts/${idOf(1)}/create`, 'POST', { ...POST, post_password: '' });
    expect({ status, success: body.success }).toEqual({ status: 200, success: 1 });
  });

  it.each([
    ['draft', 'draft'],
    ['publish', 'publish'],
    ['trash', 'trash'],
  ])('gets the status %s by an edit, with and without texts', async (post_status, expected) => {
    const site = world().fleet.site(1);
    for (const texts of [{}, { post_title: `Now ${post_status}` }]) {
      const id = site.addPost({ title: 'Old', status: post_status === 'draft' ? 'publish' : 'draft' });
      const { status, body } = await ask(`/posts/${idOf(1)}/${id}/edit`, 'PUT', { ...texts, post_status });
      expect({ status, body }).toMatchObject({ status: 200, body: { success: 1 } });
      expect(site.post(id)).toMatchObject({ status: expected, title: texts.post_title ?? 'Old' });
    }
  });

  it('is no longer published before its texts become those of a draft', async () => {
    const site = world().fleet.site(1);
    const id = site.addPost({ title: 'Old', status: 'publish' });
    site.setFaults({ name: 'content_noop', on: 'post_action', after: 2 });
    const { status, body } = await ask(`/posts/${idOf(1)}/${id}/edit`, 'PUT', {
      post_title: 'Unfinished',
      post_status: 'draft',
    });
    site.setFaults();
    expect({ status, message: body.message }).toEqual({
      status: 502,
      message: 'It is only certain that the post has the status draft. The site did not apply these changes: title.',
    });
    expect(site.post(id)).toMatchObject({ title: 'Old', status: 'draft' });
  });

  it('says that its texts were changed when its status was not', async () => {
    const site = world().fleet.site(1);
    const id = site.addPost({ title: 'Old', status: 'draft' });
    site.setFaults({ name: 'content_noop', on: 'post_action', after: 3 });
    const { status, body } = await ask(`/posts/${idOf(1)}/${id}/edit`, 'PUT', {
      post_title: 'Finished',
      post_status: 'publish',
    });
    site.setFaults();
    expect(status).toBe(502);
    expect(body.message).toMatch(
      /^It is only certain that the post has its new texts\. The site did not change the status/,
    );
    expect(site.post(id)).toMatchObject({ title: 'Finished', status: 'draft' });
  });

  it('is not unpublished by an edit with texts that are refused', async () => {
    const id = world().fleet.site(1).addPost({ title: 'Stays', status: 'publish' });
    const { status, body } = await ask(`/posts/${idOf(1)}/${id}/edit`, 'PUT', {
      post_title: 'x'.repeat(10_000),
      post_status: 'draft',
    });
    expect({ status, params: Object.keys(body.data.params) }).toEqual({ status: 400, params: ['post_title'] });
    expect(world().fleet.site(1).post(id)).toMatchObject({ title: 'Stays', status: 'publish' });
  });

  it('is not edited at all with a status that an edit can’t give', async () => {
    const id = world().fleet.site(1).addPost({ title: 'Stays' });
    const { status, body } = await ask(`/posts/${idOf(1)}/${id}/edit`, 'PUT', {
      post_title: 'No',
      post_status: 'private',
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
    expect(world().fleet.site(1).post(id)).toMatchObject({ title: 'Stays' });
  });
});
