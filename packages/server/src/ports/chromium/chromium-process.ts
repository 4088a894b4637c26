import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DevToolsPipe } from './devtools-pipe.ts';
import { NOBODY, profilePrefix } from './left-profiles.ts';
import { type Chromium, ChromiumError, type ChromiumProcess, type ChromiumStart, NoSandbox } from './port.ts';

const START_WITHIN_MS = 30_000;

/** Of every start. Whoever starts it says which network there is: a proxy counts for this machine, too. */
const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--disable-crash-reporter',
  '--disable-breakpad',
  // One name of it is that of the headless shell, the other that of newer versions with windows.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
];

/**
 * Chromium at this path. As root it runs as `nobody`, to whom the data folder is closed: see
 * docs/decisions/0072-how-reports-are-printed.md.
 */
export function chromiumAt(program: string): Chromium {
  return {
    async start({ flags, sandbox }) {
      try {
        return await start(program, flags, true);
      } catch (error) {
        if (sandbox === 'required' || !(error instanceof NoSandbox)) throw error;
        return start(program, flags, false);
      }
    },
  };
}

async function start(program: string, flags: ChromiumStart['flags'], sandboxed: boolean): Promise<ChromiumProcess> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), profilePrefix()));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const child = spawn(
    program,
    [...FLAGS, ...flags, ...(sandboxed ? [] : ['--no-sandbox']), `--user-data-dir=${folder}`],
    {
      cwd: folder,
      // Nothing of our own environment: it may hold passwords.
      env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      detached: true, // a process group of its own, which is killed as a whole
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    },
  );
  let said = '';
  child.stderr?.on('data', chunk => {
    if (said.length < 10_000) said += String(chunk);
  });
  const ended = endOf(child).then(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const devTools = new DevToolsPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  void ended.then(() => devTools.fail('Chromium has ended.'));
  const kill = () => {
    killGroup(child);
    return ended;
  };
  const late = setTimeout(() => killGroup(child), START_WITHIN_MS);
  try {
    await devTools.send('Browser.getVersion');
    return { pid: child.pid as number, devTools, sandboxed, ended, kill };
  } catch (error) {
    await kill();
    if (sandboxed && /sandbox/i.test(said)) throw new NoSandbox('Chromium finds no sandbox on this system.');
    throw new ChromiumError('Chromium could not be started.', {
      cause: new Error(said.slice(0, 2000), { cause: error }),
    });
  } finally {
    clearTimeout(late);
  }
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => {
      signalGroup(child.pid); // what it has left behind
      resolve();
    });
    child.once('error', () => resolve());
  });
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (exitCode === null && signalCode === null) signalGroup(pid);
}

function signalGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended in the meantime
  }
}
