import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const PROGRAM = `
  import { readdirSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { keepCompiled } from ${JSON.stringify(new URL('./keep-compiled.ts', import.meta.url).href)};
  const { NODE_COMPILE_CACHE: folder } = process.env;
  const isKept = () => readdirSync(folder, { recursive: true }).length > 1;
  const LOOK_MS = 100;
  keepCompiled(LOOK_MS);
  for (const end = performance.now() + 5 * LOOK_MS; performance.now() < end; ) await new Promise(setImmediate);
  const whenBusy = isKept();
  for (const end = performance.now() + 20_000; !isKept() && performance.now() < end; ) await sleep(LOOK_MS);
  console.log(JSON.stringify({ whenBusy, atRest: isKept() }));
`;

it('writes down what was compiled once there is little to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, NODE_COMPILE_CACHE: folder };
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8', env });
  expect(JSON.parse(told)).toEqual({ whenBusy: false, atRest: true });
});
