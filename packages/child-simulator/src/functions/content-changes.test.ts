import type { FormFields } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, type Loose, REGISTERED } from '../testing/dashboard.ts';

const dashboard = new Dashboard(createFleet({ sites: 1, registered: REGISTERED }));
const site = dashboard.fleet.site(1);
const call = (fn: string, fields: FormFields): Promise<Loose> => dashboard.call(1, fn, fields);
const act = (action: string, id: number, more: FormFields = {}) =>
  call('post_action', { action, id: `${id}`, ...more });
const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());

it('a new post loses a level of backslashes and the tags of its title, and keeps scripts', async () => {
  const new_post = {
    post_title: 'a\\\\b <b>c</b>',
    post_content: '<script>x</script>\\\\',
    post_status: 'draft',
    post_type: 'post',
    post_tags: 'one%2Ctwo',
  };
  const reply = await call('newpost', { new_post: encoded(new_post), post_category: encoded('A%20B,C') });
  expect(reply).toMatchObject({ added: true, other_data: { new_post_data: { new_status: 'draft' } } });
  expect(site.post(reply.added_id)).toMatchObject({
    title: 'a\\b c',
    content: '<script>x</script>\\',
    categories: ['A B', 'C'],
    tags: ['one', 'two'],
    published: 0,
  });
});

it('a published post with a later date is a scheduled one', async () => {
  const new_post = { post_title: 'x', post_content: '', post_status: 'publish', post_date_gmt: '2099-01-01 00:00:00' };
  const reply = await call('newpost', { new_post: encoded(new_post) });
  expect(reply.other_data.new_post_data.new_status).toBe('future');
});

describe('an action on a post', () => {
  it('tells the state before and after', async () => {
    const id = site.addPost({ title: 'x', status: 'draft' });
    const states = async (action: string) => {
      const { old_status, new_status } = (await act(action, id)).other_data.post_action_data;
      return [old_status, new_status];
    };
    expect(await states('publish')).toEqual(['draft', 'publish']);
    expect(await states('trash')).toEqual(['publish', 'trash']);
    expect(await states('restore')).toEqual(['trash', 'draft']);
    expect((await act('delete', id)).other_data.post_action_data).not.toHaveProperty('new_status');
    expect(site.post(id)).toBeUndefined();
  });

  it.each([
    ['publish', 'FAIL'],
    ['unpublish', 'SUCCESS'],
    ['trash', 'SUCCESS'],
    ['restore', 'SUCCESS'],
    ['delete', 'SUCCESS'],
    ['nonsense', 'FAIL'],
  ])('%s of an unknown id is a %s without a post', async (action, status) => {
    expect(await act(action, 999)).toMatchObject({ status, other_data: { post_action_data: [] } });
  });

  it('update keeps what is not sent', async () => {
    const id = site.addPost({ title: 'x', content: 'y', tags: ['a'] });
    await act('update', id, { post_data: { ID: id, post_title: '<i>z</i>', tags_input: '' } });
    expect(site.post(id)).toMatchObject({ title: '<i>z</i>', content: 'y', tags: [] });
  });

  it('get_edit reads the post in base64, as a page unless it is asked for as a post', async () => {
    const id = site.addPost({ title: 'x', content: 'y', tags: ['a'] });
    const asPost = (await act('get_edit', id, { post_type: 'post' })).my_post;
    expect(decoded(asPost.new_post)).toMatchObject({ post_content: 'y', post_tags: 'a', post_type: 'post' });
    const asPage = (await act('get_edit', id, { post_type: 'page' })).my_post;
    expect(decoded(asPage.new_post)).toMatchObject({ post_content: 'y', post_type: 'page' });
    expect(asPage).not.toHaveProperty('post_category');
    expect((await act('get_edit', 999)).my_post).toBe(false);
  });
});

describe('an action on a comment', () => {
  it('is a success, whatever happened, and comes back to the state from before', async () => {
    const id = site.addComment({ content: 'x', status: 'approved' });
    const status = () => site.comments.find(comment => comment.id === id)?.status;
    for (const [action, after] of [
      ['unapprove', 'unapproved'],
      ['spam', 'spam'],
      ['restore', 'spam'],
      ['unspam', 'unapproved'],
      ['trash', 'trash'],
      ['restore', 'unapproved'],
      ['approve', 'approved'],
      ['delete', undefined],
    ] as const) {
      expect(await call('comment_action', { action, id: `${id}` })).toEqual({ status: 'SUCCESS' });
      expect([action, status()]).toEqual([action, after]);
    }
    expect(await call('comment_action', { action: 'spam', id: '999' })).toEqual({ status: 'SUCCESS' });
    expect(await call('comment_action', { action: 'nonsense', id: `${id}` })).toEqual({ status: 'FAIL' });
  });
});
