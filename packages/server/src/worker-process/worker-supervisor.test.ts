import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../kernel/process/log.ts';
import { readSettings } from '../settings.ts';
import { WorkerSupervisor } from './worker-supervisor.ts';

const NODE = process.execPath;
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
    while (supervisor.deaths === 0) await new Promise(resolve => setImmediate(resolve));
    process.execPath = NODE;
    while (supervisor.pid === undefined) await new Promise(resolve => setImmediate(resolve));
    expect(supervisor.deaths).toBe(1);
    await supervisor.stop();
    expect(supervisor.pid).toBeUndefined();
  });
});
