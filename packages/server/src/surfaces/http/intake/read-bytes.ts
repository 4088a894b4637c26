import type { Readable } from 'node:stream';
import { AppError } from '../../../kernel/errors.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { HeldMemory } from './body-memory.ts';

const FIRST_BYTES = 4096;

export interface BodyReading {
  /** Most bytes. */
  readonly most: number;
  /** As announced by the sender; undefined if unknown. */
  readonly announced: number | undefined;
  readonly withinMs: number;
  readonly held: HeldMemory;
  readonly clock: Clock;
}

/**
 * The bytes of a body, in one buffer that grows as they arrive: what was announced but not sent takes no memory, and a
 * body in a million pieces takes no more than one in a few.
 * @throws AppError payload_too_large, request_timeout, server_busy, or rest_invalid_param if the sender disconnects.
 */
export function readBytes(payload: Readable, { most, announced, withinMs, held, clock }: BodyReading): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    let size = 0;
    const cancel = clock.after(withinMs, () => end(tooSlow(withinMs)));
    const onData = (chunk: Buffer) => {
      try {
        if (size + chunk.length > most) throw bodyTooLarge(most);
        makeRoom(size + chunk.length);
        size += chunk.copy(buffer, size);
      } catch (error) {
        end(error);
      }
    };
    const onEnd = () => end(undefined);
    const onGone = () => end(new AppError('rest_invalid_param', 'The request ended before its body was complete.'));
    payload.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);

    /** Everything after that is discarded. */
    function end(error: unknown): void {
      cancel();
      payload.off('data', onData).off('end', onEnd).off('close', onGone);
      if (error === undefined) resolve(buffer.subarray(0, size));
      else reject(error);
    }

    function makeRoom(needed: number): void {
      if (needed <= buffer.length) return;
      const doubled = Math.max(needed, FIRST_BYTES, buffer.length * 2);
      const length = Math.max(needed, Math.min(doubled, most, announced ?? most));
      held.grow(length - buffer.length);
      const larger = Buffer.alloc(length);
      buffer.copy(larger, 0, 0, size);
      buffer = larger;
    }
  });
}

/** @param most Bytes that a body may have. */
export function bodyTooLarge(most: number): AppError {
  const words = most >= 1024 * 1024 ? `${most / 1024 / 1024} MiB` : `${most / 1024} KiB`;
  return new AppError('payload_too_large', `The body is larger than ${words}.`);
}

function tooSlow(withinMs: number): AppError {
  const message = `The request body did not arrive within ${Math.round(withinMs / 1000)} seconds. Try again on a faster connection.`;
  return new AppError('request_timeout', message);
}
