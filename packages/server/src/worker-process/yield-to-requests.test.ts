import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { yieldToRequests } from ${JSON.stringify(new URL('./yield-to-requests.ts', import.meta.url).href)};
  yieldToRequests();
  console.log(JSON.stringify(readdirSync('/proc/self/task').map(thread => getPriority(Number(thread)))));
`;

it.runIf(process.platform === 'linux')('puts every thread of its process behind the one that started it', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  const priorities: number[] = JSON.parse(told);
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([Math.min(19, getPriority() + 5)]));
});
