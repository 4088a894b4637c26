import type { Readable, Writable } from 'node:stream';
import { ChromiumEnded, ChromiumError, type DevTools, type DevToolsFacts } from './port.ts';

/** More than a PDF of the largest size in base64. */
const MOST_BYTES_OF_A_MESSAGE = 96 * 1024 * 1024;

type Listener = (params: DevToolsFacts) => void;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: DevToolsFacts;
  readonly sessionId?: string;
  readonly result?: DevToolsFacts;
  readonly error?: { readonly message: string };
}

/**
 * The Chrome DevTools Protocol over two pipes: JSON messages, each ended by a zero byte. Chromium ends by itself when
 * the pipes close, so it does not outlive this process.
 */
export class DevToolsPipe implements DevTools {
  readonly #out: Writable;
  readonly #waiting = new Map<number, PromiseWithResolvers<DevToolsFacts>>();
  readonly #listeners = new Map<string, Listener>();
  #parts: Buffer[] = [];
  #bytes = 0;
  #lastId = 0;
  #failure: ChromiumError | undefined;

  constructor(out: Writable, input: Readable) {
    this.#out = out;
    input.on('data', (chunk: Buffer) => this.#take(chunk));
    for (const stream of [out, input]) {
      stream.on('error', () => this.fail('The connection to Chromium broke.'));
      stream.on('close', () => this.fail('Chromium has ended.'));
    }
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<DevToolsFacts> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    const answered = Promise.withResolvers<DevToolsFacts>();
    this.#waiting.set(id, answered);
    this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answered.promise;
  }

  on(sessionId: string, method: string, listener: Listener): void {
    this.#listeners.set(`${sessionId} ${method}`, listener);
  }

  forget(sessionId: string): void {
    for (const key of this.#listeners.keys()) if (key.startsWith(`${sessionId} `)) this.#listeners.delete(key);
  }

  /** All that is waited for fails, and all that is sent from now on. */
  fail(reason: string): void {
    this.#failure ??= new ChromiumEnded(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  #take(chunk: Buffer): void {
    if (this.#failure) return;
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      this.#parts.push(chunk.subarray(from, end));
      const text = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      this.#bytes = 0;
      this.#receiveText(text);
      from = end + 1;
    }
    if (from < chunk.length) this.#parts.push(chunk.subarray(from));
    this.#bytes += chunk.length - from;
    if (this.#bytes > MOST_BYTES_OF_A_MESSAGE) this.fail('Chromium sent more than this server takes.');
  }

  /** A page may have taken over the browser: whatever it sends must not end this process. */
  #receiveText(text: string): void {
    try {
      this.#receive(JSON.parse(text) as Message);
    } catch {
      this.fail('Chromium sent what this server does not understand.');
    }
  }

  #receive({ id, method, params = {}, sessionId = '', result, error }: Message): void {
    if (id === undefined) {
      this.#listeners.get(`${sessionId} ${method}`)?.(params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new ChromiumError(`Chromium answered: ${error.message}`));
    else waiting?.resolve(result ?? {});
  }
}
