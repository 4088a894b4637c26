import * as sites from '../../../features/sites/index.ts';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { withRecord } from '../site-answers.ts';
import { names } from './sites.routes.ts';

interface Batch {
  readonly queued?: boolean;
  readonly sites_queued?: number;
  readonly [counts: `total_${string}`]: number;
  readonly summary?: { readonly total_checked: number; readonly reachable: number };
}

interface CheckOfRecord {
  readonly reachable: boolean;
  readonly http_status: number;
  readonly message: string | null;
}

/** Connectivity, of one site and of many. Source: docs/spec/rest-v2.md#sites. */
export const SITE_ACTION_ROUTES: readonly RestRoute[] = [
  one('sync', sites.syncSite, 'The site was synced.'),
  one('reconnect', withRecord(sites.reconnectSite), 'The site is connected.'),
  one('follow-redirect', sites.followSiteRedirect, 'The address that the site redirects to is stored.'),
  one('disconnect', withRecord(sites.disconnectSite), 'The site is disconnected.'),
  one('suspend', withRecord(sites.suspendSite), 'The site is suspended.'),
  one('unsuspend', withRecord(sites.unsuspendSite), 'The site is no longer suspended.'),
  one('check', withRecord(sites.checkSite), ({ check }: { check: CheckOfRecord | null }) => found(check)),
  one('take-screenshot', sites.takeSiteScreenshot, 'The screenshot was taken.'),
  one('rotate-key', withRecord(sites.rotateSiteKey, 'why_rsa'), ({ why_rsa }: { why_rsa?: string }) =>
    ['The site has a new key.', ...(why_rsa === undefined ? [] : [why_rsa])].join(' '),
  ),
  many('sync', sites.syncSites, done => counts(done.total_synced, 'synced', done)),
  many('reconnect', sites.reconnectSites, done => counts(done.total_reconnected, 'connected', done)),
  many(
    'check',
    sites.checkSites,
    ({ summary }) => `${summary?.reachable} of ${summary?.total_checked} sites responded.`,
  ),
  many('rotate-keys', sites.rotateSiteKeys, done => counts(done.total_rotated, 'have a new key', done)),
  named('disconnect', sites.disconnectSites, done => counts(done.total_disconnected, 'disconnected', done)),
  named('suspend', sites.suspendSites, done => counts(done.total_suspended, 'suspended', done)),
];

function found(check: CheckOfRecord | null): string {
  // A successful sync at the same time clears a failed check.
  if (check === null || check.reachable) return 'The site responded.';
  return [check.http_status === 0 ? 'The site cannot be reached.' : '', check.message ?? ''].join(' ').trim();
}

function counts(done: number | undefined, what: string, { total_errors }: Batch): string {
  return `${done} ${what}, ${total_errors} failed.`;
}

type Message = string | ((output: never) => string);

function one(action: string, ability: AnyAbility, message: Message): RestRoute {
  return route({
    methods: EDIT,
    path: `/sites/{id_or_domain}/${action}`,
    names,
    ability,
    answer: { form: 'single', message },
  });
}

/** Without `include`, all sites that the action applies to. */
function many(action: string, ability: AnyAbility, message: (done: Batch) => string): RestRoute {
  return batch(
    action,
    ability,
    message,
    'Sites by id, domain or URL; if left out, all sites that the action applies to.',
  );
}

/** Never all: the sites must be named. */
function named(action: string, ability: AnyAbility, message: (done: Batch) => string): RestRoute {
  return batch(action, ability, message, 'The sites, by id, domain or URL. At least one.', ['include']);
}

function batch(
  action: string,
  ability: AnyAbility,
  message: (done: Batch) => string,
  include: string,
  required: readonly string[] = [],
): RestRoute {
  const told = (done: Batch) =>
    done.queued === true
      ? `${counted(done.sites_queued ?? 0, 'site is queued', 'sites are queued')}. Poll status_url.`
      : message(done);
  return route({
    methods: EDIT,
    path: `/sites/${action}`,
    names: { include: 'site_ids_or_domains' },
    params: { include: sites.siteSelectors(include, { minItems: 1 }) },
    required,
    ability,
    answer: { form: 'single', message: told as Message },
  });
}
