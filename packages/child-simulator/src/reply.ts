import { type FormTree, parseForm } from '@sitekeeper/protocol';
import { answer } from './connector/answer.ts';
import { type FunctionAnswer, type HtmlPage, isPage } from './connector/call.ts';
import { isChanging, isUpdate } from './connector/effects.ts';
import { frontPage, plainPage, withoutConnector } from './connector/pages.ts';
import { field, percentDecode } from './connector/params.ts';
import { signupPage } from './connector/signup-page.ts';
import type { FaultBook } from './faults/fault-book.ts';
import { maintenance, pageInstead } from './faults/instead.ts';
import { frameBody } from './faults/mangle.ts';
import type { FaultName } from './faults/names.ts';
import type { CallOutcome } from './ledger.ts';
import { padded } from './padding.ts';
import { harmOf, updatedId, versionOf } from './state/harm.ts';
import type { SimulatedSite } from './state/site.ts';

/** A request to one site. `path`: the target with its query. Header names are in lower case. */
export interface SiteRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array;
}

/**
 * An answer. `repeat`: the body is sent this many times. `drip`: it is sent one byte per second. `cut`: half of it.
 * `packed`: these bytes are sent instead of the body.
 */
export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** One `set-cookie` header each. */
  readonly cookies?: readonly string[];
  readonly body: string;
  readonly packed?: Buffer;
  readonly repeat?: number;
  readonly drip?: true;
  readonly cut?: true;
}

/** `reset`: the connection is reset. `hang`: nothing ever comes. */
export type SimulatedReply = HttpReply | 'reset' | 'hang';

export interface Situation {
  readonly site: SimulatedSite;
  readonly request: SiteRequest;
  readonly form: FormTree;
  readonly fn: string;
  readonly faults: ReadonlySet<FaultName>;
  /** An update is running on this site, so that other calls get the maintenance page. */
  readonly busy: boolean;
  readonly book: FaultBook;
}

interface Outcome {
  readonly reply: SimulatedReply;
  readonly outcome: CallOutcome;
}

/** The form of a POST; empty for other methods and for forms that PHP could not read. */
export function summonForm({ method, body }: SiteRequest): FormTree {
  if (method !== 'POST' || body === undefined) return {};
  try {
    return parseForm(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  } catch {
    return {};
  }
}

/** A site's reply to a request, from the outermost layer (network) to the innermost (its connector). */
export function reply(situation: Situation): Outcome {
  const { site, request, faults } = situation;
  if (faults.has('reset')) return { reply: 'reset', outcome: 'faulted' };
  if (faults.has('hang')) return { reply: 'hang', outcome: 'faulted' };
  if (faults.has('giant')) return { reply: giant(), outcome: 'faulted' };
  if (faults.has('endless')) return { reply: endless(), outcome: 'faulted' };
  const { method, path, headers = {} } = request;
  const instead =
    pageInstead(faults, { method, path, headers }, site.access) ?? (situation.busy ? maintenance() : undefined);
  if (instead) return { reply: asReply(instead), outcome: 'faulted' };
  if (isDead(site)) return { reply: asReply(plainPage(500, '')), outcome: 'faulted' };
  const drip = faults.has('slowloris') ? ({ drip: true } as const) : {};
  const { reply: inner, outcome } = method === 'POST' ? posted(situation) : visited(situation);
  return { reply: typeof inner === 'string' ? inner : { ...inner, ...drip }, outcome };
}

/** Skips the full check if nothing can have happened, because it runs on every request. */
function isDead(site: SimulatedSite): boolean {
  return (site.harm !== undefined || site.world.badReleases.size > 0) && harmOf(site) === 'dead';
}

function visited({ site, request }: Situation): Outcome {
  const path = pathOf(request);
  if (path === '/wp-signup.php') {
    const page = signupPage(site, request.path.split('?')[1] ?? '');
    return { reply: asReply(page), outcome: 'answered' };
  }
  const shown = path === '/' ? frontPage(site) : withoutConnector(site, path);
  return { reply: asReply(request.method === 'HEAD' ? { ...shown, html: '' } : shown), outcome: 'answered' };
}

function posted(situation: Situation): Outcome {
  const { site, request, form, fn, faults, book } = situation;
  if (faults.has('key_lost') && field(form, 'mainwpsignature') && site.connection && book.takeKey(site.k))
    site.clearConnection();
  const https = request.headers?.['x-forwarded-proto'] === 'https';
  const answered = answer({ site, form, path: pathOf(request), https, faults });
  const lost = isChanging(fn, form) ? lostReply(situation, answered) : undefined;
  if (lost !== undefined) return { reply: lost, outcome: 'faulted' };
  if (isUpdate(fn) && field(form, 'mainwpsignature')) {
    const after = afterUpdate(situation, answered);
    if (after !== undefined) return { reply: after, outcome: 'faulted' };
  } else if (isChanging(fn, form) && !isPage(answered) && !isRefusal(answered.data)) {
    if (faults.has('change_500_after')) return { reply: asReply(plainPage(500, '')), outcome: 'faulted' };
    if (faults.has('change_timeout_midway')) return { reply: 'hang', outcome: 'faulted' };
  }
  if (isPage(answered)) return { reply: asReply(answered), outcome: 'answered' };
  return { reply: framed(site, answered, fn, faults), outcome: outcomeOf(answered, faults) };
}

/** Faults that lose the answer after any change was made. */
function lostReply({ site, fn, faults }: Situation, answered: FunctionAnswer): SimulatedReply | undefined {
  if (isPage(answered) || isRefusal(answered.data)) return undefined;
  if (faults.has('change_reset_after')) return 'reset';
  if (faults.has('change_stray_page')) return asReply(frontPage(site));
  if (faults.has('change_504_after')) return asReply(plainPage(504, '<h1>504 Gateway Time-out</h1>'));
  return faults.has('change_cut_reply') ? { ...framed(site, answered, fn, faults), cut: true } : undefined;
}

const HARMFUL = [
  ['update_breaks_site', 'critical'],
  ['update_blank_front', 'blank'],
  ['update_dead_site', 'dead'],
] as const;

/** Faults that strike after an update was made; a refused call made none. */
function afterUpdate({ site, fn, form, faults }: Situation, answered: FunctionAnswer): SimulatedReply | undefined {
  if (!isPage(answered) && isRefusal(answered.data)) return undefined;
  for (const [name, kind] of HARMFUL) {
    const id = updatedId(fn, percentDecode(field(form, 'list') ?? ''));
    if (faults.has(name)) site.harm = { kind, id, version: versionOf(site, id) ?? '' };
  }
  if (faults.has('update_500_after')) return asReply(plainPage(500, ''));
  if (faults.has('update_timeout_midway')) return 'hang';
  if (faults.has('update_white_page')) return asReply(plainPage(200, ''));
  return undefined;
}

function framed(
  site: SimulatedSite,
  { data, prefix = '', cookies = [] }: Exclude<FunctionAnswer, HtmlPage>,
  fn: string,
  faults: ReadonlySet<FaultName>,
): HttpReply {
  const body = frameBody(data, prefix, faults);
  const { replyBytes } = site.world;
  const full =
    replyBytes !== undefined && (fn === 'stats' || fn === 'register') && faults.size === 0 && !isRefusal(data);
  return asReply({ ...plainPage(200, full ? padded(body, replyBytes) : body), cookies });
}

const SPOILING: readonly FaultName[] = [
  'empty_frame',
  'bad_json',
  'bad_base64',
  'deep_json',
  'many_objects',
  'many_tokens',
  'huge_string',
  'many_plugins',
  'invalid_utf8',
  'proto',
  'gzip_bomb',
  'gzip_broken',
];

function outcomeOf({ data }: Exclude<FunctionAnswer, HtmlPage>, faults: ReadonlySet<FaultName>): CallOutcome {
  if (SPOILING.some(name => faults.has(name))) return 'faulted';
  return isRefusal(data) ? 'refused' : 'answered';
}

function isRefusal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'error' in data;
}

function asReply({ status, headers = {}, cookies = [], html }: HtmlPage): HttpReply {
  return { status, headers, body: html, ...(cookies.length > 0 ? { cookies } : {}) };
}

/** One byte a second: the last one would come after a year. */
function endless(): HttpReply {
  return { ...asReply(plainPage(200, `<mainwp>${'QUFB'.repeat(8_000_000)}`)), drip: true };
}

/** A frame that never closes: 41 times one megabyte. */
function giant(): HttpReply {
  return { ...asReply(plainPage(200, `<mainwp>${'QUFB'.repeat(262_144)}`)), repeat: 41 };
}

function pathOf({ path }: SiteRequest): string {
  return path.split('?')[0] ?? '/';
}
