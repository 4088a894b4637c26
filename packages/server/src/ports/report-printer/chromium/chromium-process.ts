import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { PrintError } from '../port.ts';
import { DevToolsPipe } from './devtools-pipe.ts';
import { NOBODY, profilePrefix } from './left-profiles.ts';

const START_WITHIN_MS = 30_000;

/** Every host is unknown, and what is asked for nevertheless goes to a proxy that isn't there. */
const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=socks5://127.0.0.1:9',
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
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--js-flags=--jitless',
];

export interface ChromiumProcess {
  readonly pid: number;
  readonly devTools: DevToolsPipe;
  /** Whether Chromium keeps pages in a sandbox of its own. */
  readonly sandboxed: boolean;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  /** Ends it with all its children. */
  kill(): Promise<void>;
}

/**
 * Starts Chromium in its sandbox; where the system allows none, without it. As root it runs as `nobody`, to whom the
 * data folder is closed: see docs/decisions/0072-how-reports-are-printed.md. @throws PrintError
 */
export async function startChromium(program: string): Promise<ChromiumProcess> {
  try {
    return await start(program, true);
  } catch (error) {
    if (!(error instanceof NoSandbox)) throw error;
    return start(program, false);
  }
}

class NoSandbox extends PrintError {}

async function start(program: string, sandboxed: boolean): Promise<ChromiumProcess> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), profilePrefix()));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const child = spawn(program, [...FLAGS, ...(sandboxed ? [] : ['--no-sandbox']), `--user-data-dir=${folder}`], {
    cwd: folder,
    // Nothing of our own environment: it may hold passwords.
    env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true, // a process group of its own, which is killed as a whole
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
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
    throw new PrintError('Chromium could not be started.', { cause: new Error(said.slice(0, 2000), { cause: error }) });
  } finally {
    clearTimeout(late);
  }
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended in the meantime
  }
}
