import type { AbilityName, Input } from '../generated/abilities.ts';

/** The input of a question, with `$id` in the place of an id. */
export type AskedInput<I> = { readonly [K in keyof I]: I[K] | WithId<I[K]> };
type WithId<V> = number extends V ? '$id' : number[] extends V ? readonly ['$id'] : never;

/** `in pages`: the page keeps the answer together with those that follow it. */
type Question = { [N in AbilityName]: readonly [name: N, input: AskedInput<Input<N>>, kept?: 'in pages'] }[AbilityName];

const FIRST = { page: 1, per_page: 100 } as const;
const AILING: Input<'list-site-records-v1'>['health'] = ['down', 'disconnected', 'broken', 'altered', 'sync_failing'];

/**
 * What each page asks first, if its address has no search: the browser asks it before the scripts are there. `$id` is
 * the number in the address. A question that the page does not ask in the same words would be asked in vain, which
 * tests/web/first-questions.test.ts finds.
 */
export const FIRST_QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  '/': [
    ['get-overview-v1', {}],
    ['list-inbox-v1', { page: 1, per_page: 50 }],
    ['get-fleet-uptime-v1', { days: 30 }],
    ['get-update-trend-v1', { days: 30 }],
    ['get-first-steps-v1', {}],
  ],
  '/sites': [['list-site-records-v1', { page: 1, per_page: 50 }]],
  '/sites/$id': [['get-site-record-v1', { site_id_or_domain: '$id' }]],
  '/uptime': [
    ['count-monitors-v1', {}],
    ['list-monitors-v1', { sort: 'status', order: 'asc', ...FIRST }],
  ],
  '/alarms': [['list-alarms-v1', { state: ['open', 'acknowledged', 'snoozed'], ...FIRST }]],
  '/updates': [
    ['count-updates-v1', {}],
    ['get-updates-summary-v1', FIRST],
  ],
  '/updates/runs': [
    ['list-update-runs-v1', { state: 'halted', per_page: 5 }],
    ['list-update-runs-v1', FIRST],
  ],
  '/changes': [['list-changes-v1', { per_page: 100 }, 'in pages']],
  '/security': [['list-security-issues-v1', { severity: ['critical', 'warning', 'info'], ...FIRST }]],
  '/vulnerabilities': [
    ['count-vulnerabilities-v1', {}],
    ['list-vulnerabilities-v1', { sort: 'severity', order: 'asc', ...FIRST }],
    ['get-vulnerability-feed-v1', {}],
  ],
  '/jobs': [
    ['list-update-runs-v1', { state: 'halted', per_page: 5 }],
    ['list-jobs-v1', { active: true, halted: false, per_page: 200 }],
    ['list-jobs-v1', { active: false, ...FIRST }],
  ],
  '/clients': [['list-portfolio-v1', { sort: 'name', order: 'asc', ...FIRST }]],
  '/clients/$id': [
    ['get-client-v1', { client_id_or_email: '$id' }],
    ['get-overview-v1', { client_id: '$id' }],
    ['list-site-records-v1', { client_id: '$id', health: AILING, per_page: 8 }],
    ['list-vulnerabilities-v1', { client_id: '$id', per_page: 1 }],
    ['count-monitors-v1', { client_ids: ['$id'] }],
    ['get-fleet-uptime-v1', { client_id: '$id', days: 30 }],
    ['list-update-runs-v1', { client_id: '$id', per_page: 5 }],
  ],
  '/tags': [['list-tags-v1', FIRST]],
  '/costs': [
    ['list-costs-v1', FIRST],
    ['get-costs-overview-v1', {}],
  ],
  '/api-access/keys': [['list-api-keys-v1', FIRST]],
  '/approvals': [['list-approvals-v1', FIRST]],
  '/people': [['list-dashboard-users-v1', FIRST]],
  '/imports': [['list-imports-v1', FIRST]],
  '/notifications': [['list-channels-v1', FIRST]],
  '/modules': [['get-modules-v1', {}]],
  '/settings': [['list-settings-v1', {}]],
  '/audit': [['list-audit-log-v1', FIRST]],
};
