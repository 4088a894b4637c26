import { answer } from './connector/answer.ts';
import { type FunctionAnswer, type HtmlPage, isPage } from './connector/call.ts';
import { isChanging, isUpdate } from './connector/effects.ts';
import { frontPage, plainPage } from './connector/pages.ts';
import { field, percentDecode } from './connector/params.ts';
import { frameBody } from './faults/mangle.ts';
import type { FaultName } from './faults/names.ts';
import { asReply, type HttpReply, type Outcome, pathOf, type SimulatedReply, type Situation } from './http-reply.ts';
import type { CallOutcome } from './ledger.ts';
import { padded } from './padding.ts';
import { updatedId, versionOf } from './state/harm.ts';
import type { SimulatedSite } from './state/site.ts';

/** The reply to a posted form: that of the connector, unless a fault strikes before or after it worked. */
export function replyToForm(situation: Situation): Outcome {
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
