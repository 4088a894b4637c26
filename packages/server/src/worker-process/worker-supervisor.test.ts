import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../kernel/process/log.ts';
import { readSettings } from '../settings.ts';
import { makeTestStore } from '../testing/index.ts';
import { WorkerSupervisor } from './worker-supervisor.ts';

const NODE = process.execPath;
/** Long enough for a process to be heard of, beside others. */
const STUCK = { questions: 10, everyMs: 300 };
let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervisor-'));
  program = join(folder, 'waits.mjs');
  writeFileSync(program, 'process.on("disconnect", () => process.exit()); process.send({ listens: true });');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  process.execPath = NODE;
});

describe('a worker process that may be stuck', () => {
  const started = (name: string, work: string, stuck = STUCK) =>
    run(name, `process.on("disconnect", () => process.exit());\nprocess.send({ started: "1" });\n${work}`, stuck);
  const run = (name: string, program: string, stuck = STUCK) => {
    const file = join(folder, name);
    writeFileSync(file, program);
    const supervisor = new WorkerSupervisor(readSettings({}), silentLog, pathToFileURL(file), stuck);
    supervisor.start();
    return supervisor;
  };

  // Seen to fail without the look: it looped for ever, and nothing worked on jobs.
  it('is killed when it answers nothing, and another one is started', async () => {
    const supervisor = started('loops.mjs', 'for (;;);');
    const first = supervisor.pid;
    await expect.poll(() => supervisor.deaths).toBe(1);
    await expect.poll(() => supervisor.pid).toEqual(expect.any(Number));
    expect(supervisor.pid).not.toBe(first);
    await supervisor.stop();
  });

  // Seen to fail where only one that has said that it works is asked: nothing worked on jobs until a restart.
  it('is killed also if it hangs while it starts', async () => {
    const supervisor = run('hangs.mjs', 'process.send({ listens: true });\nfor (;;);');
    onTestFinished(() => supervisor.stop());
    await expect.poll(() => supervisor.deaths).toBe(1);
  });

  // Seen to fail where it does not know the question: each one would be killed after ten minutes.
  it('answers when asked whether it is alive', async () => {
    const worker = fork(new URL('./worker-main.ts', import.meta.url));
    expect(await once(worker, 'message')).toEqual([{ listens: true }, undefined]);
    worker.send({ alive: true });
    expect(await once(worker, 'message')).toEqual([{ alive: true }, undefined]);
    const ended = once(worker, 'exit');
    worker.disconnect();
    await ended;
  });

  // Seen to fail where every question wants its answer: it was killed as well.
  it('is left alone as long as it answers some questions', async () => {
    const asked = join(folder, 'asked');
    writeFileSync(asked, '');
    const supervisor = started(
      'busy.mjs',
      `import { appendFileSync } from 'node:fs';
      let asked = 0;
      process.on('message', () => {
        appendFileSync(${JSON.stringify(asked)}, '.');
        if (++asked % 4 === 0) process.send({ alive: true });
      });`,
      { questions: 40, everyMs: 200 }, // time to start beside others
    );
    await expect.poll(() => readFileSync(asked).length).toBeGreaterThanOrEqual(60);
    expect(supervisor.deaths).toBe(0);
    await supervisor.stop();
  });
});

// Seen to fail without the arguments: 16 MB and more.
it('gives a worker process little room for new objects, however many live while it loads', async () => {
  const told = join(folder, 'room');
  const file = join(folder, 'loads.mjs');
  writeFileSync(
    file,
    `import { getHeapSpaceStatistics } from 'node:v8';
    import { writeFileSync } from 'node:fs';
    process.on("disconnect", () => process.exit());
    const live = [];
    while (live.length < 500_000) live.push({ number: live.length });
    const room = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    writeFileSync(${JSON.stringify(told)}, String(room.space_size));
    process.send({ listens: true });`,
  );
  const supervisor = new WorkerSupervisor(readSettings({}), silentLog, pathToFileURL(file));
  supervisor.start();
  await expect.poll(() => existsSync(told) && Number(readFileSync(told))).toBeGreaterThan(0);
  expect(Number(readFileSync(told))).toBeLessThanOrEqual(4 * 2 ** 20);
  await supervisor.stop();
});

// It brought the store up to date, and the server of before went on with a store that it could not read.
it('leaves a store as it is where another release was installed while the server runs', async () => {
  const store = await makeTestStore();
  const database = store.open();
  await database.migrate('0004-abandoned-checks');
  const worker = fork(new URL('./worker-main.ts', import.meta.url));
  const ended = once(worker, 'exit');
  await once(worker, 'message');
  worker.send({ settings: readSettings({ ...store.env, SITEKEEPER_LOG_LEVEL: 'silent' }), release: 'the one before' });
  expect(await Promise.race([ended, once(worker, 'message')])).toEqual([1, null]);
  const newest = sql<{ name: string }>`select max(name) as name from kysely_migration`;
  expect((await newest.execute(database.db)).rows).toEqual([{ name: '0004-abandoned-checks' }]);
  await database.close();
  await store.remove();
});

describe('a worker process that can not be started for a moment', () => {
  it.each([
    // Seen to fail where only its end is waited for: there was no other try, and no job was worked on any more.
    ['is told of later', () => join(folder, 'no-such-program')],
    // Seen to fail where it is not caught: the server ended.
    ['is told of at once', () => join(program, 'below-a-file')],
  ])('is started by and by, where the failure %s', async (_when, programOf) => {
    const supervisor = new WorkerSupervisor(readSettings({}), silentLog, pathToFileURL(program));
    process.execPath = programOf();
    supervisor.start();
    await expect.poll(() => supervisor.deaths).toBe(1);
    process.execPath = NODE;
    await expect.poll(() => supervisor.pid).toEqual(expect.any(Number));
    expect(supervisor.deaths).toBe(1);
    await supervisor.stop();
    expect(supervisor.pid).toBeUndefined();
  });
});
