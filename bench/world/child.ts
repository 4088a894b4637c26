import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const children = new Set<Child>();
const TICKS_PER_SECOND = 100;

export interface Cpu {
  readonly all: number;
  readonly main: number;
}

/** A Node process of this bench, watched from outside. */
export class Child {
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  #errors = '';

  constructor(process: ChildProcess) {
    this.process = process;
    this.ended = new Promise(resolve => process.once('exit', () => resolve()));
    process.stderr?.on('data', (text: Buffer) => {
      this.#errors = (this.#errors + text).slice(-4000);
    });
    children.add(this);
    void this.ended.then(() => children.delete(this));
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Last lines of its standard error. */
  get errors(): string {
    return this.#errors;
  }

  /** Peak memory in MB. */
  peakMb(): number {
    return this.#status('VmHWM');
  }

  memoryMb(): number {
    return this.#status('VmRSS');
  }

  /** Number of open files and sockets. */
  descriptors(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /** Seconds of CPU so far, of all threads and of the main one alone. */
  cpu(): Cpu {
    return { all: cpuSeconds(`/proc/${this.pid}/stat`), main: cpuSeconds(`/proc/${this.pid}/task/${this.pid}/stat`) };
  }

  /** The next message that it sends. @throws Error with the end of its standard error if it exits instead. */
  async message<T>(): Promise<T> {
    const next = new Promise<T>(resolve => this.process.once('message', value => resolve(value as T)));
    const died = this.ended.then(() => {
      throw new Error(`a process of the benchmark ended early: ${this.#errors}`);
    });
    died.catch(() => {});
    return Promise.race([next, died]);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode === null) this.process.kill(signal);
    const patience = setTimeout(() => this.process.kill('SIGKILL'), 20_000);
    await this.ended;
    clearTimeout(patience);
  }

  #status(name: string): number {
    const line = readFileSync(`/proc/${this.pid}/status`, 'utf8').match(new RegExp(`${name}:\\s+(\\d+) kB`));
    return Number(line?.[1] ?? Number.NaN) / 1024;
  }
}

function cpuSeconds(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Starts a script of this repository with the Node that runs the bench. */
export function startChild(script: string, args: readonly string[], options: ForkOptions): Child {
  const file = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  return new Child(fork(file, [...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], ...options }));
}

export async function endAllChildren(): Promise<void> {
  await Promise.all([...children].map(child => child.end('SIGKILL')));
}
