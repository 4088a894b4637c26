import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { requireModule } from '../../../kernel/ability/modules.ts';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import { parseInput } from '../../../kernel/ability/validate.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Prove } from '../../abilities/abilities.routes.ts';
import { coerceNumbers } from '../../abilities/coerce.ts';
import { readItemQuery, shownAs } from '../../abilities/discovery-query.ts';
import { inputOfBody, inputOfQuery } from '../../abilities/read-input.ts';
import type { Door } from '../../http/door.ts';
import { readJsonBody } from '../../http/read-body.ts';
import { tellMethods } from '../../http/route-table.ts';
import { Idempotency, replay } from '../../rest-v2/idempotency.ts';
import { abilityError, MAINWP_WORD, sendTold } from '../dialect-errors.ts';
import { callOf } from '../rest/line.ts';
import { type DialectAbility, dialectMethodOf } from './dialect-ability.ts';
import { dialectItem } from './discovery.ts';
import { DIALECT_ABILITIES } from './table.ts';

const READS = ['GET', 'HEAD'];
const BY_NAME = new Map(DIALECT_ABILITIES.map(ability => [ability.name, ability]));

interface Asked {
  readonly ability: DialectAbility;
  readonly runs: boolean;
}

/** Running the abilities of MainWP, and showing one. */
export function dialectAbilityRoutes(http: FastifyInstance, door: Door, prove: Prove): void {
  const base = `${door.settings.restRoot}/wp-abilities/v1`;
  http.register(async scope => {
    scope.setErrorHandler((error, request, reply) => {
      sendTold(abilityError(error, request), request, reply);
    });
    const idempotency = new Idempotency(scope);
    scope.all(`${base}/abilities/${MAINWP_WORD}/*`, { onRequest: beforeBody }, async (request, reply) => {
      const asked = askedFor(request);
      if (request.method === 'OPTIONS') return tellMethods(reply, methodsOf(asked).join(', '));
      if (asked.runs) return run(asked.ability, request, reply);
      await door.actorOf(request, 'mainwp-abilities');
      return shownAs(readItemQuery(request), dialectItem(asked.ability, `${door.originOf(request)}${base}`));
    });

    async function run(ability: DialectAbility, request: FastifyRequest, reply: FastifyReply) {
      const actor = await door.actorOf(request, 'mainwp-abilities');
      const ctx = { ...door.ctx(request, actor), prove: () => prove(request, actor) };
      requireAllowed(ctx, ability.ability);
      await requireModule(ability.ability.module, ctx);
      if (ability.ability.effect !== 'read') {
        const answered = await idempotency.begin(request, ctx, ability.ability);
        if (answered) return replay(reply, answered);
      }
      const input = parseInput<never>(ability.input, inputIn(request, ability.input, door));
      return ability.run(input, { ctx, call: callOf(ctx) });
    }
  });

  /** Method and credentials, before any body is read. */
  async function beforeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = askedFor(request);
    if (request.method === 'OPTIONS') return;
    requireMethod(request, reply, methodsOf(asked));
    const ctx = door.ctx(request, await door.actorOf(request, 'mainwp-abilities'));
    if (asked.runs) requireAllowed(ctx, asked.ability.ability);
  }
}

function askedFor(request: FastifyRequest): Asked {
  const [name = '', action, ...rest] = (request.params as { '*': string })['*'].replace(/\/$/, '').split('/');
  if (rest.length > 0 || (action !== undefined && action !== 'run')) {
    throw new AppError('rest_no_route', 'No route was found matching the URL and request method.');
  }
  const ability = BY_NAME.get(name);
  if (ability) return { ability, runs: action === 'run' };
  throw new AppError('rest_ability_not_found', `There is no ability ${MAINWP_WORD}/${name}.`);
}

function methodsOf({ ability, runs }: Asked): readonly string[] {
  return runs ? [dialectMethodOf(ability)] : READS;
}

function requireMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void {
  if (methods.includes(request.method)) return;
  reply.header('allow', methods.join(', '));
  throw new AppError('rest_ability_invalid_method', `Use ${methods[0]} here.`);
}

/** Input that the ability doesn't know is left out, as there. An empty list is an empty object in PHP. */
function inputIn(request: FastifyRequest, schema: TObject, door: Door): object {
  const given = request.method === 'POST' ? postedInput(request, schema) : inputOfQuery(door.queryOf(request), schema);
  return Object.fromEntries(Object.entries(given as object).filter(([name]) => name in schema.properties));
}

function postedInput(request: FastifyRequest, schema: TObject): unknown {
  const body = readJsonBody(request, {}) as { input?: unknown } | null;
  const isEmptyList = Array.isArray(body?.input) && body.input.length === 0;
  return coerceNumbers(schema, isEmptyList ? {} : inputOfBody(request, ['proof']));
}
