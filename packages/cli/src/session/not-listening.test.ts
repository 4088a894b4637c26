import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { notListening } from './not-listening.ts';

const NAMES = { host: 'SITEKEEPER_HOST', port: 'SITEKEEPER_PORT' };
const NOT_FOUND = { code: 'ENOTFOUND', syscall: 'getaddrinfo' };

describe('why a server cannot listen', () => {
  it('is its host, if no address is found for that', async () => {
    const [error] = await once(createServer().listen(0, '[::1]'), 'listening').catch(failed => [failed]);
    expect(notListening(error, NAMES, { host: '[::1]', port: 80 })?.message).toBe(
      '[::1] is not an address of this machine. Set SITEKEEPER_HOST to one that is, or to 0.0.0.0 for all.',
    );
  });

  it('is its host, if the name server does not answer', () => {
    const error = { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: 'keeper.lan' };
    expect(notListening(error, NAMES, { host: 'keeper.lan', port: 80 })?.message).toBe(
      'The address of keeper.lan could not be looked up. Set SITEKEEPER_HOST to an address of this machine, or to 0.0.0.0 for all.',
    );
  });

  it('is not its host, if no address is found for another, such as that of the database', () => {
    const error = { ...NOT_FOUND, hostname: 'db.lan' };
    expect(notListening(error, NAMES, { host: '127.0.0.1', port: 80 })).toBeUndefined();
  });
});
