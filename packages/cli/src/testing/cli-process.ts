import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Env = Readonly<Record<string, string>>;

/** Which Node runs which file, in which folder, and with which variables. */
export interface Program {
  readonly node: string;
  readonly launcher: string;
  readonly cwd?: string;
  readonly env?: Env;
  /** It starts others, and all of them get each signal, as from a terminal. */
  readonly isGroup?: boolean;
}

/** As `npm run sitekeeper` starts it in a clone of the repository. */
export const FROM_SOURCES: Program = {
  node: process.execPath,
  launcher: join(import.meta.dirname, '../../bin/sitekeeper.js'),
  env: { NODE_NO_WARNINGS: '1' },
};

/**
 * The same sources as a bundle, which starts in a third of the processor time. Built before the tests:
 * tests/support/run/test-programs.ts.
 */
export function builtProgram(): Program {
  const folder = inject('testPrograms');
  const env = { NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: join(folder, '.compiled') };
  return { node: process.execPath, launcher: join(folder, 'sitekeeper.js'), env };
}

/** The real command line in a process of its own. */
export class CliProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
  readonly #isGroup: boolean;
  #stdout = '';
  #stderr = '';

  constructor(args: readonly string[], env: Env, nodeArgs: readonly string[] = [], program = builtProgram()) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const { node, launcher, cwd, env: own, isGroup = false } = program;
    this.#isGroup = isGroup;
    this.child = spawn(node, [...nodeArgs, launcher, ...args], {
      cwd,
      detached: isGroup,
      env: { PATH, NODE_COMPILE_CACHE, ...own, ...env },
    });
    this.child.stdout.on('data', chunk => {
      this.#stdout += chunk;
    });
    this.child.stderr.on('data', chunk => {
      this.#stderr += chunk;
    });
    this.ended = once(this.child, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: this.#stdout,
      stderr: this.#stderr,
    }));
  }

  /** What it has printed so far, on either stream. */
  get output(): string {
    return `${this.#stdout}${this.#stderr}`;
  }

  /** Resolves once the text was printed, on either stream. @throws Error with the output when it ends without. */
  async printed(text: string | RegExp): Promise<void> {
    const seen = () => this.output.search(text) >= 0;
    while (!seen()) {
      const more = [once(this.child.stdout, 'data'), once(this.child.stderr, 'data')];
      const next = await Promise.race([...more, this.ended.then(() => 'ended' as const)]);
      if (next === 'ended' && !seen()) throw new Error(`It ended before ${text}: ${this.output}`);
    }
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    const { pid, exitCode, signalCode } = this.child;
    if (!this.#isGroup) this.child.kill(signal);
    else if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
    return this.ended;
  }
}

/** Runs one command line to its end. `stdin` is what it reads there. */
export function runCliProcess(args: readonly string[], env: Env, stdin = '', program?: Program): Promise<Ended> {
  const cli = new CliProcess(args, env, [], program);
  cli.child.stdin.on('error', () => {}); // it may end without reading
  cli.child.stdin.end(stdin);
  return cli.ended;
}
