import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, members } from '../connector/params.ts';
import type { PostRecord } from '../state/initial/content.ts';
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

/** What the reply calls the states of a request. */
const TOLD: Readonly<Record<string, string>> = { approve: 'approved', hold: 'unapproved' };

/** `get_all_comments`. */
export function getAllComments({ site, form }: FunctionCall): FunctionAnswer {
  const all = site.content.comments.map(comment => ({ ...comment, modified: comment.written }));
  const statuses = wanted(form, ['approve', 'hold', 'spam', 'trash']).map(status => TOLD[status] ?? status);
  if (field(form, 'status') === undefined) return { data: '' };
  const postId = Number(field(form, 'postId') ?? 0);
  const ofPost = all.filter(comment => postId === 0 || comment.postId === postId);
  return { data: byStatus(ofPost, statuses, form, ({ content }) => content).map(found => commentEntry(site, found)) };
}

function listPosts({ site, form }: FunctionCall, type: string): FunctionAnswer {
  const statuses = wanted(form, ['publish', 'draft', 'pending', 'future', 'private', 'trash']);
  if (field(form, 'status') === undefined) return { data: '' };
  const postId = Number(field(form, 'postId') ?? 0);
  const posts = site.content.posts.filter(
    post => (type === 'any' || post.type === type) && (postId === 0 || post.id === postId),
  );
  return { data: byStatus(posts, statuses, form, textOf(form)).map(found => postEntry(site, found)) };
}

function textOf(form: FunctionCall['form']): (post: PostRecord) => string {
  const on = field(form, 'search_on');
  if (on === 'title') return ({ title }) => title;
  return on === 'content' ? ({ content }) => content : ({ title, content }) => `${title}\n${content}`;
}

function wanted(form: FunctionCall['form'], all: readonly string[]): readonly string[] {
  const status = field(form, 'status') ?? '';
  return status === 'any' ? all : members(status, ',').filter(name => name !== '');
}

interface Dated {
  readonly status: string;
  readonly modified: number;
  readonly published?: number;
}

/** What is scheduled has the date of its publication. */
const dateOf = ({ status, modified, published }: Dated) => (status === 'future' ? (published ?? modified) : modified);

/** The newest of each status, up to the limit; 0 = all. */
function byStatus<T extends Dated>(
  all: readonly T[],
  statuses: readonly string[],
  form: FunctionCall['form'],
  textOf: (record: T) => string,
): T[] {
  const byId = field(form, 'postId') !== undefined; // then the other filters don't count
  const keyword = byId ? '' : (field(form, 'keyword') ?? '').toLowerCase();
  const after = byId ? 0 : secondsOf(field(form, 'dtsstart')) || 0;
  const before = byId ? Number.POSITIVE_INFINITY : secondsOf(field(form, 'dtsstop')) || Number.POSITIVE_INFINITY;
  const most = Number(field(form, 'maxRecords') ?? MOST_BY_DEFAULT) || Number.POSITIVE_INFINITY;
  return statuses.flatMap(status =>
    all
      .filter(record => record.status === status && textOf(record).toLowerCase().includes(keyword))
      .filter(({ modified }) => modified > after && modified < before)
      .sort((a, b) => dateOf(b) - dateOf(a))
      .slice(0, most),
  );
}

function secondsOf(date: string | undefined): number {
  return Date.parse(`${date?.replace(' ', 'T')}${date?.includes(' ') ? 'Z' : ''}`) / 1000;
}
