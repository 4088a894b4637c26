import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
type Words = Parameters<FastifyBaseLogger[Level]>;

/** The same log, whose children are made when they have something to write. */
export function namesRequests(log: FastifyBaseLogger): FastifyBaseLogger {
  return Object.create(log, { child: { value: (bindings: Bindings) => new RequestLog(log, bindings) } });
}

/** The log of a request, whose lines name it. Most requests write none to it, so it is made for those that do. */
class RequestLog {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #own: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get level() {
    return this.#log.level;
  }

  fatal(...words: Words) {
    this.#write('fatal', words);
  }
  error(...words: Words) {
    this.#write('error', words);
  }
  warn(...words: Words) {
    this.#write('warn', words);
  }
  info(...words: Words) {
    this.#write('info', words);
  }
  debug(...words: Words) {
    this.#write('debug', words);
  }
  trace(...words: Words) {
    this.#write('trace', words);
  }
  silent(...words: Words) {
    this.#write('silent', words);
  }
  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#named().child(...given);
  }

  #named(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#bindings);
    return this.#own;
  }

  #write(level: Level, words: Words): void {
    this.#named()[level](...words);
  }
}
