import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { profilePrefix, removeLeftProfiles } from './left-profiles.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  chmodSync(folder, 0o711); // as root, Chromium runs as another user
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('removes the folders of processes that are gone, and nothing else', () => {
  const folder = emptyFolder();
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const kept = [
    `${profilePrefix()}mine`,
    `${profilePrefix(process.ppid)}parent`,
    'sk-pdf-no',
    `other-${gone.toString(36)}.1-x`,
  ];
  const left = [`${profilePrefix(gone)}gone`, `${profilePrefix(process.pid, 1)}before`];
  for (const name of [...kept, ...left]) {
    mkdirSync(join(folder, name, 'Default'), { recursive: true });
    writeFileSync(join(folder, name, 'Default', 'Cookies'), 'x');
  }
  expect(removeLeftProfiles(folder)).toBe(left.length);
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
  expect(removeLeftProfiles(join(folder, 'nowhere'))).toBe(0);
});

const program = findChromium('');

it.skipIf(program === undefined && process.env.CI === undefined)('removes what a killed printer has left', async () => {
  const folder = emptyFolder();
  const starts = `import { chromiumAt } from ${JSON.stringify(join(import.meta.dirname, 'chromium-process.ts'))};
    const chromium = chromiumAt(${JSON.stringify(program ?? '/usr/bin/chromium')});
    await chromium.start({ flags: [], sandbox: 'preferred' });
    process.stdout.write('ready');`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', starts], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise(resolve => server.stdout.once('data', resolve));
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
  expect(readdirSync(folder)).toEqual([expect.stringContaining(`sk-pdf-${server.pid?.toString(36)}.`)]);
  // Chromium ends with the pipe to its server; it may still write while it does.
  const left = () => {
    removeLeftProfiles(folder);
    return readdirSync(folder);
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});
