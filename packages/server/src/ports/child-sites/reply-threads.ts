import { Worker } from 'node:worker_threads';
import * as protocol from '@sitekeeper/protocol';
import { type ConnectorCall, ConnectorError, readReply, type SiteAnswer } from '@sitekeeper/protocol';
import type { ReplyReader } from './reply-reader.ts';
import { callsOf, errorOf, type ReplyResult, type ReplyTask } from './reply-task.ts';

/** Answers up to this size are read at once: in 2 ms at worst. Sites send 4 to 25 KB. */
export const READ_AT_ONCE_BYTES = 128 * 1024;

export interface ThreadLimits {
  readonly threads: number;
  /** Memory for the objects of one thread. */
  readonly heapMb: number;
  /** Total size of the answers that wait for a thread. */
  readonly waitingBytes: number;
  /** How long one answer may be read. */
  readonly readMs: number;
  /** A thread without work ends after this long. */
  readonly idleMs: number;
}

const STANDARD: ThreadLimits = {
  threads: 2,
  heapMb: 256,
  waitingBytes: 64 * 1024 * 1024,
  readMs: 20_000,
  idleMs: 30_000,
};

interface Waiting {
  readonly task: ReplyTask;
  readonly bytes: number;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  work: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

const CROWDED = 'too many large answers of other sites arrived at the same time. Try again';
/** The site did nothing wrong: a job asks it again after this time. */
const RETRY_MS = 60_000;

const FILE = new URL('./reply-thread.ts', import.meta.url);
/** By what reads the reply: a copy of a call that differs in nothing else is found as well. */
const NAMES: ReadonlyMap<unknown, string> = new Map([...callsOf(protocol)].map(([name, call]) => [call.parse, name]));

/**
 * Reads large replies in threads of their own, beside the one that answers requests. A reply that takes too long or too
 * much memory ends its thread and is an error of its site; the process continues.
 */
export class ReplyThreads implements ReplyReader {
  readonly #limits: ThreadLimits;
  readonly #threads = new Set<Thread>();
  /** Smallest first: many large answers do not delay normal ones. */
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(limits: Partial<ThreadLimits> = {}) {
    this.#limits = { ...STANDARD, ...limits };
  }

  async read<Reply>(call: ConnectorCall<never, Reply>, answer: SiteAnswer): Promise<Reply> {
    const { body } = answer;
    if (typeof body === 'string' || body.length <= READ_AT_ONCE_BYTES) return readReply(call, answer);
    const name = NAMES.get(call.parse);
    if (name === undefined) throw new Error(`The call ${call.name} is not exported: its replies can't be read`);
    return new Promise((resolve, reject) => {
      const task = { call: name, answer: { ...answer, body: ownBytes(body) } };
      this.#wait({ task, bytes: body.length, resolve: resolve as (reply: unknown) => void, reject });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    for (const { timer } of this.#threads) clearTimeout(timer);
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #wait(fresh: Waiting): void {
    const at = this.#waiting.findIndex(({ bytes }) => bytes > fresh.bytes);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, fresh);
    this.#next();
    let sum = this.#waiting.reduce((all, { bytes }) => all + bytes, 0);
    while (sum > this.#limits.waitingBytes) {
      const largest = this.#waiting.pop() as Waiting;
      sum -= largest.bytes;
      largest.reject(failure(CROWDED, largest, RETRY_MS));
    }
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const idle = [...this.#threads].find(({ work }) => work === undefined);
    const thread = idle ?? (this.#threads.size < this.#limits.threads ? this.#start() : undefined);
    if (thread) this.#give(thread, this.#waiting.shift() as Waiting);
  }

  #start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 32 };
    const worker = new Worker(FILE, { resourceLimits, execArgv: [], env: {} });
    const thread: Thread = { worker, work: undefined, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (result: ReplyResult) => this.#told(thread, result));
    worker.on('error', () => {}); // what follows is its exit
    worker.once('exit', () => this.#ended(thread));
    return thread;
  }

  #give(thread: Thread, work: Waiting): void {
    clearTimeout(thread.timer);
    thread.work = work;
    thread.worker.ref();
    thread.timer = setTimeout(() => void thread.worker.terminate(), this.#limits.readMs);
    const { body } = work.task.answer;
    thread.worker.postMessage(work.task, [(body as Uint8Array<ArrayBuffer>).buffer]);
  }

  #told(thread: Thread, result: ReplyResult): void {
    const { work } = thread;
    clearTimeout(thread.timer);
    thread.work = undefined;
    thread.worker.unref();
    thread.timer = setTimeout(() => this.#retire(thread), this.#limits.idleMs);
    thread.timer.unref();
    if ('reply' in result) work?.resolve(result.reply);
    else work?.reject('fault' in result ? errorOf(result.fault) : new Error(`A reply was not read: ${result.bug}`));
    this.#next();
  }

  #retire(thread: Thread): void {
    this.#threads.delete(thread);
    void thread.worker.terminate();
  }

  /** Out of memory, or too slow: its reply is the reason. */
  #ended(thread: Thread): void {
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    if (this.#closed) return;
    thread.work?.reject(failure('it takes too much memory or time. Check what the site adds to it', thread.work));
    this.#next();
  }
}

function failure(why: string, { task }: Waiting, retryAfterMs?: number): ConnectorError {
  const message = `The answer of the site could not be read: ${why}.`;
  return new ConnectorError('too_large', message, { httpStatus: task.answer.status, retryAfterMs });
}

/** The bytes in a separate buffer, which is transferred to the thread. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? bytes
    : Uint8Array.from(bytes);
}
