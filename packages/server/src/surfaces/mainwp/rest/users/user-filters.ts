import { selectTagByName } from '../../../../features/tags/index.ts';
import type { Ctx } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { DialectError } from '../../dialect-errors.ts';
import type { Asked } from '../asked.ts';

export const ROLES = ['administrator', 'subscriber', 'editor', 'author', 'contributor'];

const FILTERS = ['clients', 'groups', 'websites'];

/** Exactly one of the filters says which sites are meant. @throws DialectError */
export function requireUserFilter(asked: Asked): void {
  const given = FILTERS.filter(name => asked.value(name) !== undefined);
  if (given.length === 1) return;
  if (given.length === 0) {
    throw new DialectError(
      'rest_invalid_param',
      'no_website_found',
      'Say which sites: give clients, groups or websites.',
    );
  }
  const message = `Give only one of ${FILTERS.join(', ')}.`;
  throw new DialectError('rest_invalid_param', 'invalid_filter_params', message);
}

/** @throws DialectError if a value isn't among the known ones, as MainWP words it. */
export function refuseUnknown(asked: Asked, name: string, known: readonly string[], code: string): void {
  const unknown = asked.words(name)?.find(word => !known.includes(word));
  if (unknown === undefined) return;
  const message = `Not a known value: ${unknown.slice(0, 100)}. Known are ${known.join(', ')}.`;
  throw new DialectError('rest_invalid_param', 'rest_invalid_param', `Check the parameter ${name}. ${message}`, {
    params: { [name]: message },
    details: { [name]: { code, message, data: null } },
  });
}

/** Tags are named here, never given by id: a name of digits is looked up. @throws AppError tag_not_found */
export async function groupsByName(input: Record<string, unknown>, ctx: Ctx): Promise<Record<string, unknown>> {
  const { groups } = input as { groups?: readonly string[] };
  if (groups === undefined) return input;
  const named: (number | string)[] = [];
  for (const group of groups) named.push(/^\d+$/.test(group) ? await idOfTag(group, ctx) : group);
  return { ...input, groups: named };
}

async function idOfTag(name: string, { database }: Ctx): Promise<number> {
  const tag = await selectTagByName(database.db, name);
  if (tag) return tag.id;
  throw new AppError('tag_not_found', `No tag is named ${JSON.stringify(name.slice(0, 100))}. Give tags by name.`);
}
