import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { BodyPieces } from './body-pieces.ts';
import { AT_ONCE_BYTES, isPacked, unpackWhole } from './decode-body.ts';
import type { OutboundRequest } from './port.ts';
import { readReplyBody } from './read-reply-body.ts';
import { replyTooLarge } from './reply-too-large.ts';
import { withoutStack } from './without-stack.ts';

/** An answer, its body unpacked. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

type Wanted = Pick<OutboundRequest, 'withoutBody' | 'firstBytes' | 'take'>;

const NOTHING = Buffer.alloc(0);
/** Ends an exchange whose rest nobody waits for. */
const ENOUGH = new Error('the rest of the answer is not wanted');

/**
 * Takes one answer as undici hands it over. A sync of thousands of sites feels each object: only what is packed and
 * large becomes a stream, all else is put together here. Limit and wanted bytes count what was unpacked.
 */
export class AnswerHandler implements Dispatcher.DispatchHandler {
  readonly #wanted: Wanted;
  readonly #limit: number;
  readonly #result = Promise.withResolvers<Received>();
  #controller: Dispatcher.DispatchController | undefined;
  #stopped: Error | undefined;
  #status = 0;
  #headers: Readonly<Record<string, string>> = {};
  #encoding: string | undefined;
  readonly #pieces = new BodyPieces();
  /** What is packed and larger than is unpacked at once. */
  #stream: Readable | undefined;

  /** @param limit Most bytes of a body. */
  constructor(wanted: Wanted, limit: number) {
    this.#wanted = wanted;
    this.#limit = limit;
  }

  /** Rejects with OutboundError for an answer that is too large or damaged, and with undici's error for all else. */
  get received(): Promise<Received> {
    return this.#result.promise;
  }

  /** Ends the exchange, whatever has come of the answer. One that has no connection yet ends with the attempt to get it. */
  stop(reason: Error): void {
    this.#stopped = reason;
    this.#stream?.destroy(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#stopped) controller.abort(this.#stopped);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = withoutCookies(headers);
    const encoding = this.#headers['content-encoding'] ?? '';
    this.#encoding = isPacked(encoding) ? encoding : undefined;
    const announced = Number(this.#headers['content-length'] ?? 0);
    if (this.#wanted.withoutBody) this.#enough(NOTHING);
    else if (this.#wanted.firstBytes === undefined && announced > this.#limit) this.#fail(replyTooLarge(this.#limit));
    else if (this.#wanted.take && status === 200) this.#asStream(controller, encoding, this.#wanted.take);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#stream) {
      if (!this.#stream.push(chunk)) controller.pause();
      return;
    }
    this.#pieces.add(chunk);
    if (this.#encoding !== undefined) {
      if (this.#pieces.size > AT_ONCE_BYTES) this.#asStream(controller, this.#encoding);
      return;
    }
    const { firstBytes } = this.#wanted;
    if (firstBytes !== undefined) {
      if (this.#pieces.size >= firstBytes) this.#enough(this.#pieces.take().subarray(0, firstBytes));
    } else if (this.#pieces.size > this.#limit) this.#fail(replyTooLarge(this.#limit));
  }

  onResponseEnd(): void {
    withoutStack(); // what follows is undici closing the connection
    if (this.#stream) {
      this.#stream.push(null);
      return;
    }
    const body = this.#pieces.take();
    if (this.#encoding === undefined) this.#resolve(body);
    else this.#unpack(body, this.#encoding);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#pieces.drop();
    if (this.#stream) this.#stream.destroy(error);
    else this.#result.reject(error);
  }

  #unpack(packed: Buffer, encoding: string): void {
    let body: Buffer | undefined;
    try {
      body = unpackWhole(packed, encoding, this.#limit);
    } catch (error) {
      this.#result.reject(error);
      return;
    }
    const { firstBytes } = this.#wanted;
    if (body === undefined) this.#read(Readable.from([packed]), encoding);
    else if (firstBytes === undefined && body.length > this.#limit) this.#result.reject(replyTooLarge(this.#limit));
    else this.#resolve(body.subarray(0, firstBytes));
  }

  #asStream(controller: Dispatcher.DispatchController, encoding: string, take?: Wanted['take']): void {
    this.#stream = new Readable({
      read: () => controller.resume(),
      destroy: (error, done) => {
        controller.abort(error ?? ENOUGH); // of an exchange that has ended it does nothing
        done(error);
      },
    });
    const first = this.#pieces.take();
    if (!this.#stream.push(first)) controller.pause();
    this.#read(this.#stream, encoding, take);
  }

  #read(stream: Readable, encoding: string, take?: Wanted['take']): void {
    const { firstBytes } = this.#wanted;
    const wanted = { ...(firstBytes === undefined ? {} : { firstBytes }), ...(take ? { take } : {}) };
    const reading = readReplyBody(stream, encoding, wanted, this.#limit);
    const hangUp = () => void stream.on('error', () => {}).destroy();
    reading.finally(hangUp).then(
      body => this.#resolve(body),
      error => this.#result.reject(error),
    );
  }

  #enough(body: Buffer): void {
    this.#resolve(body);
    this.#controller?.abort(ENOUGH);
  }

  #fail(error: Error): void {
    this.#result.reject(error);
    this.#controller?.abort(error);
  }

  #resolve(body: Buffer): void {
    this.#result.resolve({ status: this.#status, headers: this.#headers, body });
  }
}

function withoutCookies(given: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in given) {
    const value = given[name];
    if (name === 'set-cookie' || value === undefined) continue;
    headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return headers;
}
