import type { Schema } from '@sitekeeper/server';
import { WorkError } from './failure.ts';
import type { CliSession } from './session/cli-session.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly email?: string | null;
}

const found = new WeakMap<CliSession, Map<string, Promise<number>>>();

/**
 * Ids of tags given by id or name, as a list or separated by commas. Anything else is passed to the ability, which
 * reports it. @throws WorkError naming an unknown tag.
 */
export async function resolveTagIds(session: CliSession, given: unknown): Promise<unknown> {
  const tags = typeof given === 'string' ? given.split(',') : given;
  if (!Array.isArray(tags)) return given;
  const wanted = tags.map(tag => (typeof tag === 'string' ? tag.trim() : tag)).filter(tag => tag !== '');
  return Promise.all(wanted.map(tag => idOf(session, 'tag', tag)));
}

/** The same for a client, by id, name or e-mail address. @throws WorkError also when several have the name. */
export async function resolveClientId(session: CliSession, given: unknown): Promise<unknown> {
  return idOf(session, 'client', typeof given === 'string' ? given.trim() : given);
}

/** The same for one tag. */
export async function resolveTagId(session: CliSession, given: unknown): Promise<unknown> {
  return idOf(session, 'tag', typeof given === 'string' ? given.trim() : given);
}

const CLIENT_FIELDS: ReadonlySet<string> = new Set(['client_id', 'client_ids', 'clients', 'client_id_or_email']);
const TAG_FIELDS: ReadonlySet<string> = new Set([
  'tag_id',
  'tag_ids',
  'tags',
  'tags_any',
  'tags_all',
  'groups',
  'add_tags',
  'remove_tags',
]);

/** Whether a person may name a client or tag where the ability takes its id. Tags of posts are texts, not ours. */
export function takesName(field: string, schema: Schema): boolean {
  const takes = new Set([schema.type ?? [], schema.items?.type ?? []].flat());
  if (!takes.has('integer')) return false;
  // What takes tags by id or name knows the names itself.
  return CLIENT_FIELDS.has(field) || (TAG_FIELDS.has(field) && !takes.has('string'));
}

/**
 * The input of an ability with ids in place of the names of clients and tags. E-mail addresses that the ability itself
 * takes are left to it. @throws WorkError
 */
export async function withLinkIds(
  session: CliSession,
  input: Readonly<Record<string, unknown>>,
  { properties = {} }: Schema,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(input).map(async ([field, given]) => {
    const schema = properties[field];
    if (schema === undefined || !takesName(field, schema)) return [field, given] as const;
    const what = CLIENT_FIELDS.has(field) ? 'client' : 'tag';
    const takesText = [schema.type, schema.items?.type].flat().includes('string');
    const toId = async (one: unknown) =>
      takesText && typeof one === 'string' && one.includes('@') ? one : idOf(session, what, one);
    return [field, Array.isArray(given) ? await Promise.all(given.map(toId)) : await toId(given)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function idOf(session: CliSession, what: 'tag' | 'client', given: unknown): Promise<unknown> {
  if (typeof given !== 'string' || given === '') return given;
  if (/^\d+$/.test(given)) return Number(given);
  const known = found.get(session) ?? new Map<string, Promise<number>>();
  found.set(session, known);
  const key = `${what} ${given.toLowerCase()}`;
  const id = known.get(key) ?? lookUp(session, what, given);
  known.set(key, id);
  return id;
}

async function lookUp(session: CliSession, what: 'tag' | 'client', name: string): Promise<number> {
  const same = (text: string | null | undefined) => text?.toLowerCase() === name.toLowerCase();
  const all: Named[] = [];
  for (let page = 1; ; page++) {
    const input = { search: name, page, per_page: 100 };
    const { items } = await session.run<{ items: readonly Named[] }>(`list-${what}s-v1`, input);
    all.push(...items.filter(item => same(item.name) || same(item.email)));
    if (items.length < 100) break;
  }
  const [one, other] = all;
  if (one && other) {
    const ids = all.map(item => item.id).join(', ');
    throw new WorkError('ambiguous_name', `Several ${what}s are named "${name}" (ids ${ids}). Use the id.`);
  }
  if (one) return one.id;
  throw new WorkError(`${what}_not_found`, `No ${what} is named "${name}". Add it first, or use ids.`);
}
