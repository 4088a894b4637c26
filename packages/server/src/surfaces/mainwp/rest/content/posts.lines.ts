import * as content from '../../../../features/content/index.ts';
import { parseInput } from '../../../../kernel/ability/validate.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { DialectError } from '../../dialect-errors.ts';
import { listedPost, type WholePost, wholePostBody } from '../../views/post.view.ts';
import { type Asked, unreadable } from '../asked.ts';
import { type DialectLine, line, PUT, requireGiven } from '../line.ts';
import { SITE } from '../sites/sites.lines.ts';
import { type Aliases, integerFrom, selectorsFrom, textFrom, wordsFrom } from '../takers.ts';
import { groupsByName, refuseUnknown, requireUserFilter } from '../users/user-filters.ts';
import { everySiteBody } from './every-site.ts';

type Kind = 'post' | 'page';

const STATUSES = ['publish', 'pending', 'private', 'future', 'draft', 'trash'];
/** Of an edit → what the status becomes by. */
const STATUS_BY: Readonly<Record<string, string>> = { publish: 'publish', draft: 'unpublish', trash: 'trash' };
const ACTIONS = ['unpublish', 'publish', 'approve', 'trash', 'delete', 'restore'];
const REQUIRED = ['post_title', 'post_content', 'post_status', 'post_name'];
const USUAL = { post: 50, page: 10 };
const SEARCH_IN: Readonly<Record<string, string>> = { title: 'title', body: 'content', content: 'content' };

export const CONTENT_FILTERS: Aliases = {
  websites: selectorsFrom('websites'),
  clients: selectorsFrom('clients'),
  groups: wordsFrom('groups'),
};

const TEXTS: Aliases = {
  title: textFrom('post_title'),
  content: textFrom('post_content'),
  excerpt: textFrom('post_excerpt'),
  slug: textFrom('post_name'),
  tags: wordsFrom('post_tags'),
  comments_open: { from: 'comment_status', take: isOpen },
};

/** Posts and pages, which are the same but for their type. */
export const POST_LINES: readonly DialectLine[] = [...linesOf('post'), ...linesOf('page')];

function linesOf(kind: Kind): DialectLine[] {
  const root = `/${kind}s`;
  const one = `${root}/{id_domain}/{id_${kind}}`;
  const post: Aliases = { ...SITE, post_id: integerFrom(`id_${kind}`) };
  const said = (what: string) => () => ({ success: 1, message: `The ${kind} was ${what}.` });
  return [
    line({
      methods: ['GET'],
      path: root,
      ability: content.listPosts,
      aliases: {
        ...CONTENT_FILTERS,
        search: textFrom('search'),
        after: textFrom('dtsstart'),
        before: textFrom('dtsstop'),
        status: wordsFrom('status'),
      },
      complete: async (input, asked, ctx) => {
        requireUserFilter(asked);
        refuseUnknown(asked, 'status', STATUSES, 'invalid_status');
        const per_site = Math.min(200, asked.integer('maximum') ?? USUAL[kind]);
        const search_in = SEARCH_IN[asked.text('search_on') ?? ''];
        const type = kind === 'post' ? (asked.text('post_type') ?? kind) : kind;
        return {
          ...(await groupsByName(input, ctx)),
          post_type: type,
          per_site,
          ...(search_in === undefined ? {} : { search_in }),
        };
      },
      view: () => undefined,
      run({ call, input, gone }) {
        const ask = (which: object) => call(content.listPosts, { ...input, ...which });
        const facts = { message: `The ${kind}s were read.`, view: listedPost, code: `${kind}s_fetch_error` };
        return everySiteBody({ ask, most: Number(input.per_site), ...facts, gone });
      },
    }),
    line({
      methods: ['GET'],
      path: one,
      ability: content.getPost,
      aliases: post,
      view: (read: WholePost) => ({ success: 1, message: `The ${kind} was read.`, data: wholePostBody(read) }),
    }),
    line({
      methods: ['POST'],
      path: `${root}/{id_domain}/create`,
      ability: content.createPost,
      aliases: { ...SITE, ...TEXTS, ...(kind === 'post' ? { categories: wordsFrom('post_category') } : {}) },
      complete: (input, asked) => {
        requireGiven(asked, REQUIRED);
        refuseUnknown(asked, 'post_status', STATUSES.slice(0, -1), 'invalid_status');
        refusePassword(asked);
        return { ...input, type: kind, ...whenIn(asked) };
      },
      view: ({ id, link }: { id: number; link: string | null }) => ({
        success: 1,
        message: `The ${kind} was created.`,
        data: { post_id: id, link: link ?? '' },
      }),
    }),
    line({
      methods: PUT,
      path: `${one}/edit`,
      ability: content.updatePost,
      aliases: { ...post, ...TEXTS },
      view: () => undefined,
      async run({ asked, call, input }) {
        refuseUnknown(asked, 'post_status', Object.keys(STATUS_BY), 'invalid_status');
        refusePassword(asked);
        const status = asked.text('post_status');
        const { site_id_or_domain, post_id, ...texts } = input;
        const edit = { certain: 'has its new texts', make: () => call(content.updatePost, input) };
        const move = {
          certain: `has the status ${status}`,
          make: () => call(content.setPostStatus, { site_id_or_domain, post_id, action: STATUS_BY[status ?? ''] }),
        };
        if (status === undefined) await edit.make();
        else if (Object.keys(texts).length === 0) await move.make();
        else {
          parseInput(content.updatePost.input, input);
          // What becomes a draft is not ready to be seen.
          const [first, second] = status === 'draft' ? [move, edit] : [edit, move];
          await inTurn(first, second);
        }
        return said('changed')();
      },
    }),
    line({
      methods: PUT,
      path: `${one}/update-status`,
      ability: content.setPostStatus,
      aliases: post,
      view: () => undefined,
      async run({ asked, call, input }) {
        requireGiven(asked, ['status']);
        refuseUnknown(asked, 'status', ACTIONS, 'invalid_status');
        const action = asked.text('status');
        if (action === 'delete') await call(content.deletePost, { ...input, confirm: true });
        else await call(content.setPostStatus, { ...input, action: action === 'approve' ? 'publish' : action });
        return { success: 1, message: `The status of the ${kind} was changed.` };
      },
    }),
    line({
      methods: ['DELETE'],
      path: `${one}/delete`,
      ability: content.deletePost,
      aliases: post,
      fixed: { confirm: true },
      view: said('deleted'),
    }),
  ];
}

interface Step {
  /** Of the post, once the step is made. */
  readonly certain: string;
  readonly make: () => Promise<unknown>;
}

/** @throws AppError of the second step that also says what the first has changed. */
async function inTurn(first: Step, second: Step): Promise<void> {
  await first.make();
  try {
    await second.make();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, data } = error;
    throw new AppError(code, `It is only certain that the post ${first.certain}. ${message}`, data, error);
  }
}

/** @throws DialectError since the post would be open to all without it. */
function refusePassword(asked: Asked): void {
  if (asked.value('post_password') === undefined) return;
  const message = 'post_password: Sitekeeper has no posts with a password. Protect the post on the site itself.';
  throw new DialectError('module_not_available', 'mainwp_not_implemented', message);
}

function isOpen(asked: Asked): boolean | undefined {
  const given = asked.text('comment_status');
  return given === undefined ? undefined : given === 'open';
}

/** `future` is published at its date, which is in UTC; any other date than one to come is that of the site. */
function whenIn(asked: Asked): object {
  const status = asked.text('post_status');
  const date = asked.text('post_date_gmt') ?? asked.text('post_date');
  if (status !== 'future') return { status };
  if (date === undefined) throw unreadable('post_date', 'is required for the status future');
  return { status: 'publish', publish_at: `${date.trim().replace(' ', 'T').slice(0, 19)}Z` };
}
