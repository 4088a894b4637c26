import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FailedRun } from './failed-files.ts';
import { unseen } from './unseen.ts';

const PASSING = { project: 'pure', file: 'tests/support/run/engines.test.ts', passed: 1 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'again-test-'));
  mkdirSync(join(folder, 'seen'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it after a run that failed like this; `seen`: the promises of openapi.json that tests saw kept in that run. */
function runAgain(failed: FailedRun | undefined, seen: readonly string[] = unseen(new Set())) {
  if (failed) writeFileSync(join(folder, 'failed.json'), JSON.stringify(failed));
  writeFileSync(join(folder, 'seen/1'), seen.join('\n'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run-failed-again.ts'), join(folder, 'failed.json'), join(folder, 'again.json')],
    { encoding: 'utf8', env: { ...process.env, OPENAPI_SEEN_IN: join(folder, 'seen') } },
  );
  return { status, said: stdout + stderr };
}

it('accepts a run whose failed files pass by themselves, and lists them', () => {
  const { status, said } = runAgain({ files: [PASSING], errors: 0 });
  expect(said).toContain('Passed only when run again; find out why:\n  pure: tests/support/run/engines.test.ts');
  expect(status).toBe(0);
  const { passedBefore, passed } = JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8'));
  expect(passedBefore).toBe(1);
  expect(passed).toBeGreaterThan(1);
});

it('refuses a run in which a promise of openapi.json was never seen', () => {
  const [first = '', ...others] = unseen(new Set());
  const { status, said } = runAgain({ files: [PASSING], errors: 0 }, others);
  expect(said).toContain(`No test has seen what openapi.json promises:\n  ${first}`);
  expect(status).toBe(1);
});

it('refuses a run in which a file fails again', () => {
  const gone = { ...PASSING, file: 'tests/support/run/gone.test.ts' };
  expect(runAgain({ files: [PASSING, gone], errors: 0 }).status).toBe(1);
  expect(existsSync(join(folder, 'again.json'))).toBe(false);
});

it.each([
  ['more files failed than chance explains', { files: Array.from({ length: 6 }, () => PASSING), errors: 0 }],
  ['something failed outside of tests', { files: [PASSING], errors: 1 }],
  ['nothing failed in tests', { files: [], errors: 0 }],
  ['the run ended before it could say what failed', undefined],
])('runs nothing again if %s', (_why, failed) => {
  const { status, said } = runAgain(failed);
  expect(said).toContain('Nothing is run again');
  expect(status).toBe(1);
});
