import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { Connections } from './connections.ts';

/** A connection from an address that this machine doesn't have. */
function socketFrom(address: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
}

it('limits the open connections of one address; excess ones get an explanation, and proxies have no such limit', async () => {
  const env = { SITEKEEPER_CONNECTIONS_PER_ADDRESS: '2', SITEKEEPER_TRUST_PROXY: '192.0.2.1' };
  const connections = new Connections(readSettings(env));
  const server = createServer();
  connections.watch(server);
  const connect = (address: string) => {
    const socket = socketFrom(address);
    server.emit('connection', socket);
    return { socket, code: connections.refusalOf(socket)?.code };
  };
  const first = connect('203.0.113.7');
  expect([first.code, connect('203.0.113.7').code]).toEqual([undefined, undefined]);
  expect(connect('203.0.113.7').code).toBe('too_many_requests');
  expect(connect('::ffff:203.0.113.7').code).toBe('too_many_requests');
  expect(connect('203.0.113.8').code).toBeUndefined();
  for (const shared of ['192.0.2.1', '127.0.0.1']) {
    for (let n = 0; n < 3; n++) expect(connect(shared).code).toBeUndefined();
  }
  const closed = new Promise(resolve => first.socket.once('close', resolve));
  first.socket.destroy();
  await closed;
  expect(connect('203.0.113.7').code).toBeUndefined();
});
