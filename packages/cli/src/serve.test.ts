import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort } from '@sitekeeper/child-simulator';
import { makeTestStore, type TestStore } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CliProcess, type Env, FROM_SOURCES, runCliProcess } from './testing/cli-process.ts';

let store: TestStore;
let env: Env;
beforeAll(async () => {
  store = await makeTestStore();
  env = { ...store.env, SITEKEEPER_PORT: '0', SITEKEEPER_LOG_LEVEL: 'error' };
});
afterAll(() => store.remove());

describe('serve', () => {
  it('prints its address and where its data is, says how to create the first admin, and exits cleanly on SIGTERM', async () => {
    const server = new CliProcess(['serve'], env, [], FROM_SOURCES);
    await server.printed(/\/setup\n +[A-Z2-9]{4}(-[A-Z2-9]{4}){3}\n/);
    await server.printed('valid until there is a user, also after a restart.');
    await server.printed('npm run sitekeeper -- admin create --name you');
    const made = await runCliProcess(['admin', 'create', '--name', 'you'], env);
    expect(made.code).toBe(0);
    const { code, stdout } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Sitekeeper listens on http:\/\/127\.0\.0\.1:\d+\nIts data is in .+, the master key in .+\.\n/,
    );
  });

  it('prints only its address once a user exists, and exits cleanly on Ctrl-C', async () => {
    const server = new CliProcess(['serve', '--json'], env);
    await server.printed(/}/);
    const { code, stdout } = await server.kill('SIGINT');
    expect(code).toBe(0);
    const { url, fresh } = JSON.parse(stdout);
    expect(fresh).toBe(false);
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });

  it('prints the public address for the set-up', async () => {
    const own = await makeTestStore();
    const server = new CliProcess(['serve'], { ...env, ...own.env, SITEKEEPER_BASE_URL: 'https://sites.example.com/' });
    await server.printed('  https://sites.example.com/setup\n');
    expect((await server.kill('SIGTERM')).code).toBe(0);
    await own.remove();
  });

  it('leaves jobs to a worker process with --no-worker', async () => {
    const own = await makeTestStore();
    const more = { ...env, ...own.env };
    const server = new CliProcess(['serve', '--no-worker'], more);
    await server.printed('/setup\n');
    const worker = new CliProcess(['worker'], more);
    await worker.printed('Sitekeeper processes the jobs');
    const second = new CliProcess(['worker', '--json'], more);
    await second.printed(/}/);
    const { code, stdout } = await second.kill('SIGTERM');
    expect(code).toBe(0);
    // On the embedded store one works, and the others stand by.
    expect(JSON.parse(stdout)).toEqual({ working: process.env.TEST_ENGINE === 'postgres' });
    expect((await worker.kill('SIGTERM')).code).toBe(0);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    await own.remove();
  });

  it('a worker process tells how it is, if it has a port for that', async () => {
    const own = await makeTestStore();
    const port = String(await findFreePort(1));
    const worker = new CliProcess(['worker', '--json'], { ...env, ...own.env, SITEKEEPER_WORKER_PORT: port });
    await worker.printed(/}/);
    const url = `http://127.0.0.1:${port}`;
    expect(JSON.parse(worker.output)).toEqual({ working: true, url });
    const health = (await (await fetch(`${url}/healthz`)).json()) as object;
    expect(health).toMatchObject({ status: 'ok', working: true });
    expect('heartbeat_seconds' in health).toBe(process.env.TEST_ENGINE === 'postgres');
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ok', working: true });
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^sitekeeper_worker_working 1$/m);
    const second = await runCliProcess(['worker'], { ...env, ...own.env, SITEKEEPER_WORKER_PORT: port });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Port ${port} on 127.0.0.1 is used by another program.`);
    expect(second.stderr).toContain(`SITEKEEPER_WORKER_PORT=${Number(port) + 1}`);
    expect((await worker.kill('SIGTERM')).code).toBe(0);
    await own.remove();
  });

  it('says that its port is in use, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stderr } = await runCliProcess(['serve'], { ...env, SITEKEEPER_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `sitekeeper: Port ${port} on 127.0.0.1 is used by another program. Stop that program, or choose another port: SITEKEEPER_PORT=${port + 1}.\n`,
    );
  });
});
