import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { BodyMemory } from './body-memory.ts';
import { readBytes } from './read-bytes.ts';

const KIB = 1024;
const clock = manualClock();

function begin(given: { most?: number; announced?: number; memory?: BodyMemory; owner?: string } = {}) {
  const memory = given.memory ?? new BodyMemory(1);
  const held = memory.of(given.owner ?? 'user:1');
  const payload = new PassThrough();
  const reading = readBytes(payload, {
    most: given.most ?? 64 * KIB,
    announced: given.announced,
    withinMs: 10_000,
    held,
    clock,
  });
  reading.catch(() => {});
  return { memory, held, payload, reading };
}

const send = async (payload: PassThrough, bytes: number, piece = bytes) => {
  for (let sent = 0; sent < bytes; sent += piece) payload.write(Buffer.alloc(piece, 97));
  await new Promise(resolve => setImmediate(resolve));
};

describe('the bytes of a body', () => {
  it('are joined in order', async () => {
    const { payload, reading } = begin();
    for (const piece of ['a', 'bc', 'x'.repeat(5000), 'd']) payload.write(piece);
    payload.end();
    expect((await reading).toString()).toBe(`abc${'x'.repeat(5000)}d`);
  });

  it('take memory as they arrive, not as announced', async () => {
    const { memory, payload } = begin({ announced: 64 * KIB });
    expect(memory.held).toBe(0);
    await send(payload, 100);
    expect(memory.held).toBe(4 * KIB);
    await send(payload, 60 * KIB);
    expect(memory.held).toBeLessThanOrEqual(64 * KIB);
  });

  it('take the same memory in pieces of one byte', async () => {
    const { memory, payload, reading } = begin();
    await send(payload, 20_000, 1);
    expect(memory.held).toBeLessThanOrEqual(2 * 20_000);
    payload.end();
    expect(await reading).toHaveLength(20_000);
  });

  it('are refused beyond the limit, and the rest is discarded', async () => {
    const { memory, payload, reading } = begin({ most: 16 * KIB });
    await send(payload, 16 * KIB);
    const before = memory.held;
    await send(payload, 1);
    await expect(reading).rejects.toMatchObject({
      code: 'payload_too_large',
      message: 'The body is larger than 16 KiB.',
    });
    await send(payload, 200 * KIB);
    expect(memory.held).toBe(before);
    expect(payload.readableLength).toBe(0);
  });

  it('are refused if they do not arrive in time', async () => {
    const { payload, reading } = begin();
    await send(payload, 100);
    clock.advance(9_999);
    await send(payload, 100);
    clock.advance(1);
    // Fails without the clock in read-bytes.ts: nothing ends the wait.
    await expect(reading).rejects.toMatchObject({ code: 'request_timeout' });
  });

  it('are refused if the sender disconnects', async () => {
    const { payload, reading } = begin();
    payload.destroy(new Error('ECONNRESET'));
    await expect(reading).rejects.toMatchObject({ code: 'rest_invalid_param' });
  });
});

describe('the memory for bodies', () => {
  const busy = expect.objectContaining({ code: 'server_busy', data: { retry_after: 5 } });
  const MIB = 1024 * KIB;

  it('is limited to a quarter for one caller, and to an eighth for all anonymous callers together', () => {
    const memory = new BodyMemory(8);
    const [one, again, other] = [memory.of('user:1'), memory.of('user:1'), memory.of('user:2')];
    one.grow(MIB);
    again.grow(MIB);
    expect(() => one.grow(1)).toThrow(busy);
    other.grow(2 * MIB);
    memory.of(undefined).grow(MIB);
    expect(() => memory.of(undefined).grow(1)).toThrow(busy);
    expect(memory.held).toBe(5 * MIB);
  });

  it('is limited over all callers, and free again once they are answered', () => {
    const memory = new BodyMemory(8);
    const helds = [1, 2, 3, 4].map(id => memory.of(`user:${id}`));
    for (const held of helds) held.grow(2 * MIB);
    expect(() => memory.of('user:5').grow(1)).toThrow(busy);
    for (const held of helds) held.release();
    helds[0]?.release();
    expect(memory.held).toBe(0);
    memory.of('user:1').grow(2 * MIB);
  });
});
