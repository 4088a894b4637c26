import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, members } from '../connector/params.ts';
import { contentOf } from '../state/initial/content.ts';
import { commentEntry, postEntry } from '../sync/content-entries.ts';

const MOST_BY_DEFAULT = 50;

/** `get_all_posts`: by status, at most `maxRecords` of each; an empty text when no status was asked for. */
export function getAllPosts(call: FunctionCall): FunctionAnswer {
  return listPosts(call, field(call.form, 'post_type') ?? 'post');
}

/** `get_all_pages`: the same. */
export function getAllPages(call: FunctionCall): FunctionAnswer {
  return listPosts(call, 'page');
}

/** `get_all_comments`. `approve` in a request matches `approved` in the reply. */
export function getAllComments({ site, form }: FunctionCall): FunctionAnswer {
  const all = contentOf(site.world, site.k).comments.map(comment => ({ ...comment, modified: comment.written }));
  const statuses = wanted(form, ['approve', 'hold', 'spam', 'trash']).map(status =>
    status === 'approve' ? 'approved' : status,
  );
  if (field(form, 'status') === undefined) return { data: '' };
  const postId = Number(field(form, 'postId') ?? 0);
  const ofPost = all.filter(comment => postId === 0 || comment.postId === postId);
  return { data: byStatus(ofPost, statuses, form, ({ content }) => content).map(found => commentEntry(site, found)) };
}

function listPosts({ site, form }: FunctionCall, type: string): FunctionAnswer {
  const statuses = wanted(form, ['publish', 'draft', 'pending', 'future', 'private', 'trash']);
  if (field(form, 'status') === undefined) return { data: '' };
  const postId = Number(field(form, 'postId') ?? 0);
  const posts = contentOf(site.world, site.k).posts.filter(
    post => post.type === type && (postId === 0 || post.id === postId),
  );
  return { data: byStatus(posts, statuses, form, ({ title }) => title).map(found => postEntry(site, found)) };
}

function wanted(form: FunctionCall['form'], all: readonly string[]): readonly string[] {
  const status = field(form, 'status') ?? '';
  return status === 'any' ? all : members(status, ',').filter(name => name !== '');
}

/** The newest of each status, up to the limit; 0 = all. */
function byStatus<T extends { readonly status: string; readonly modified: number }>(
  all: readonly T[],
  statuses: readonly string[],
  form: FunctionCall['form'],
  textOf: (record: T) => string,
): T[] {
  const keyword = (field(form, 'keyword') ?? '').toLowerCase();
  const most = Number(field(form, 'maxRecords') ?? MOST_BY_DEFAULT) || Number.POSITIVE_INFINITY;
  return statuses.flatMap(status =>
    all
      .filter(record => record.status === status && textOf(record).toLowerCase().includes(keyword))
      .sort((a, b) => b.modified - a.modified)
      .slice(0, most),
  );
}
