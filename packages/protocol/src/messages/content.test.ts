import { describe, expect, it } from 'vitest';
import { getAllComments } from './get-all-comments.ts';
import { getAllPosts } from './get-all-posts.ts';
import { newPost } from './new-post.ts';
import { readPostOnSite, updatePostOnSite } from './post-action.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const decoded = (value: unknown) => Buffer.from(String(value), 'base64').toString();
const TITLE = 'C:\\new & 3 < 4';
const SENT_TITLE = 'C:\\\\new &amp; 3 &lt; 4';

describe('a new post', () => {
  it('is sent with doubled backslashes, an escaped title, and nothing that the site would fetch', () => {
    const fields = newPost.fields({
      type: 'post',
      title: TITLE,
      content: '<img src="x.png">\\',
      status: 'publish',
      categories: ['A & B', '100 %'],
      tags: ['a+b', 'ü'],
      publishAt: Date.parse('2030-01-02T03:04:05Z'),
      commentsOpen: false,
    });
    expect(JSON.parse(decoded(fields.new_post))).toEqual({
      post_type: 'post',
      post_title: SENT_TITLE,
      post_content: '<img src="x.png">\\\\',
      post_status: 'publish',
      post_excerpt: '',
      post_tags: 'a%2Bb,%C3%BC',
      post_date_gmt: '2030-01-02 03:04:05',
      comment_status: 'closed',
    });
    expect(decoded(fields.post_category)).toBe('A%20%26%20B,100%20%25');
    expect(Object.keys(fields)).toEqual(['new_post', 'post_custom', 'post_category']);
  });

  it('has an id only if the site says that it was added', () => {
    const told = { added: true, added_id: 5, link: 'https://x.example/?p=5', other_data: { new_post_data: {} } };
    expect(newPost.parse(told)).toEqual({ id: 5, status: '', link: 'https://x.example/?p=5' });
    expect(newPost.parse({ ...told, added: false }).id).toBeUndefined();
    expect(newPost.parse(null).id).toBeUndefined();
  });
});

it('an edit sends only the given fields', () => {
  expect(updatePostOnSite.fields({ id: 7, title: TITLE, tags: [] })).toEqual({
    action: 'update',
    id: 7,
    post_data: { ID: 7, post_title: SENT_TITLE, tags_input: '' },
  });
});

describe('a post that is read for editing', () => {
  const post_action_data = { post_id: '7', post_type: 'page', new_status: 'draft' };
  const read = (new_post: unknown, data: unknown = post_action_data) =>
    readPostOnSite.parse({ other_data: { post_action_data: data }, my_post: { new_post, post_category: 'QSxC' } });

  it('keeps its markup, loses control characters, and has the type that the site says of it', () => {
    const post_date_gmt = '0000-00-00 00:00:00';
    const fields = {
      post_title: 'A &amp; <b>B</b>',
      post_content: '<p>a\r\n\u0007b</p>',
      post_type: 'post',
      post_date_gmt,
    };
    expect(read(encoded({ ...fields, post_name: '%c3%bc', comment_status: 'open', post_password: 'x' }))).toEqual({
      id: 7,
      type: 'page',
      status: 'draft',
      title: 'A & B',
      content: '<p>a\nb</p>',
      contentCut: false,
      excerpt: '',
      slug: 'ü',
      categories: 'A,B',
      tags: '',
      commentsOpen: true,
      protected: true,
      dateGmt: '',
    });
  });

  it.each([
    ['an unknown id', false, []],
    ['a list in place of a text', ['x'], post_action_data],
    ['a text that is no record', encoded('x'), post_action_data],
    ['a record of a million members', encoded(Array.from({ length: 10_000 }, () => 1)), post_action_data],
    ['a deep record', Buffer.from('['.repeat(10_000)).toString('base64'), post_action_data],
  ])('is undefined for %s', (_what, new_post, data) => {
    expect(read(new_post, data)).toBeUndefined();
  });
});

it('lists read what is usable and drop the rest', () => {
  const post = { id: 3, post_type: 'post', status: 'publish', title: 'x', comment_count: '2', dts: false };
  expect(getAllPosts.parse([post, { ...post, id: 0 }, null, { id: 4 }])).toMatchObject([
    { id: 3, comments: 2, date: undefined },
  ]);
  expect(getAllPosts.parse('')).toEqual([]);
  const comment = { id: '9', status: 'unapproved', content: '<b>a</b>', author_email: '&#97;@b.example', postId: '3' };
  expect(getAllComments.parse([comment, { ...comment, status: 'odd' }])).toMatchObject([
    { id: 9, status: 'pending', content: 'a', authorEmail: 'a@b.example', postId: 3 },
  ]);
});
