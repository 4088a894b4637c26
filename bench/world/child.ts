import { type ChildProcess, execFileSync, type ForkOptions, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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

  /** The process itself and the processes that it has started. */
  get pids(): readonly number[] {
    try {
      const others = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').split(' ');
      return [this.pid, ...others.map(Number).filter(pid => pid > 0)];
    } catch {
      return [this.pid];
    }
  }

  /** Peak memory in MB of each of its processes, summed up. */
  peakMb(): number {
    return this.#sum(pid => statusOf(pid, 'VmHWM'));
  }

  memoryMb(): number {
    return this.#sum(pid => statusOf(pid, 'VmRSS'));
  }

  /** MB that its processes share with no others: their total cost. */
  privateMb(): number {
    return this.#sum(privateOf);
  }

  /** Number of open files and sockets. */
  descriptors(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /** Seconds of CPU so far: all threads of all its processes, and its own main thread. */
  cpu(): Cpu {
    const all = this.#sum(pid => cpuSeconds(`/proc/${pid}/stat`));
    return { all, main: cpuSeconds(`/proc/${this.pid}/task/${this.pid}/stat`) };
  }

  /** Seconds for which its main thread has run so far, and for which it was ready to but had no processor. Linux only. */
  mainThread(): { readonly ran: number; readonly waited: number } {
    const [ran, waited] = readFileSync(`/proc/${this.pid}/task/${this.pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: (ran ?? 0) / 1e9, waited: (waited ?? 0) / 1e9 };
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

  /** Seconds of CPU of all threads of this process alone. */
  ownCpu(): number {
    return cpuSeconds(`/proc/${this.pid}/stat`);
  }

  /**
   * Lets it have a processor as soon as it wants one, as a process on another machine does: its waits would count as
   * those of the server. Only root may do so; without that, times are upper bounds.
   */
  runFirst(): void {
    try {
      execFileSync('chrt', ['--all-tasks', '--fifo', '--pid', '1', String(this.pid)], { stdio: 'ignore' });
    } catch {
      console.warn('Run the bench as root to measure without the waits of other machines for a processor.');
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode === null) this.process.kill(signal);
    const patience = setTimeout(() => this.process.kill('SIGKILL'), 20_000);
    await this.ended;
    clearTimeout(patience);
  }

  /** A process that ends in the meantime counts as zero. */
  #sum(look: (pid: number) => number): number {
    return this.pids.reduce((sum, pid) => {
      try {
        return sum + look(pid);
      } catch {
        return sum;
      }
    }, 0);
  }
}

function statusOf(pid: number, name: string): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${name}:\\s+(\\d+) kB`));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

function privateOf(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
}

function cpuSeconds(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * Starts a script, named by its path from the root of this repository, with the Node that runs the bench, but without its
 * arguments: the bench keeps its heap as large as it once was, because to make it smaller takes a tenth of a second, which
 * would be added to the answers under way.
 */
export function startChild(script: string, args: readonly string[], options: ForkOptions): Child {
  const file = resolve(import.meta.dirname, '../..', script);
  return new Child(fork(file, [...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [], ...options }));
}

export async function endAllChildren(): Promise<void> {
  await Promise.all([...children].map(child => child.end('SIGKILL')));
}
