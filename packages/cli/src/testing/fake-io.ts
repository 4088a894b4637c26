import { PassThrough } from 'node:stream';
import { CHEAP_PASSWORDS } from '@sitekeeper/server/testing';
import type { Io } from '../io.ts';

/** Streams of a pretended process, and what was written to them. */
export function fakeIo(options: { tty?: boolean; env?: Io['env'] } = {}) {
  const stream = () => Object.assign(new PassThrough(), { isTTY: options.tty === true, columns: 80 });
  const [stdin, stdout, stderr] = [stream(), stream(), stream()];
  const { signal } = new AbortController();
  const parts = { passwordCost: CHEAP_PASSWORDS };
  const io: Io = { parts, env: options.env ?? {}, stdin, stdout, stderr, interruption: () => signal };
  return { io, stdin, stdout: () => String(stdout.read() ?? ''), stderr: () => String(stderr.read() ?? '') };
}
