import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Claim, claimRequest, type KeptAnswer } from '../../features/idempotency/index.ts';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { noteSecretShown } from '../../kernel/ability/secret-shown.ts';
import { invalidParameters } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { AppError } from '../../kernel/errors.ts';

const HEADER = 'idempotency-key';
/** Headers that belong to an answer; all others are about its transfer. */
const KEPT_HEADERS = ['content-type', 'x-wp-total', 'x-wp-totalpages', 'location'] as const;
/**
 * Statuses before anything was run: a retry may run. All others are the outcome, 500 too: after a bug, a retry must not
 * call a site again. An error that says when to try again is made before anything is done, whatever its status.
 */
const FREEING: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429, 501]);

/** Replays the answer to a POST with the same `Idempotency-Key`. Source: docs/spec/rest-v2.md#idempotency. */
export class Idempotency {
  readonly #claims = new WeakMap<FastifyRequest, Claim>();
  readonly #refusals = new WeakMap<FastifyRequest, AppError>();

  /** @param scope The scope whose answers are stored. */
  constructor(scope: FastifyInstance) {
    scope.addHook('onSend', (request, reply, payload, done) => {
      const claim = this.#claims.get(request);
      if (!claim) return done();
      this.#claims.delete(request);
      return settle(claim, outcomeOf(reply, this.#refusals.get(request)), answerOf(reply, payload)).catch(error => {
        // The work is done, so its answer is sent anyway; a retry gets an error that the outcome is unknown.
        request.log.error({ err: error }, 'the answer to a request with an idempotency key could not be saved');
      });
    });
  }

  /**
   * Called once the caller is known to be allowed, before the work. A secret that is given out again is audited.
   * @param uploaded The contents of a form with a file: its bytes have another boundary each time.
   * @returns the answer to replay; undefined if the request is to run.
   * @throws AppError rest_invalid_param, idempotency_key_reused, idempotency_in_progress, idempotency_outcome_unknown.
   */
  async begin(
    request: FastifyRequest,
    ctx: Ctx,
    { name, givesSecret }: Pick<AnyAbility, 'name' | 'givesSecret'>,
    uploaded?: object,
  ): Promise<KeptAnswer | undefined> {
    const given = request.headers[HEADER];
    if (request.method !== 'POST' || given === undefined) return undefined;
    const key = String(given);
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      const message = 'must have 1 to 255 visible ASCII characters, without spaces';
      throw invalidParameters([{ path: 'Idempotency-Key', message }]);
    }
    const claim = await claimRequest(ctx, ctx.actor, key, partsOf(request, uploaded));
    if (!('keep' in claim)) {
      if (givesSecret === true && claim.status < 300) await noteSecretShown(ctx, name);
      return claim;
    }
    this.#claims.set(request, claim);
    return undefined;
  }

  /** For a refusal whose answer has another status: what it is by itself says whether a retry may run. */
  refused(request: FastifyRequest, error: AppError): void {
    this.#refusals.set(request, error);
  }
}

/** What is known of how a request ended. */
interface Outcome {
  readonly status: number;
  /** It says when to try again. */
  readonly again: boolean;
}

function outcomeOf(reply: FastifyReply, refusal: AppError | undefined): Outcome {
  if (refusal) return { status: refusal.status, again: refusal.data.retry_after !== undefined };
  return { status: reply.statusCode, again: reply.statusCode >= 400 && reply.hasHeader('retry-after') };
}

async function settle(claim: Claim, { status, again }: Outcome, answer: KeptAnswer | undefined): Promise<void> {
  if (again || FREEING.has(status)) await claim.free();
  else if (answer) await claim.keep(answer);
}

export function replay(reply: FastifyReply, { status, headers, body }: KeptAnswer): FastifyReply {
  return reply.code(status).headers(headers).header('idempotency-replayed', 'true').send(body);
}

function partsOf({ method, url, body, headers }: FastifyRequest, uploaded?: object): (string | Uint8Array)[] {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const content = uploaded ? JSON.stringify(uploaded) : Buffer.isBuffer(body) ? body : '';
  return [method, url, type.trim().toLowerCase(), content];
}

function answerOf(reply: FastifyReply, body: unknown): KeptAnswer | undefined {
  if (typeof body !== 'string') return undefined;
  const headers = KEPT_HEADERS.flatMap(name => {
    const value = reply.getHeader(name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body };
}
