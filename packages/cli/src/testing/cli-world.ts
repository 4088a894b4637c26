import type { KeyPermission } from '@sitekeeper/server';
import { makeWorld, type World, type WorldOptions } from '@sitekeeper/server/testing';
import { expect } from 'vitest';
import { runCli } from '../program.ts';
import { CliProcess, type Ended, type Env } from './cli-process.ts';
import { fakeIo } from './fake-io.ts';

interface CliRun {
  readonly env?: Env;
  readonly stdin?: string;
  /** A person at a terminal; what they type is `stdin`. */
  readonly tty?: boolean;
}

/** A server that runs, its simulated sites, and the command line on the same store. */
export class CliWorld {
  readonly world: World;
  readonly env: Env;

  constructor(world: World) {
    this.world = world;
    this.env = {
      ...world.store.env,
      SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
      SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '0', // whether Chromium has a sandbox depends on the machine
    };
  }

  /** Runs in this process, which takes a twentieth of the time; program.test.ts and `start` try processes. */
  async run(args: readonly string[], options: CliRun = {}): Promise<Ended> {
    const { io, stdin, stdout, stderr } = fakeIo({ env: { ...this.env, ...options.env }, tty: options.tty === true });
    stdin.end(options.stdin);
    const code = await runCli(args, io);
    return { code, stdout: stdout(), stderr: stderr() };
  }

  /** The environment of a person on another machine who has a key for this server. */
  async elsewhere(...permissions: KeyPermission[]): Promise<Env> {
    const key = (await this.world.key(...permissions)).replace('Bearer ', '');
    return { SITEKEEPER_DATA: '', DATABASE_URL: '', SITEKEEPER_URL: this.world.origin, SITEKEEPER_KEY: key };
  }

  /** Runs in a process of its own, which signals reach. */
  start(args: readonly string[], env: Env = {}): CliProcess {
    return new CliProcess(args, { ...this.env, ...env });
  }

  /** Runs with `--json`; returns the one value on standard output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async json(args: readonly string[], options: CliRun & { code?: number } = {}): Promise<any> {
    const ended = await this.run([...args, '--json'], options);
    expect(ended, `${args.join(' ')} --json`).toMatchObject({ code: options.code ?? 0 });
    return JSON.parse(ended.stdout);
  }

  close(): Promise<void> {
    return this.world.close();
  }
}

export async function makeCliWorld(options: WorldOptions = {}): Promise<CliWorld> {
  return new CliWorld(await makeWorld(options));
}
