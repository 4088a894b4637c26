import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isProcessRunning, newProcessId } from './process-id.ts';

it('tells whether a process runs, by its id or by what begins with it', async () => {
  const own = newProcessId();
  expect(newProcessId()).not.toBe(own);
  expect([isProcessRunning(own), isProcessRunning(`${own}:site`)]).toEqual([true, true]);
  const other = spawn(process.execPath, ['-e', '']);
  await once(other, 'exit');
  expect(isProcessRunning(`${other.pid}.1.x`)).toBe(false);
  expect([isProcessRunning('nobody'), isProcessRunning('')]).toEqual([false, false]);
});

// Seen to fail with the number alone: what a killed process held stayed with whoever had its number next.
it.runIf(process.platform === 'linux')('knows that another process had the number before', () => {
  const [pid, began, random] = newProcessId().split('.');
  expect(isProcessRunning(`${pid}.${Number(began) - 1}.${random}`)).toBe(false);
});

it('goes by the number where an earlier release noted nothing else', () => {
  expect(isProcessRunning(`${process.pid}:6f1c`)).toBe(true);
});
