import type { Dispatcher } from 'undici';
import { expect, it } from 'vitest';
import { AnswerHandler } from './answer-handler.ts';

const MIB = 1024 * 1024;
const outsideHeap = () => process.memoryUsage().arrayBuffers;

it('frees at once what it has read of an answer that is too large', async () => {
  const handler = new AnswerHandler({}, 16 * MIB);
  const controller: Dispatcher.DispatchController = {
    aborted: false,
    paused: false,
    reason: null,
    abort: error => handler.onResponseError(controller, error), // as undici does
    pause() {},
    resume() {},
  };
  const piece = Buffer.alloc(MIB);
  const before = outsideHeap();
  handler.onRequestStart(controller);
  handler.onResponseStart(controller, 200, {});
  for (let n = 0; n < 16; n++) handler.onResponseData(controller, piece);
  expect(outsideHeap() - before).toBeGreaterThan(15 * MIB);
  handler.onResponseData(controller, piece);
  await expect(handler.received).rejects.toMatchObject({ fault: 'too_large' });
  expect(outsideHeap() - before).toBeLessThan(4 * MIB);
});
