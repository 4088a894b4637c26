import * as sites from '../../../features/sites/index.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type DialectAbility, inWord, jobAddress, type Running } from './dialect-ability.ts';
import * as given from './inputs.ts';

interface Failure {
  readonly identifier: number | string;
  readonly code: string;
  readonly message: string;
}

interface Made {
  readonly queued?: boolean;
  readonly job_id?: string;
  readonly sites_queued?: number;
  readonly errors?: readonly Failure[];
}

type Given = { readonly site_ids_or_domains?: readonly (number | string)[] };

const SEVERAL = given.dialectInput({ site_ids_or_domains: given.someSites });

/** Several sites at once. None given means all only where that does no harm, as for our own abilities. */
export const SITE_BATCH_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'sync-sites-v1',
    category: 'sites',
    ability: sites.syncSites,
    input: given.dialectInput({
      site_ids_or_domains: given.someSites,
      site_ids: given.someIds('Sites by id, besides.'),
      exclude_ids: given.someIds('Sites to leave out.'),
    }),
    run: async (input: Given & { site_ids?: number[]; exclude_ids?: number[] }, running) => {
      const { site_ids_or_domains = [], site_ids = [], exclude_ids = [] } = input;
      const wanted = [...site_ids_or_domains, ...site_ids];
      const made = await running.call(sites.syncSites, { site_ids_or_domains: wanted, exclude: exclude_ids });
      if (made.queued === true) return queuedSync(made, running);
      return { ...made, errors: failuresOf(made.errors, running) };
    },
  },
  batch('reconnect-sites-v1', sites.reconnectSites, 'reconnected', site => site),
  batch('disconnect-sites-v1', sites.disconnectSites, 'disconnected', site => site),
  batch('suspend-sites-v1', sites.suspendSites, 'suspended', site => ({ ...site, suspended: 1 })),
  batch('check-sites-v1', sites.checkSites, 'checked', (site, check) => ({
    ...site,
    status: { online: check?.reachable ?? false, http_code: check?.http_status ?? 0 },
  })),
];

function queuedSync({ job_id = '', sites_queued }: Made, { ctx }: Running): object {
  return { queued: true, job_id, status_url: jobAddress(job_id, ctx), sites_queued };
}

/** Failures as MainWP lists them; sites that it doesn't know have a status too. */
function failuresOf(failures: readonly Failure[], { ctx }: Running) {
  return failures.map(({ identifier, code, message }) => ({
    identifier,
    code: inWord(code, ctx),
    message,
    ...(code.endsWith('site_not_found') ? { status: 404 } : {}),
  }));
}

interface Brief {
  readonly id: number;
  readonly url: string;
  readonly name: string;
}

type Check = { readonly reachable: boolean; readonly http_status: number } | null;

function batch(
  name: string,
  ability: DialectAbility['ability'],
  verb: string,
  item: (site: Brief, check: Check) => object,
): DialectAbility {
  return {
    name,
    category: 'sites',
    ability,
    input: SEVERAL,
    run: async (input: Given, running) => {
      const made = (await running.call(ability, input)) as Made & Readonly<Record<string, unknown>>;
      const errors = failuresOf(made.errors ?? [], running);
      if (made.queued === true) return { queued: true, job_id: made.job_id, total: made.sites_queued, errors };
      const rows = (made[verb] ?? made.results) as readonly { id?: number; site_id?: number }[];
      const ids = rows.map(row => Number(row.id ?? row.site_id));
      requireAny(ids.length, errors);
      const found = ids.length === 0 ? [] : (await running.call(sites.findSites, { site_ids_or_domains: ids })).sites;
      const done = found.map(({ id, url, name: called, check }) => item({ id, url, name: called }, check));
      return { [verb]: done, errors, [`total_${verb}`]: done.length, total_errors: errors.length };
    },
  };
}

/** @throws AppError site_not_found if none of the given sites is known. */
function requireAny(done: number, errors: readonly { code: string; message: string }[]): void {
  if (done > 0 || errors.length === 0 || !errors.every(({ code }) => code.endsWith('site_not_found'))) return;
  throw new AppError('site_not_found', errors[0]?.message ?? '');
}
