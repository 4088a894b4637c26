import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const KEPT = 500;
const BODY_BYTES = 1200;
/** As much as is sent to some dozens of sites that answer, between two that hang. */
const BETWEEN = 60;

const script = `
  import { keepHeapSmall } from '${new URL('keep-heap-small.ts', import.meta.url)}';
  keepHeapSmall();
  const body = 'x'.repeat(${BODY_BYTES});
  const kept = [];
  while (kept.length < ${KEPT}) {
    for (let n = 0; n < ${BETWEEN}; n++) Buffer.from(body);
    kept.push(Buffer.from(body));
  }
  for (let n = 0; n < 3; n++) {
    gc();
    await new Promise(setImmediate); // what is collected is freed by other threads
  }
  console.log(process.memoryUsage().arrayBuffers / kept.length);
`;

it('keeps little more of the memory outside the heap than requests that hang need', async () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(Number(stdout)).toBeLessThan(10 * BODY_BYTES);
});
