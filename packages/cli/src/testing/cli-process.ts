import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const LAUNCHER = join(import.meta.dirname, '../../bin/sitekeeper.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Env = Readonly<Record<string, string>>;

/** The real command line in a process of its own. */
export class CliProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
  #stdout = '';
  #stderr = '';

  constructor(args: readonly string[], env: Env, nodeArgs: readonly string[] = []) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const own = { PATH, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1' };
    this.child = spawn(process.execPath, [...nodeArgs, LAUNCHER, ...args], { env: { ...own, ...env } });
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

  /** Resolves once the text was printed, on either stream. @throws Error with the output if it ends without it. */
  async printed(text: string | RegExp): Promise<void> {
    const seen = () => `${this.#stdout}${this.#stderr}`.search(text) >= 0;
    while (!seen()) {
      const more = [once(this.child.stdout, 'data'), once(this.child.stderr, 'data')];
      const next = await Promise.race([...more, this.ended.then(() => 'ended' as const)]);
      if (next === 'ended' && !seen()) throw new Error(`It ended before ${text}: ${this.#stdout}${this.#stderr}`);
    }
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Runs one command line to its end. `stdin` is what it reads there. */
export function runCliProcess(args: readonly string[], env: Env, stdin = ''): Promise<Ended> {
  const cli = new CliProcess(args, env);
  cli.child.stdin.on('error', () => {}); // it may end without reading
  cli.child.stdin.end(stdin);
  return cli.ended;
}
