import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LOG = JSON.stringify(join(import.meta.dirname, 'log.ts'));

/** What a process writes that runs this; the log goes to standard error itself, past any stream. */
function written(script: string, standardError: string): string {
  const merged = `exec "$0" --input-type=module -e "$1" 2>${standardError}`;
  const whole = `const { makeLog } = await import(${LOG}); const log = makeLog('info'); ${script}`;
  return execFileSync('sh', ['-c', merged, process.execPath, whole], { encoding: 'utf8', timeout: 20_000 });
}

it('writes JSON lines, and masks secrets that should not have reached the log', () => {
  const facts = {
    site: 5,
    req: { headers: { authorization: 'hunter2' } },
    input: { adminpassword: 'hunter2', password: 'hunter2', token: 'hunter2', privateKey: 'hunter2', body: 'hunter2' },
  };
  const line = written(`log.info(${JSON.stringify(facts)}, 'said');`, '&1');
  expect(line).not.toContain('hunter2');
  expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'said', site: 5, input: { password: '[redacted]' } });
});

// Seen to fail without the listener in log.ts: the second line ended the process.
it('keeps the process alive while the disk of its log is full, and lets it end', () => {
  const script = `
    const { setTimeout: wait } = await import('node:timers/promises');
    for (let n = 0; n < 3; n += 1) { log.info('lost'); await wait(20); }
    process.stdout.write('alive');
    log.info('lost'); log.info('lost');
    process.exit(0);`;
  expect(written(script, '/dev/full')).toBe('alive');
});
