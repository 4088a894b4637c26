import { FIRST_NAMES } from '../../catalogue/people.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';
import { lastOnly } from './last-only.ts';

/** What a site publishes. Times in seconds since 1970. */
export interface PostRecord {
  readonly id: number;
  readonly type: 'post' | 'page';
  readonly status: 'publish' | 'draft' | 'private';
  readonly title: string;
  readonly modified: number;
  readonly category: string;
}

export interface CommentRecord {
  readonly id: number;
  readonly status: 'approved' | 'hold' | 'spam';
  readonly author: string;
  readonly postId: number;
  readonly content: string;
  readonly written: number;
}

export interface Content {
  readonly posts: readonly PostRecord[];
  readonly comments: readonly CommentRecord[];
}

const TITLES = ['First things first', 'What we did in spring', 'Opening hours', 'A word about bread', 'Two years on'];
const REMARKS = ['Well said.', 'When do you open?', 'I had not thought of it that way.', 'Cheap watches here'];
const LAST = 1_767_225_600;

/** Posts, pages and comments of site `k`: a pure function of (seed, k), nothing changes them. */
export const contentOf = lastOnly((world: FleetWorld, k: number): Content => {
  const dice = new Dice(world.seed, 'content', k);
  const posts = dice.some(TITLES, 1 + dice.int(TITLES.length)).map((title, i): PostRecord => {
    const status = i === 0 ? 'publish' : dice.pick(['publish', 'publish', 'draft', 'private'] as const);
    return { id: i + 4, type: 'post', status, title, modified: LAST - i * 86_400, category: 'General' };
  });
  const pages: PostRecord[] = [
    { id: 2, type: 'page', status: 'publish', title: 'Where we are', modified: LAST, category: '' },
    { id: 3, type: 'page', status: 'draft', title: 'Privacy', modified: LAST, category: '' },
  ];
  const comments = Array.from({ length: dice.int(4) }, (_none, i): CommentRecord => {
    const status = dice.pick(['approved', 'approved', 'hold', 'spam'] as const);
    const author = dice.pick(FIRST_NAMES);
    return { id: i + 1, status, author, postId: 4, content: dice.pick(REMARKS), written: LAST + i * 3600 };
  });
  return { posts: [...posts, ...pages], comments };
});
