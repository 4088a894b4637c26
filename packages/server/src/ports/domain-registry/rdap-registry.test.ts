import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../clock/manual-clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { guardedOutbound } from '../outbound/guarded-outbound.ts';
import type { Outbound } from '../outbound/port.ts';
import type { DomainRegistry } from './port.ts';
import { rdapRegistry } from './rdap-registry.ts';
import { RdapServer } from './rdap-server.fixtures.ts';

const END = Date.UTC(2030, 4, 1, 4);
const DAY = 86_400_000;

describe('registries are asked by RDAP', () => {
  const server = new RdapServer();
  let outbound: Outbound;
  let clock: ManualClock;
  let registry: DomainRegistry;
  beforeAll(async () => {
    await server.start();
    const limits = { concurrency: 4, perAddress: 2, connectMs: 5000, maxReplyBytes: 1024 * 1024 };
    outbound = guardedOutbound({ ...limits, allowPrivate: '127.0.0.0/8', clock: systemClock });
  });
  beforeEach(() => {
    server.listReply = undefined;
    clock = manualClock();
    registry = rdapRegistry(outbound, clock, server.list);
  });
  afterAll(async () => {
    await outbound.close();
    await server.stop();
  });

  it('and tell when a registration ends, and who sold it', async () => {
    server.tell('shop.com', '2030-05-01T04:00:00Z');
    const found = { outcome: 'found', server: server.origin, expiresAt: END, registrar: 'Names Ltd' };
    expect(await registry.lookUp('shop.com')).toEqual(found);
  });

  it('by the longest ending that the list has, or not at all', async () => {
    server.tell('shop.co.uk', '2030-05-01T04:00:00Z');
    expect(await registry.lookUp('shop.co.uk')).toMatchObject({ outcome: 'found' });
    expect(await registry.lookUp('shop.uk')).toEqual({ outcome: 'no_registry' });
    expect(await registry.lookUp('shop.broken')).toEqual({ outcome: 'no_registry' });
  });

  it.each([
    ['404', { status: 404 }, 'not_registered'],
    ['no date', { body: '{"objectClassName":"domain","events":[{"eventAction":"registration"}]}' }, 'no_date'],
    [
      'an impossible date',
      { body: '{"objectClassName":"domain","events":[{"eventAction":"expiration","eventDate":"soon"}]}' },
      'no_date',
    ],
    ['something else', { body: '{"objectClassName":"entity"}' }, 'failed'],
    ['no JSON', { body: '<html>' }, 'failed'],
    ['a list', { body: '[null]' }, 'failed'],
    [
      'keys of prototypes',
      { body: '{"objectClassName":"domain","events":{"__proto__":[1]},"entities":[null,{"roles":7}]}' },
      'no_date',
    ],
    ['an error of its own', { status: 500 }, 'failed'],
    ['a redirect elsewhere', { status: 302, headers: { location: 'file:///etc/passwd' } }, 'failed'],
    ['an answer without end', { body: 'x'.repeat(600 * 1024) }, 'failed'],
  ])('and an answer of %s means what it says', async (_what, reply, outcome) => {
    server.reply('odd.com', reply);
    expect(await registry.lookUp('odd.com')).toEqual({ outcome, server: server.origin });
  });

  it('and redirects are followed, but not for ever', async () => {
    server.tell('real.com', '2030-05-01T04:00:00Z');
    server.reply('moved.com', { status: 302, headers: { location: '/rdap/domain/real.com' } });
    server.reply('round.com', { status: 302, headers: { location: '/rdap/domain/round.com' } });
    expect(await registry.lookUp('moved.com')).toMatchObject({ outcome: 'found', expiresAt: END });
    expect(await registry.lookUp('round.com')).toMatchObject({ outcome: 'failed' });
  });

  it('and are left in peace as long as they ask for that', async () => {
    server.reply('busy.com', { status: 429, headers: { 'retry-after': '120' } });
    server.tell('shop.com', '2030-05-01T04:00:00Z');
    const busy = { outcome: 'busy', server: server.origin };
    expect(await registry.lookUp('busy.com')).toEqual({ ...busy, retryAfterMs: 120_000 });
    clock.advance(100_000);
    const asked = server.asked.length;
    expect(await registry.lookUp('shop.com')).toEqual({ ...busy, retryAfterMs: 20_000 });
    expect(server.asked).toHaveLength(asked);
    clock.advance(20_000);
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'found' });
  });

  it.each([
    ['', 3_600_000],
    ['0', 60_000],
    ['Fri, 02 Jan 2026 00:00:00 GMT', DAY],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 600_000],
    ['99999999', DAY],
  ])('for the time in "Retry-After: %s", within limits', async (wait, retryAfterMs) => {
    server.reply('busy.com', { status: 503, headers: { 'retry-after': wait } });
    expect(await registry.lookUp('busy.com')).toMatchObject({ outcome: 'busy', retryAfterMs });
  });

  // Both fail if times are kept by the clock on the wall: nothing is asked for a year.
  it('and are asked again after their pause, also when the clock was set back meanwhile', async () => {
    server.reply('busy.com', { status: 429, headers: { 'retry-after': '120' } });
    server.tell('shop.com', '2030-05-01T04:00:00Z');
    expect(await registry.lookUp('busy.com')).toMatchObject({ outcome: 'busy' });
    clock.leap(-365 * DAY);
    clock.advance(120_000);
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'found' });
  });

  it('and a list that could not be read is read again soon, also when the clock was set back meanwhile', async () => {
    server.tell('shop.com', '2030-05-01T04:00:00Z');
    server.listReply = { status: 500 };
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'failed' });
    server.listReply = undefined;
    clock.leap(-365 * DAY);
    clock.advance(10 * 60_000);
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'found' });
  });

  it('and the list is read once a day; one that cannot be read leaves the last good one in force', async () => {
    const before = server.lists;
    await registry.lookUp('shop.com');
    await registry.lookUp('shop.com');
    expect(server.lists - before).toBe(1);
    server.listReply = { body: '{"services":[]}' };
    clock.advance(DAY);
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'found' });
    expect(server.lists - before).toBe(2);
  });

  it('and nothing is known as long as the list was never read', async () => {
    server.listReply = { status: 500 };
    expect(await registry.lookUp('shop.com')).toEqual({ outcome: 'failed', server: '' });
    server.listReply = undefined;
    expect(await registry.lookUp('shop.com')).toEqual({ outcome: 'failed', server: '' });
    clock.advance(10 * 60_000);
    expect(await registry.lookUp('shop.com')).toMatchObject({ outcome: 'found' });
  });
});
