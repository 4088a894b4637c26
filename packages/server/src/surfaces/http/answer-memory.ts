import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { settingsRevision } from '../../live-settings.ts';

const MOST_BYTES = 16 * 2 ** 20;
const MOST_OF_ONE = 2 ** 20;
/** Larger ones are kept for who asks again: a hundred pages that nobody asks for again were garbage of 16 MiB each time. */
const LARGE = 128 * 1024;
/** What an entry takes besides its key and body, about. */
const OVERHEAD = 500;

interface Made {
  readonly headers: Headers;
  readonly body: Buffer;
}

interface Making {
  readonly version: string;
  readonly answer: Promise<Made>;
}

type Headers = Readonly<Record<string, string | number>>;

interface Answer {
  readonly json: Buffer;
  readonly headers?: Headers;
}

interface Kept {
  readonly version: string;
  /** undefined: it was asked for once, and takes its place as if it were here. */
  readonly made: Made | undefined;
  readonly bytes: number;
}

/**
 * Answers of abilities that are remembered, as the bytes that went out. One is given again as long as the store is what
 * it was: a look at its version is all that a page costs then. The least lately used leave when there are too many.
 */
export class AnswerMemory {
  readonly #services: Pick<Services, 'database' | 'clock' | 'settings'>;
  readonly #kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes });
  /** What is being made for those who asked last. */
  readonly #making = new Map<string, Making>();

  constructor(services: Pick<Services, 'database' | 'clock' | 'settings'>) {
    this.#services = services;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * Sends the answer to a GET that is allowed to have it. The same address means the same answer: credentials decide
   * only whether it is given.
   * @param make Makes it where it isn't there.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    remembered: 'store' | 'day',
    make: () => Promise<Answer>,
  ): Promise<FastifyReply> {
    const key = this.#keyOf(request, remembered);
    // Asked before anything is read: what is committed meanwhile makes the answer newer than the version, never older.
    const stored = request.caller?.version ?? (await this.#services.database.version());
    // Settings that this process takes up later than the commit make another answer, too.
    const version = `${stored} ${settingsRevision(this.#services.settings)}`;
    const kept = this.#find(key, version);
    if (kept?.made) return send(reply, kept.made);
    return send(reply, await this.#made(key, version, make));
  }

  /** Who asks for the same while it is made waits for it: else a slow query runs once for each of them. */
  #made(key: string, version: string, make: () => Promise<Answer>): Promise<Made> {
    const under = this.#making.get(key);
    if (under?.version === version) return under.answer;
    const answer = make().then(({ json, headers = {} }) => {
      const made = { headers, body: json };
      this.#keep(key, version, made);
      return made;
    });
    const making = { version, answer };
    this.#making.set(key, making);
    const ended = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    answer.then(ended, ended);
    return answer;
  }

  #keyOf(request: FastifyRequest, remembered: 'store' | 'day'): string {
    const day = remembered === 'day' ? Math.floor(this.#services.clock.now() / DAY_MS) : '';
    return `${day} ${request.protocol} ${request.host} ${request.url}`;
  }

  #find(key: string, version: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.version === version) return kept;
    this.#kept.delete(key);
    return undefined;
  }

  #keep(key: string, version: string, answer: Made): void {
    const bytes = answer.body.length + 2 * key.length + OVERHEAD;
    if (bytes > MOST_OF_ONE) return;
    const again = this.#kept.peek(key)?.version === version;
    this.#kept.set(key, { version, made: again || bytes < LARGE ? answer : undefined, bytes });
  }
}

function send(reply: FastifyReply, { headers, body }: Made): FastifyReply {
  return reply.type('application/json; charset=utf-8').headers(headers).send(body);
}
