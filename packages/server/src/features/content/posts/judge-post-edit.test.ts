import type { EditablePost } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import { judgePostEdit, type WantedPost } from './judge-post-edit.ts';

const POST: EditablePost = {
  id: 1,
  type: 'post',
  status: 'draft',
  title: 'Old',
  content: 'old',
  contentCut: false,
  excerpt: '',
  slug: 'old',
  categories: '',
  tags: 'a,B',
  commentsOpen: true,
  protected: false,
  dateGmt: '',
};
const judge = (after: Partial<EditablePost>, wanted: WantedPost) => judgePostEdit({ ...POST, ...after }, POST, wanted);

it.each([
  ['a title with signs that HTML knows', { title: 'A & B < C' }, { title: 'A & B < C' }],
  ['line breaks of another system', { content: 'a\nb' }, { content: ' a\r\nb' }],
  ['tags in another order and case', { tags: 'x,y' }, { tags: ['Y', 'x', 'X'] }],
  ['no tags', { tags: '' }, { tags: [] }],
  ['closed comments', { commentsOpen: false }, { comments_open: false }],
  ['what was there already', {}, { title: 'Old', tags: ['b', 'a'] }],
])('%s are as wanted', (_what, after, wanted) => {
  expect(judge(after, wanted)).toEqual({ kept: [], different: [] });
});

it('names what is as it was before, and what the site stored in a form of its own', () => {
  const wanted = { title: 'New', content: 'new <script>', slug: 'taken', comments_open: false };
  expect(judge({ content: 'new', slug: 'taken-2' }, wanted)).toEqual({
    kept: ['title', 'comments_open'],
    different: ['content', 'slug'],
  });
});
