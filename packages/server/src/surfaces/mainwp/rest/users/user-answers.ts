import type { Static } from 'typebox';
import {
  listSiteUsers,
  type SiteUserView,
  takeSiteUsers,
  targetSites,
  type UsersTaker,
} from '../../../../features/site-users/index.ts';
import { findSites } from '../../../../features/sites/index.ts';
import { parseInput } from '../../../../kernel/ability/validate.ts';
import type { AppError } from '../../../../kernel/errors.ts';
import { DialectError } from '../../dialect-errors.ts';
import { mapOrList } from '../../views/php.ts';
import { requireFewSites } from '../content/every-site.ts';
import { Handover } from '../handover.ts';
import type { About } from '../line.ts';
import { Streamed } from '../lists.ts';

export type ListedUser = Static<typeof listSiteUsers.output>['items'][number];

interface Failure {
  readonly website_id: number | string;
  readonly code: string;
  readonly message: string;
}

/**
 * Users by the address of their site; sites that failed stand beside them. They are sent as the sites answer, as 1,000
 * sites with thousands of users each are too much to be held; the first answer is awaited, so that errors have their
 * status.
 * @throws DialectError invalid_filter_params if there are too many sites.
 * @throws DialectError if no site answered, but some failed.
 */
export async function usersBySite({ ctx, input, call, gone }: About): Promise<object> {
  const { sites } = await targetSites(ctx, parseInput(listSiteUsers.input, input));
  requireFewSites(sites.length);
  const failures: Failure[] = [];
  const answers = new Handover<{ readonly url: string; readonly users: readonly SiteUserView[] }>();
  const taker: UsersTaker = {
    take: ({ url }, users) => answers.give({ url, users }),
    failed: failure => failures.push(failure),
    signal: gone,
  };
  gone?.addEventListener('abort', () => answers.leave());
  void call(takeSiteUsers(taker), input).then(
    () => answers.end(),
    error => answers.end(error),
  );
  const taken = answers.taken();
  const first = await taken.next();
  // Sites that can't be asked come first, so the last failure is that of an asked one, if any was.
  const failure = failures.at(-1);
  if (failure && first.done) throw noneAnswered(failure);
  return new Streamed(text);

  async function* text() {
    yield '{"success":1,"data":';
    let sent = 0;
    for (let next = first; !next.done; next = await taken.next()) {
      const { url, users } = next.value;
      if (users.length === 0) continue;
      yield `${sent === 0 ? '{' : ','}${JSON.stringify(url)}:${JSON.stringify(users.map(userView))}`;
      sent += 1;
    }
    // An empty map is an empty list there.
    yield sent === 0 ? '[]' : '}';
    yield failures.length === 0 ? '}' : `,"errors":${JSON.stringify(failures)}}`;
  }
}

function userView({ id, website_id, username, name, email, role, posts }: SiteUserView) {
  return { id, website_id, username, name, email, role, posts: String(posts) };
}

function noneAnswered({ website_id, code, message }: Failure): AppError {
  if (code.endsWith('site_not_found')) {
    const details = { websites: { code: 'invalid_site', message, data: null } };
    return new DialectError('rest_invalid_param', 'rest_invalid_param', `There is no site ${website_id}.`, {
      params: { websites: message },
      details,
    });
  }
  return new DialectError('connection_failed', 'users_fetch_error', message);
}

interface Created {
  readonly created: readonly { website_id: number; website_url: string }[];
  readonly errors: readonly Failure[];
  readonly queued?: boolean;
  readonly job_id?: string;
  readonly status_url?: string;
  readonly sites_queued?: number;
}

export async function createdUsers(made: Created, { input, call }: About): Promise<object> {
  const total = made.created.length + made.errors.length + (made.sites_queued ?? 0);
  const urls = await sitesOf(made.errors, call);
  const job = made.queued ? { job_id: made.job_id, status_url: made.status_url } : {};
  const message = made.queued
    ? 'The user will be created in the background. Poll status_url.'
    : `The user was created on ${made.created.length} of ${total} sites.`;
  const entries = (list: readonly (readonly [string, object])[]) => mapOrList(Object.fromEntries(list));
  const one = { message: 'The user was created.' };
  return {
    success: Number(made.queued === true || made.created.length > 0),
    message,
    ...job,
    data: {
      // The password is not repeated: answers are logged by proxies and programs.
      user_info: {
        user_pass: '',
        user_email: input.email,
        user_login: input.username,
        user_url: input.user_url ?? '',
        first_name: input.first_name ?? '',
        last_name: input.last_name ?? '',
        role: input.role ?? 'subscriber',
      },
      total_sites: total,
      total_success: made.created.length,
      total_failed: made.errors.length,
      created_sites: entries(made.created.map(site => [String(site.website_id), { url: site.website_url, ...one }])),
      failed_sites: entries(
        made.errors.map(({ website_id, message }) => {
          const url = urls.get(String(website_id))?.url ?? '';
          return [String(website_id), { url, message: `ERROR: ${message}` }];
        }),
      ),
    },
  };
}

async function sitesOf(failures: readonly Failure[], call: About['call']) {
  const ids = failures.map(({ website_id }) => website_id).filter(id => typeof id === 'number');
  const { sites } = ids.length === 0 ? { sites: [] } : await call(findSites, { site_ids_or_domains: ids });
  return new Map(sites.map(site => [String(site.id), site]));
}

/** The fields under the names that the site knows; a password is not among them. */
export function updatedData(input: Readonly<Record<string, unknown>>): object {
  const { site_id_or_domain: _site, user_id: _user, password: _password, user_url, ...fields } = input;
  return { ...fields, ...(user_url === undefined ? {} : { url: user_url }) };
}

interface Changed {
  readonly updated: readonly { website_id: number; website_url: string }[];
  readonly errors: readonly Failure[];
  readonly sites_queued?: number;
  readonly job_id?: string;
  readonly status_url?: string;
}

export async function passwordsChanged(
  { updated, errors, sites_queued = 0, job_id, status_url }: Changed,
  { call }: About,
) {
  const everywhere = [...updated.map(({ website_id }) => ({ website_id, code: '', message: '' })), ...errors];
  const known = await sitesOf(everywhere, call);
  const siteOf = (id: number | string) => {
    const { name = '', url = '' } = known.get(String(id)) ?? {};
    return { id: Number(id), name, url };
  };
  const total = updated.length + errors.length + sites_queued;
  return {
    success: updated.length > 0 || sites_queued > 0,
    message: `The password was changed on ${updated.length} of ${total} sites.`,
    ...(job_id === undefined ? {} : { job_id, status_url }),
    total_websites: total,
    success_count: updated.length,
    failed_count: errors.length,
    success_websites: updated.map(({ website_id }) => siteOf(website_id)),
    failed_websites: errors.map(({ website_id, message }) => ({ ...siteOf(website_id), message })),
  };
}
