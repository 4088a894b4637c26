import { failureText } from '../../../api/failure-text.ts';
import type { Output } from '../../../generated/abilities.ts';
import { actorText, callName } from '../../../shared/audit/audit-words.ts';
import { lastErrorByCode, type SaidError } from '../../../shared/last-error-text.ts';
import { haltText, type SaidHalt } from '../../../shared/updates/halt-words.ts';
import { whatOf } from '../../../shared/updates/run.ts';
import { downText } from '../../../shared/uptime/monitor-words.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t, textIfAny } from '../../../texts/text.ts';
import type { TextId } from '../../../texts/text-id.ts';
import { formatAgo, formatDate, formatMoney } from '../../../ui/text/format.ts';

export type InboxItem = Output<'list-inbox-v1'>['items'][number];
export type InboxKindChoice = InboxItem['kind'];
export type InboxActionChoice = InboxItem['actions'][number];

/** Details of an item; which it has depends on its kind. */
interface Details {
  readonly error_code?: string;
  readonly cause?: string | null;
  readonly message?: string;
  readonly http_status?: number | null;
  readonly failures?: number;
  readonly name?: string;
  readonly job_id?: string;
  readonly reason?: string;
  readonly halt?: SaidHalt['halt'];
  readonly last_error_code?: SaidError['last_error_code'];
  readonly last_error_status?: number | null;
  readonly items?: number;
  readonly updates?: number;
  readonly next?: number;
  readonly left?: number;
  readonly sites?: number;
  readonly all_sites?: number;
  readonly vulnerability_id?: string;
  readonly vulnerability?: string;
  readonly fixable_sites?: number;
  readonly from_version?: string;
  readonly expires_at?: string;
  readonly days_left?: number;
  readonly by?: string | null;
  readonly approval_id?: string;
  readonly proposed_by?: string;
  readonly ability?: string;
  readonly summary?: string;
  readonly due_on?: string;
  readonly price?: number;
  readonly currency?: string;
}

type WhatIsUpdated = Parameters<typeof whatOf>[0];

export const detailsOf = ({ data }: InboxItem) => data as Details;

/** How a title is put together: of texts, or of elements. */
export interface TitleWords<T> {
  readonly t: (id: TextId, values: Readonly<Record<string, T | string | number>>) => T;
  /** A name of any length. */
  readonly name: (text: string) => T;
}

/** What is wrong, in one line. */
export function titleIn<T>(words: TitleWords<T>, item: InboxItem): T {
  const { name = '', days_left: days = 0, updates = 0, proposed_by = '', ability = '' } = detailsOf(item);
  const names = { site: words.name(item.site?.name ?? ''), name: words.name(name) };
  const what = () => words.name(whatOf(item.data as WhatIsUpdated));
  switch (item.kind) {
    case 'run_halted':
      return words.t('overview.items.run_halted', { count: item.sites_count, what: what() });
    case 'run_failed':
      return words.t('overview.items.run_failed', { count: updates, sites: item.sites_count, what: what() });
    case 'certificate':
    case 'domain':
      return days < 0
        ? words.t(`overview.over.${item.kind}`, names)
        : words.t(`overview.items.${item.kind}`, { ...names, days });
    case 'approval':
      return words.t('overview.items.approval', {
        by: words.name(actorText(proposed_by)),
        ability: callName(ability),
      });
    default:
      return words.t(`overview.items.${item.kind}`, { ...names, days });
  }
}

const PLAIN: TitleWords<string> = { t: (id, values) => t(id, values), name: text => text };

export const itemTitle = (item: InboxItem): string => titleIn(PLAIN, item);

/** Why, and what the actions do. What sites and the server say is shown as they say it. */
export function itemCause(item: InboxItem): string {
  const details = detailsOf(item);
  const { message = '', http_status, by } = details;
  const date = details.expires_at === undefined ? '' : formatDate(details.expires_at.slice(0, 10));
  switch (item.kind) {
    case 'outbound_broken':
      return t('overview.causes.outbound_broken');
    case 'site_down': {
      const why = downText({ cause: details.cause ?? null, status_code: http_status ?? null, said: message });
      return why || (http_status ? t('overview.causes.status', { status: String(http_status) }) : '');
    }
    case 'sync_failing':
      return t('overview.causes.sync_failing', { failures: details.failures ?? 1, message: failureOf(details) });
    case 'site_disconnected':
      return failureOf(details) || item.text;
    case 'files_altered': {
      const count = details.items ?? 1;
      return t('overview.causes.files_altered', { count, others: count - 1 });
    }
    case 'run_halted': {
      const { halt = null, reason: halt_reason = '', next = 0, left = 0, sites = 0, all_sites: count = 0 } = details;
      const decision = t('overview.causes.run_halted', { reason: haltText({ halt, halt_reason }), next, left });
      return count > sites ? `${decision} ${t('overview.causes.wholeRun', { count })}` : decision;
    }
    case 'vulnerability': {
      const [title, count] = [details.vulnerability ?? '', details.fixable_sites ?? 0];
      return count > 0 ? t('overview.causes.patch', { title, count }) : t('overview.causes.noPatch', { title });
    }
    case 'certificate':
      return t('overview.causes.certificate', { date });
    case 'domain':
      return by ? t('overview.causes.domainAt', { date, by }) : t('overview.causes.domain', { date });
    case 'approval':
      return t('overview.causes.approval', {
        summary: SPEAKS_AS_SERVER ? (details.summary ?? '') : '',
        when: formatAgo(details.expires_at ?? item.since),
      });
    case 'cost_due': {
      const price = formatMoney(details.price ?? 0, details.currency ?? 'USD');
      return t('overview.causes.cost_due', { price, date: formatDate(details.due_on ?? '') });
    }
    case 'channel_failing': {
      const { last_error_code = null, last_error_status = null } = details;
      const said = { last_error: message, last_error_code, last_error_status };
      return lastErrorByCode(said) ?? otherCause(item);
    }
    default:
      return otherCause(item);
  }
}

const failureOf = ({ error_code, cause, message = '' }: Details) =>
  failureText({ code: error_code ?? null, cause, message });

/** In the words of the server, or in general words: the page of the item says more. */
function otherCause(item: InboxItem): string {
  if (SPEAKS_AS_SERVER) return detailsOf(item).message || item.text;
  return textIfAny(`said.inbox.${item.kind}`) ?? item.text;
}

/** The page that shows more of it. */
export function itemHref(item: InboxItem): string {
  const details = detailsOf(item);
  switch (item.kind) {
    case 'run_halted':
      return `/updates/runs/${details.job_id}`;
    case 'run_failed':
      return `/updates/runs/${details.job_id}?state=failed`;
    case 'vulnerability':
      return `/vulnerabilities/${details.vulnerability_id}`;
    case 'files_altered':
      return `/sites/${item.site?.id}?tab=security`;
    case 'certificate':
    case 'domain':
      return `/security?certificates=all&kind=${item.kind}&q=${encodeURIComponent(searchedBy(item))}`;
    case 'channel_failing':
      return '/notifications';
    case 'feed_failing':
      return '/vulnerabilities';
    case 'approval':
      return `/approvals/${details.approval_id}`;
    case 'cost_due':
      return '/costs?due=30';
    default:
      return item.site === null ? '/uptime' : `/sites/${item.site.id}`;
  }
}

/** By what a list of certificates and domains, which is searched by site, finds it. */
const searchedBy = (item: InboxItem) => URL.parse(item.site?.url ?? '')?.host ?? detailsOf(item).name ?? '';

/** What a button does with an item, for screen readers. */
export const actionName = (action: string, item: InboxItem) =>
  t('overview.act.named', { action, name: itemTitle(item) });
