import type { ConnectorCall } from '../call.ts';

/** Limits of one answer of a site. */
export interface ReplyLimits {
  /** Of the body, unpacked. */
  readonly bytes: number;
  /** Keys and values of its JSON, see `JsonLimits`. */
  readonly tokens: number;
}

const MIB = 1024 * 1024;

/** How deeply lists and maps of an answer may be nested. */
export const MOST_DEPTH = 64;
/** The usual limit of an answer's bytes. Sites send 4 to 25 KB; one with 2,000 users 360 KB. */
export const MOST_REPLY_BYTES = 8 * MIB;

/** Answers with the state of a site or parts of it, as actions return. */
export const WHOLE: ReplyLimits = { bytes: MOST_REPLY_BYTES, tokens: 250_000 };
/** Short answers. The rest is room for what PHP prints before them. */
const SHORT: ReplyLimits = { bytes: MIB, tokens: 20_000 };
/** 100,000 users of 180 bytes each: the connector knows no pages. */
const EVERY_USER: ReplyLimits = { bytes: 3 * MOST_REPLY_BYTES, tokens: 2_500_000 };

/** By name of the call. Answers of calls that aren't listed are not read. */
const LIMITS: Readonly<Record<string, ReplyLimits>> = {
  stats: WHOLE, // the probe has the same name
  register: WHOLE,
  get_all_plugins: WHOLE,
  get_all_themes: WHOLE,
  plugin_action: WHOLE,
  theme_action: WHOLE,
  upgradeplugintheme: WHOLE,
  upgradetranslation: WHOLE,
  upgrade: WHOLE,
  installplugintheme: WHOLE,
  check_abandoned: WHOLE,
  security: WHOLE,
  search_users: EVERY_USER,
  user_action: SHORT,
  newuser: SHORT,
  newadminpassword: SHORT,
  get_all_posts: WHOLE,
  get_all_comments: WHOLE,
  newpost: SHORT,
  post_action: WHOLE, // one post with its content
  comment_action: SHORT,
  code_snippet: WHOLE,
  update_values: SHORT,
  deactivate: SHORT,
  disconnect: SHORT,
};

/** @throws Error for a call that is not in the table. */
export function replyLimitsOf({ name }: Pick<ConnectorCall<never, unknown>, 'name'>): ReplyLimits {
  const limits = LIMITS[name];
  if (limits === undefined) throw new Error(`The call ${name} has no limits: add it to reply-limits.ts`);
  return limits;
}

/** Entries that one list of an answer may have. More is an error of that site: half a list would be a false state. */
export const MOST_ITEMS = {
  plugins: 2_000,
  themes: 2_000,
  'plugin updates': 2_000,
  'theme updates': 2_000,
  'translation updates': 5_000,
  'abandoned items': 2_000,
  changes: 5_000,
  'security checks': 200,
  users: 100_000,
  entries: 5_000,
} as const;

export type KindOfItem = keyof typeof MOST_ITEMS;
