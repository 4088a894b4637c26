import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { methodsOf } from '../../kernel/ability/catalogue.ts';
import { execute, executeAsJson } from '../../kernel/ability/execute.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Door } from '../http/door.ts';
import { tellMethods } from '../http/route-table.ts';
import { Idempotency, replay } from '../rest-v2/idempotency.ts';
import { asksForCsv, csvOf, sendCsv } from './csv/send-csv.ts';
import { abilityItem, CATEGORIES, categoryItem } from './discovery.ts';
import { hasMeta, readMeta, refuseFilters } from './discovery-meta.ts';
import { answerPage, readItemQuery, readListQuery, shownAs } from './discovery-query.ts';
import { inputOfBody, inputOfQuery } from './read-input.ts';

const READS = ['GET', 'HEAD'];
const SLUGS = Object.keys(CATEGORIES) as AnyAbility['category'][];

/** Abilities of another dialect, which discovery lists after ours. */
export interface DiscoveredBeside {
  /** As discovery shows them. @param base Address of the root. */
  readonly items: (base: string) => readonly DiscoveredItem[];
  readonly categories: (base: string) => readonly DiscoveredItem[];
}

type DiscoveredItem = ReturnType<typeof abilityItem> | ReturnType<typeof categoryItem>;

/**
 * Running and discovery of abilities. Source: docs/spec/abilities.md#running-an-ability.
 * @param beside Those of other dialects.
 */
export function abilitiesRoutes(
  http: FastifyInstance,
  door: Door,
  prove: Prove,
  beside: readonly DiscoveredBeside[] = [],
): void {
  // In a scope of its own: answers to requests with an idempotency key are stored as they are sent.
  http.register(async scope => addRoutes(scope, door, prove, { idempotency: new Idempotency(scope), beside }));
}

/** Each ability has its own path and that of its run, both also with a slash at the end. */
const MOST_PATHS = 1000;

interface Asked {
  readonly ability: AnyAbility;
  readonly action: string | undefined;
}

/** Whether a request carries proof of its user besides the credentials. */
export type Prove = (request: FastifyRequest, actor: Actor) => Promise<boolean>;

interface Parts {
  readonly idempotency: Idempotency;
  readonly beside: readonly DiscoveredBeside[];
}

function addRoutes(http: FastifyInstance, door: Door, prove: Prove, { idempotency, beside }: Parts): void {
  const root = `${door.settings.restRoot}/wp-abilities/v1`;
  const { namespace } = door.settings;

  http.all<{ Params: { '*': string } }>(`${root}/abilities/*`, { onRequest: beforeBody }, async (request, reply) => {
    const { ability, action } = askedFor(request.params['*']);
    if (request.method === 'OPTIONS') {
      return tellMethods(reply, (action === 'run' ? methodsOf(ability) : READS).join(', '));
    }
    if (action === 'run') return run(ability, request, reply);
    return discovered(request, reply, base => {
      return shownAs(readItemQuery(request), abilityItem(ability, namespace, base));
    });
  });

  http.all(`${root}/abilities`, { onRequest: readersOnly }, (request, reply) =>
    discovered(request, reply, base => {
      const query = readListQuery(request);
      const meta = readMeta(door.queryOf(request));
      const own = door.catalogue.all().map(ability => abilityItem(ability, namespace, base));
      const others = beside.flatMap(({ items }) => items(base) as (typeof own)[number][]);
      const wanted = [...own, ...others]
        .filter(item => query.category === undefined || item.category === query.category)
        .filter(item => query.namespace === undefined || item.name.startsWith(`${query.namespace}/`))
        .filter(item => hasMeta(item.meta, meta));
      const items = answerPage(request, reply, `${base}/abilities`, wanted, query);
      return items.map(item => shownAs(query, item));
    }),
  );

  http.all(`${root}/categories`, { onRequest: readersOnly }, (request, reply) =>
    discovered(request, reply, base => {
      const query = readListQuery(request);
      refuseFilters(door.queryOf(request));
      const items = answerPage(request, reply, `${base}/categories`, categoriesAt(base), query);
      return items.map(item => shownAs(query, item));
    }),
  );

  http.all<{ Params: { slug: string } }>(
    `${root}/categories/:slug`,
    { onRequest: readersOnly },
    async (request, reply) => {
      const wanted = request.params.slug;
      const found = (base: string) => categoriesAt(base).find(item => 'slug' in item && item.slug === wanted);
      if (!found('')) throw new AppError('rest_ability_category_not_found', `There is no category ${wanted}.`);
      return discovered(request, reply, base => shownAs(readItemQuery(request), found(base) as object));
    },
  );

  function categoriesAt(base: string): DiscoveredItem[] {
    const own = SLUGS.map(slug => categoryItem(slug, namespace, base));
    return [...own, ...beside.flatMap(({ categories }) => categories(base))];
  }

  /** By the path of a request: those of abilities are few. */
  const asked = new Map<string, Asked>();

  function askedFor(path: string): Asked {
    const known = asked.get(path) ?? read(path);
    if (asked.size < MOST_PATHS) asked.set(path, known);
    return known;
  }

  function read(path: string): Asked {
    const [ns = '', name = '', action, ...rest] = path.replace(/\/$/, '').split('/');
    const ability = ns === namespace ? door.catalogue.get(name) : undefined;
    if (rest.length > 0 || (action !== undefined && action !== 'run')) throw noRoute();
    if (ability) return { ability, action };
    throw new AppError('rest_ability_not_found', `There is no ability ${ns}/${name}. GET ${root}/abilities lists all.`);
  }

  /** No body is read from callers who may not send it. */
  async function beforeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { ability, action } = askedFor((request.params as { '*': string })['*']);
    if (request.method === 'OPTIONS') return;
    requireMethod(request, reply, action === 'run' ? methodsOf(ability) : READS);
    const ctx = door.ctx(request, await door.actorOf(request));
    if (action === 'run' && ability.effect !== 'read') requireAllowed(ctx, ability);
  }

  /** Method, then credentials, then the requested item. @param answer Gets the base address. */
  async function discovered(request: FastifyRequest, reply: FastifyReply, answer: (base: string) => unknown) {
    if (request.method === 'OPTIONS') return tellMethods(reply, READS.join(', '));
    requireMethod(request, reply, READS);
    await door.actorOf(request);
    return answer(`${door.originOf(request)}${root}`);
  }

  async function run(ability: AnyAbility, request: FastifyRequest, reply: FastifyReply) {
    requireMethod(request, reply, methodsOf(ability));
    const actor = await door.actorOf(request);
    const ctx = { ...door.ctx(request, actor), prove: () => prove(request, actor) };
    if (ability.effect !== 'read') {
      requireAllowed(ctx, ability);
      const answered = await idempotency.begin(request, ctx, ability);
      if (answered) return replay(reply, answered);
    }
    const readInput = () =>
      request.method === 'POST'
        ? inputOfBody(request, ability.proof === 'login' ? ['proof'] : [])
        : inputOfQuery(door.queryOf(request), ability.input);
    if (asksForCsv(request, ability)) {
      const body = await csvOf(ability, readInput, ctx);
      const again = async () => requireAllowed(door.ctx(request, await door.actorOf(request)), ability);
      return sendCsv(reply, ability, door.whileAllowed(request, body, again));
    }
    if (ability.remembered === undefined || request.method !== 'GET') return execute(ability, readInput, ctx);
    requireAllowed(ctx, ability);
    const made = async () => ({ json: await executeAsJson(ability, readInput, ctx) });
    return door.answers.answer(request, reply, ability.remembered, made);
  }
}

/** What has no body to read. */
async function readersOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method !== 'OPTIONS') requireMethod(request, reply, READS);
}

function requireMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void {
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
