import { FIRST_NAMES } from '../../catalogue/people.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';

/** What a site publishes. Times in seconds since 1970. */
export interface PostRecord {
  id: number;
  type: string;
  status: string;
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  /** Of its publication: the future for scheduled posts, 0 for drafts. */
  published: number;
  modified: number;
  categories: string[];
  tags: string[];
  commentsOpen: boolean;
  /** Status before it was trashed. */
  before?: string;
}

export interface CommentRecord {
  id: number;
  status: 'approved' | 'unapproved' | 'spam' | 'trash';
  author: string;
  postId: number;
  content: string;
  written: number;
  /** Status before it was trashed or marked as spam. */
  before?: CommentRecord['status'];
}

export interface Content {
  readonly posts: PostRecord[];
  readonly comments: CommentRecord[];
}

export function blankPost(post: Pick<PostRecord, 'id' | 'type' | 'status' | 'title' | 'modified'>): PostRecord {
  const published = post.status === 'draft' ? 0 : post.modified;
  const slug = post.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const texts = { content: `<p>${post.title}.</p>`, excerpt: '', slug };
  return { ...texts, published, categories: [], tags: [], commentsOpen: true, ...post };
}

const TITLES = ['First things first', 'What we did in spring', 'Opening hours', 'A word about bread', 'Two years on'];
const REMARKS = ['Well said.', 'When do you open?', 'I had not thought of it that way.', 'Cheap watches here'];
const LAST = 1_767_225_600;

/** Posts, pages and comments that site `k` begins with: a pure function of (seed, k). */
export function initialContent(world: FleetWorld, k: number): Content {
  const dice = new Dice(world.seed, 'content', k);
  const posts = dice.some(TITLES, 1 + dice.int(TITLES.length)).map((title, i): PostRecord => {
    const status = i === 0 ? 'publish' : dice.pick(['publish', 'publish', 'draft', 'private'] as const);
    const post = blankPost({ id: i + 4, type: 'post', status, title, modified: LAST - i * 86_400 });
    return { ...post, categories: ['General'] };
  });
  const pages: PostRecord[] = [
    blankPost({ id: 2, type: 'page', status: 'publish', title: 'Where we are', modified: LAST }),
    blankPost({ id: 3, type: 'page', status: 'draft', title: 'Privacy', modified: LAST }),
  ];
  const comments = Array.from({ length: dice.int(4) }, (_none, i): CommentRecord => {
    const status = dice.pick(['approved', 'approved', 'unapproved', 'spam'] as const);
    const author = dice.pick(FIRST_NAMES);
    return { id: i + 1, status, author, postId: 4, content: dice.pick(REMARKS), written: LAST + i * 3600 };
  });
  return { posts: [...posts, ...pages], comments };
}
