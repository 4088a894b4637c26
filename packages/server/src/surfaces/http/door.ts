import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Catalogue } from '../../kernel/ability/catalogue.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Ctx, Services } from '../../kernel/context.ts';
import type { Foreseen } from '../../kernel/recall.ts';
import type { Settings } from '../../settings.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Credentials, Surface } from './credentials/credentials.ts';
import type { Intake } from './intake/intake.ts';

/** What the HTTP surfaces share: the caller, its address, and the catalogue of abilities. */
export class Door {
  readonly catalogue: Catalogue;
  readonly intake: Intake;
  readonly answers: AnswerMemory;
  readonly #services: Services;
  readonly #credentials: Credentials;

  constructor(services: Services, catalogue: Catalogue, credentials: Credentials, intake: Intake) {
    this.#services = services;
    this.catalogue = catalogue;
    this.#credentials = credentials;
    this.intake = intake;
    this.answers = new AnswerMemory(services);
  }

  get services(): Services {
    return this.#services;
  }

  get settings(): Settings {
    return this.#services.settings;
  }

  /** @param foreseen Gives what the request will recall. */
  actorOf(request: FastifyRequest, surface: Surface = 'abilities', foreseen?: Foreseen): Promise<Actor> {
    return this.#credentials.actorOf(request, surface, foreseen);
  }

  /**
   * A body that is read while it is sent, for as long as its caller may have it: a caller who reads slowly can make that
   * last for hours, and the credentials may be revoked meanwhile.
   * @param requireCaller Throws once they are no longer good, or not enough.
   */
  whileAllowed({ raw }: FastifyRequest, body: Readable, requireCaller: () => Promise<unknown>): Readable {
    async function* chunks() {
      for await (const chunk of body) {
        // A caller who has left has no address any more, which a key may be bound to.
        if (raw.socket.destroyed) return;
        await requireCaller();
        yield chunk;
      }
    }
    return Readable.from(chunks(), { objectMode: false });
  }

  ctx(request: FastifyRequest, actor: Actor): Ctx {
    const client = { address: request.ip, userAgent: request.headers['user-agent'] };
    // Work that changes something may take long, and looks again.
    const recall = request.method === 'GET' ? request.caller?.recall : undefined;
    return { ...this.#services, actor, origin: this.originOf(request), client, recall };
  }

  /** Scheme and host under which the caller reaches this server, without a slash at the end. */
  originOf(request: FastifyRequest): string {
    const { baseUrl } = this.settings;
    return baseUrl === '' ? `${request.protocol}://${request.host}` : baseUrl.replace(/\/+$/, '');
  }

  queryOf(request: FastifyRequest): string {
    const at = request.url.indexOf('?');
    return at < 0 ? '' : request.url.slice(at + 1);
  }
}
