import { expect, it } from 'vitest';
import { DownHosts, patienceMs } from './down-hosts.ts';

const HOST = '192.0.2.1';

it('are those where another site is silent', () => {
  const hosts = new DownHosts();
  hosts.confirmed(1, HOST, 0);
  expect([hosts.isDown(HOST, 1), hosts.isDown(HOST, 2), hosts.isDown('192.0.2.2', 2)]).toEqual([false, true, false]);
  hosts.confirmed(2, HOST, 0);
  expect(hosts.isDown(HOST, 1)).toBe(true);
  hosts.confirmed(1, '', 0);
  expect(hosts.isDown('', 2)).toBe(false);
});

it('are up for a minute once any site of the address answers, as that of a network for many hosts does', () => {
  const hosts = new DownHosts();
  hosts.confirmed(1, HOST, 0);
  hosts.answered(HOST, 1000);
  expect(hosts.isDown(HOST, 2)).toBe(false);
  hosts.confirmed(1, HOST, 60_999);
  expect(hosts.isDown(HOST, 2)).toBe(false);
  hosts.confirmed(1, HOST, 61_000);
  expect(hosts.isDown(HOST, 2)).toBe(true);
});

it.each([
  [30_000, 120, 5000],
  [30_000, 4000, 12_000],
  [30_000, 29_000, 30_000],
  [3000, 120, 3000],
  [30_000, null, 5000],
])('with a timeout of %i ms and usual answers in %s ms, their sites get %i ms', (timeout, usual, patience) => {
  expect(patienceMs(timeout, usual)).toBe(patience);
});
