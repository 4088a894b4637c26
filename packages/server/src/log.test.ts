import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a process writes that logs these facts; the log goes to standard error itself, past any stream. */
function written(facts: string): string {
  const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const script = `const { makeLog } = await import(${file}); makeLog('info').info(${facts}, 'said');`;
  const merged = `exec "$0" --input-type=module -e "$1" 2>&1`;
  return execFileSync('sh', ['-c', merged, process.execPath, script], { encoding: 'utf8' });
}

it('writes JSON lines, and masks secrets that should not have reached the log', () => {
  const facts = {
    site: 5,
    req: { headers: { authorization: 'hunter2' } },
    input: { adminpassword: 'hunter2', password: 'hunter2', token: 'hunter2', privateKey: 'hunter2', body: 'hunter2' },
  };
  const line = written(JSON.stringify(facts));
  expect(line).not.toContain('hunter2');
  expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'said', site: 5, input: { password: '[redacted]' } });
});
