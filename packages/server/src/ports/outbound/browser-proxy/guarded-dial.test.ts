import { expect, it } from 'vitest';
import { addressGuard } from '../address-guard.ts';
import { OutboundError } from '../port.ts';
import { GuardedDial } from './guarded-dial.ts';

const LIMITS = { connectMs: 1000, connections: 20, atOnce: 20, bytesIn: 1, bytesOut: 1 };

// Fails if each connection looks its name up: the two places are taken by a host that never answers.
it('several connections to a host take the place of one look-up, and get its answer', async () => {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<never>>();
  const resolve = (host: string) => {
    asked.push(host);
    const answer = Promise.withResolvers<never>();
    answers.set(host, answer);
    return answer.promise;
  };
  const resolver = { resolve, knows: () => false, socketLookup: () => {} };
  const dial = new GuardedDial(addressGuard(''), resolver, LIMITS);
  const connect = (host: string) => dial.connect(host, 443).catch((error: Error) => error.message);
  const connections = ['dead.test', 'dead.test', 'dead.test', 'cdn.test'].map(connect);
  expect(asked).toEqual(['dead.test', 'cdn.test']);
  for (const [host, answer] of answers) answer.reject(new OutboundError('dns', `no ${host}`, { sent: false }));
  expect(await Promise.all(connections)).toEqual(['no dead.test', 'no dead.test', 'no dead.test', 'no cdn.test']);
  const again = connect('dead.test');
  expect(asked).toEqual(['dead.test', 'cdn.test', 'dead.test']);
  dial.close();
  answers.get('dead.test')?.reject(new Error('closed'));
  await again;
});
