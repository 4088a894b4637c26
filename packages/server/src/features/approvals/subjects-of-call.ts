import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { resolveClient } from '../clients/index.ts';
import { resolveSites } from '../sites/index.ts';
import { type ApprovalSubject, selectSitesNarrowedTo } from './approval-subjects.store.ts';

/** Members of inputs that name sites, clients and tags, one or a list. */
const SITES = ['site_id_or_domain', 'site_ids_or_domains', 'websites', 'sites', 'selected_sites'];
const CLIENTS = ['client_id', 'client_ids', 'client_id_or_email', 'clients'];
const TAGS = ['tag_id', 'tag_ids', 'groups', 'tags', 'add_tags', 'remove_tags'];
const JOB = 'job_id';
export const SUBJECT_MEMBERS: readonly string[] = [...SITES, ...CLIENTS, ...TAGS, JOB];
/** They name an item and change it wherever it is. */
const EVERYWHERE = ['update-plugin-everywhere-v1', 'update-theme-everywhere-v1'];

type Given = Readonly<Record<string, unknown>>;
type Selector = number | string;

/** What a call is about, as far as its input names sites, clients, tags or a job; nothing for calls about the server. */
export async function subjectsOf(ctx: Ctx, ability: AnyAbility, input: object): Promise<readonly ApprovalSubject[]> {
  const given = input as Given;
  const { sites } = await resolveSites(ctx, named(given, SITES));
  const clients = await clientsNamed(ctx, named(given, CLIENTS));
  // Tags of posts are texts.
  const tags = named(given, TAGS).filter(id => typeof id === 'number');
  const found: ApprovalSubject[] = [
    ...sites.map(({ site }) => ({ site_id: site.id })),
    ...(await placesOf(ctx, given, clients, tags)),
  ];
  if (found.length > 0 || named(given, [...SITES, ...CLIENTS, ...TAGS]).length > 0) return found;
  if (typeof given[JOB] === 'string') return [{ job_id: given[JOB] }];
  return isOverAllSites(ability, given) ? [{}] : [];
}

/** A client and a tag that an input has side by side narrow each other: such a call is about the sites of both alone. */
async function placesOf(ctx: Ctx, given: Given, clients: readonly number[], tags: readonly number[]) {
  const { client_id, tag_id } = given;
  if (typeof client_id === 'number' && typeof tag_id === 'number') {
    const sites = await selectSitesNarrowedTo(ctx.database.db, { client_id, tag_id });
    return sites.map(site_id => ({ site_id }));
  }
  return [...clients.map(id => ({ client_id: id })), ...tags.map(id => ({ tag_id: id }))];
}

/** Without a list of sites, abilities that take one mean all of them, unless they have a word for that. */
function isOverAllSites({ name, input: { properties } }: AnyAbility, given: Given): boolean {
  if ('all_sites' in properties) return given.all_sites === true;
  return EVERYWHERE.includes(name) || 'site_id_or_domain' in properties || 'site_ids_or_domains' in properties;
}

function named(given: Given, members: readonly string[]): Selector[] {
  const values = members.flatMap(member => (Array.isArray(given[member]) ? given[member] : [given[member]]));
  return values.filter(value => typeof value === 'number' || (typeof value === 'string' && value !== ''));
}

async function clientsNamed(ctx: Ctx, selectors: readonly Selector[]): Promise<number[]> {
  const found: number[] = [];
  for (const selector of selectors) {
    try {
      found.push((await resolveClient(ctx, selector)).id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return found;
}
