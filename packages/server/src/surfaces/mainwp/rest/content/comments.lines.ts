import * as content from '../../../../features/content/index.ts';
import { listedComment } from '../../views/post.view.ts';
import { type About, type DialectLine, line, PUT, requireGiven } from '../line.ts';
import { SITE } from '../sites/sites.lines.ts';
import { textFrom } from '../takers.ts';
import { groupsByName, refuseUnknown, requireUserFilter } from '../users/user-filters.ts';
import { everySiteBody } from './every-site.ts';
import { CONTENT_FILTERS } from './posts.lines.ts';

const STATUSES: Readonly<Record<string, string>> = {
  approved: 'approved',
  pending: 'pending',
  hold: 'pending',
  spam: 'spam',
  trash: 'trash',
};
const ACTIONS = ['approve', 'unapprove', 'spam', 'unspam', 'trash', 'restore', 'delete'];
const EVERY = ['approved', 'pending', 'spam', 'trash'];
const USUAL = 50;
const WHICH = { search: textFrom('keyword'), after: textFrom('dtsstart'), before: textFrom('dtsstop') };

/** Comments of the sites. */
export const COMMENT_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/comments',
    ability: content.listComments,
    aliases: { ...CONTENT_FILTERS, ...WHICH },
    complete: (input, asked, ctx) => {
      requireUserFilter(asked);
      return groupsByName(input, ctx);
    },
    view: () => undefined,
    run: about => listBody(about, {}),
  }),
  line({
    methods: ['GET'],
    path: '/comments/{id_domain}',
    ability: content.listComments,
    aliases: WHICH,
    view: () => undefined,
    run: about => listBody(about, { websites: [SITE.site_id_or_domain?.take(about.asked)] }),
  }),
  line({
    methods: PUT,
    path: '/comments/{id_domain}/bulk-action',
    ability: content.moderateComments,
    aliases: SITE,
    view: () => undefined,
    run: about => act(about, about.asked.ids('comment_ids') ?? []),
  }),
  line({
    methods: PUT,
    path: '/comments/{id_domain}/{id_comment}/action',
    ability: content.moderateComments,
    aliases: SITE,
    view: () => undefined,
    run: about => act(about, about.asked.ids('id_comment') ?? []),
  }),
];

function listBody({ asked, call, input, gone }: About, more: object): Promise<object> {
  const wanted = asked.words('status');
  const status = wanted?.includes('all') ? EVERY : wanted?.flatMap(word => STATUSES[word] ?? []);
  const per_site = Math.min(200, asked.integer('maximum') ?? USUAL);
  const given = { ...input, ...more, per_site, ...(status?.length ? { status } : {}) };
  const ask = (which: object) => call(content.listComments, { ...given, ...which });
  const facts = { message: 'The comments were read.', view: listedComment, code: 'comments_fetch_error' };
  return everySiteBody({ ask, most: per_site, ...facts, gone });
}

async function act({ asked, call, input }: About, ids: readonly number[]): Promise<object> {
  requireGiven(asked, ['action']);
  refuseUnknown(asked, 'action', ACTIONS, 'invalid_action');
  const action = asked.text('action');
  const order = { ...input, comment_ids: ids };
  const made =
    action === 'delete'
      ? await call(content.deleteComments, { ...order, confirm: true })
      : await call(content.moderateComments, { ...order, action });
  const [first] = made.errors;
  const done = ids.length - made.errors.length;
  if (first && done === 0) return { success: 0, message: first.message };
  return { success: 1, message: `${done} of ${ids.length} comments were changed.` };
}
