import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AnyAbility } from '../../kernel/ability.ts';
import { methodsOf } from '../../kernel/catalogue.ts';
import { AppError } from '../../kernel/errors.ts';
import { execute } from '../../kernel/execute.ts';
import { page, perPage } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/validate.ts';
import type { Door } from '../http/door.ts';
import { coerce } from './coerce.ts';
import { abilityItem, CATEGORIES, categoryItem } from './discovery.ts';
import { inputOfBody, inputOfQuery } from './read-input.ts';

const ListQuery = Type.Object({
  page: Type.Optional(page),
  per_page: Type.Optional(perPage(50, 100)),
  category: Type.Optional(Type.String({ description: 'Only abilities of this category.' })),
});

/** Running and discovery of abilities. Source: decisions.md §2. */
export function abilitiesRoutes(http: FastifyInstance, door: Door): void {
  const root = `${door.settings.restRoot}/wp-abilities/v1`;
  const { namespace } = door.settings;

  http.all<{ Params: { '*': string } }>(`${root}/abilities/*`, async (request, reply) => {
    const [ns = '', name = '', action, ...rest] = request.params['*'].replace(/\/$/, '').split('/');
    const ability = ns === namespace ? door.catalogue.get(name) : undefined;
    if (rest.length > 0 || (action !== undefined && action !== 'run')) throw noRoute();
    if (!ability) {
      throw new AppError(
        'rest_ability_not_found',
        `There is no ability ${ns}/${name}. GET ${root}/abilities lists all.`,
      );
    }
    if (action === 'run') return run(ability, request, reply);
    demandMethod(request, reply, ['GET', 'HEAD']);
    await door.actorOf(request);
    return abilityItem(ability, namespace, `${door.originOf(request)}${root}`);
  });

  http.get(`${root}/abilities`, async (request, reply) => {
    await door.actorOf(request);
    const query = parseQuery(request);
    const base = `${door.originOf(request)}${root}`;
    const wanted = door.catalogue
      .all()
      .filter(ability => query.category === undefined || `${namespace}-${ability.category}` === query.category);
    return paged(request, reply, wanted, query).map(ability => abilityItem(ability, namespace, base));
  });

  http.get(`${root}/categories`, async (request, reply) => {
    await door.actorOf(request);
    const slugs = Object.keys(CATEGORIES) as AnyAbility['category'][];
    const base = `${door.originOf(request)}${root}`;
    return paged(request, reply, slugs, parseQuery(request)).map(slug => categoryItem(slug, namespace, base));
  });

  http.get<{ Params: { slug: string } }>(`${root}/categories/:slug`, async request => {
    await door.actorOf(request);
    const slug = (Object.keys(CATEGORIES) as AnyAbility['category'][]).find(
      category => `${namespace}-${category}` === request.params.slug,
    );
    if (slug) return categoryItem(slug, namespace, `${door.originOf(request)}${root}`);
    throw new AppError('rest_ability_category_not_found', `There is no category ${request.params.slug}.`);
  });

  async function run(ability: AnyAbility, request: FastifyRequest, reply: FastifyReply) {
    demandMethod(request, reply, methodsOf(ability));
    const ctx = door.ctx(request, await door.actorOf(request));
    const readInput = () =>
      request.method === 'POST'
        ? inputOfBody(request.body, request.headers['content-type'])
        : inputOfQuery(door.queryOf(request), ability.input);
    return execute(ability, readInput, ctx);
  }
}

function demandMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void {
  if (methods.includes(request.method)) return;
  reply.header('allow', methods.join(', '));
  throw new AppError(
    'rest_ability_invalid_method',
    `Use ${methods.filter(method => method !== 'HEAD').join(' or ')} here.`,
  );
}

function noRoute(): AppError {
  return new AppError('rest_no_route', 'No route was found matching the URL and request method.');
}

function parseQuery(request: FastifyRequest) {
  const own = Object.entries(request.query as object).filter(([name]) => !name.startsWith('_'));
  try {
    const value = coerce(ListQuery, Object.fromEntries(own));
    return parseInput<{ page: number; per_page: number; category?: string }>(ListQuery, value);
  } catch (error) {
    if (error instanceof AppError) throw new AppError('rest_invalid_param', error.message, error.data);
    throw error;
  }
}

/** One page of a list, with the headers that tell of the others. */
function paged<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  all: readonly T[],
  { page, per_page }: { page: number; per_page: number },
): T[] {
  const pages = Math.ceil(all.length / per_page);
  const path = request.url.split('?')[0];
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams({ ...(request.query as Record<string, string>), page: String(to) });
    return `<${path}?${query}>; rel="${rel}"`;
  };
  const links = [...(page > 1 ? [link(page - 1, 'prev')] : []), ...(page < pages ? [link(page + 1, 'next')] : [])];
  reply.header('x-wp-total', all.length).header('x-wp-totalpages', pages);
  if (links.length > 0) reply.header('link', links.join(', '));
  return all.slice((page - 1) * per_page, page * per_page);
}
