import { expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { guardedOutbound } from '../../../ports/outbound/guarded-outbound.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { personWithBrowser } from '../browsers/browsers.fixtures.ts';
import { aMessage } from '../channels.fixtures.ts';
import { sendPush } from './push.ts';

const world = useWorld();
const MADE_UP = Array.from({ length: 10 }, (_none, n) => `${n}.evil.example`);
const REAL = ['fcm.googleapis.com', 'par02p.notify.windows.com'];

// Fails if all names are looked up as they come: ten silent ones take all places at once, also those of sites.
it('of push services that somebody made up few names are looked up at a time; those of browsers do not wait', async () => {
  await using person = await personWithBrowser(world(), 'anna', 'viewer');
  await person.turnOn();
  const asked: string[] = [];
  const silent = Promise.withResolvers<never>();
  const lookup = (host: string) => {
    asked.push(host);
    return silent.promise;
  };
  const limits = { concurrency: 32, perAddress: 8, connectMs: 1000, maxReplyBytes: 1000 };
  const outbound = guardedOutbound({ allowPrivate: '', clock: manualClock(), lookup, ...limits });
  const services = { ...world().app.services, pushServices: { ...outbound, check: async () => {} } };
  const sent = [...MADE_UP, ...REAL].map(host => {
    const secrets = { ...person.service.subscription, url: `https://${host}/send` };
    const channel = { id: 1, kind: 'push', settings: {}, secrets, previousSecretUntil: null } as const;
    return sendPush(services, channel, aMessage(), { now: 0, messageKey: '1' });
  });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(REAL));
  expect(asked.filter(host => MADE_UP.includes(host)).length).toBeLessThanOrEqual(2);
  silent.reject(new Error('not found'));
  expect(new Set((await Promise.all(sent)).map(outcome => !outcome.ok && outcome.code))).toEqual(new Set(['dns']));
  expect(asked).toHaveLength(MADE_UP.length + REAL.length);
  await outbound.close();
});
