import { writeFrame } from '@sitekeeper/protocol';
import { makeFleetKey, makeWorld, seedSites, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostileSite, hostileSite, pourForEver } from '../support/hostile-site.ts';

const LIMIT = 1024 * 1024;
/** Further memory for the sockets of both sides. */
const BUFFERS = 16 * 1024 * 1024;
const list = (count: number) => Array.from({ length: count }, (_none, i) => ({ slug: `p${i}/p.php`, name: `P ${i}` }));

/** Answers that WordPress never sends, and the message that they lead to. */
const HANDLERS = {
  'a list without end': [r => r.end(writeFrame({ version: '6.1', plugins: list(6000) })), /more than 2000 plugins/],
  'a body without end': [r => pourForEver(r, Buffer.alloc(65_536, 'A')), /larger than 1 MiB/],
  'spaces without end': [r => pourForEver(r, Buffer.alloc(65_536, ' ')), /larger than 1 MiB/],
  'tags without end': [r => pourForEver(r, '<mainwp></mainwp>'.repeat(4000)), /larger than 1 MiB/],
  'a header without end': [r => void r.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(1_000_000)}`), /broke/],
  'something that is not HTTP': [r => void r.socket?.end('SSH-2.0-hello\r\n'), /broke/],
  'half an answer': [r => r.writeHead(200, { 'content-length': 100 }).write('<m', () => r.destroy()), /broke/],
  'a redirect into the cloud’s metadata': [
    r => r.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    /another host/,
  ],
  'a redirect to itself': [(r, q) => r.writeHead(301, { location: q.url ?? '/' }).end(), /redirects to itself/],
  'a redirect to a file': [r => r.writeHead(301, { location: 'file:///etc/passwd' }).end(), /leaves http/],
  'a redirect with credentials': [
    (r, q) => r.writeHead(301, { location: `http://a:b@${q.headers.host}/x` }).end(),
    /carries credentials/,
  ],
  'a frame that holds a number': [r => r.end(writeFrame(17)), /nothing usable/],
  'a frame that holds null': [r => r.end(writeFrame(null)), /nothing usable/],
  'an error text full of tags': [
    r => r.end(writeFrame({ error: `<script>${'x'.repeat(100_000)}</script>`, error_code: '<b>\u0000' })),
    /no longer accepts our key/,
  ],
} as const satisfies Record<string, readonly [Parameters<typeof hostileSite>[0], RegExp]>;
type Case = keyof typeof HANDLERS;

describe('a malicious web server', () => {
  let world: World;
  const sites = new Map<Case, { site: HostileSite; id: number }>();
  let errors: Map<number, { code: string; message: string }>;

  beforeAll(async () => {
    world = await makeWorld({
      sites: 5,
      seeded: true,
      env: { SITEKEEPER_DEADLINE_SYNC: '3', SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES: String(LIMIT) },
    });
    const key = await makeFleetKey();
    for (const name of Object.keys(HANDLERS) as Case[]) {
      const site = await hostileSite(HANDLERS[name][0]);
      const [id = 0] = await seedSites(world.app.services, key, [{ url: site.url, name }]);
      sites.set(name, { site, id });
    }
    const { body } = await world.post('sync-sites-v1');
    errors = new Map(body.errors.map((error: { identifier: number }) => [error.identifier, error]));
  });
  afterAll(async () => {
    await world.close();
    for (const { site } of sites.values()) await site.close();
  });

  it.each(Object.keys(HANDLERS) as Case[])('that sends %s causes only its own error', name => {
    const error = errors.get(sites.get(name)?.id ?? 0);
    expect(error?.code).toBe(
      name === 'half an answer' || isNoHttp(name) ? 'svc_site_offline' : 'svc_connection_failed',
    );
    expect(error?.message).toMatch(HANDLERS[name][1]);
  });

  it('causes no error on any other site', () => {
    expect([...errors.keys()].sort()).toEqual([...sites.values()].map(({ id }) => id).sort());
  });

  it('is read only up to the limit', () => {
    for (const name of ['a body without end', 'spaces without end', 'tags without end'] as const) {
      expect(sites.get(name)?.site.bytesTaken()).toBeLessThan(LIMIT + BUFFERS);
    }
  });

  it('cannot make messages long or put tags into them', () => {
    for (const { message } of errors.values()) {
      expect(message.length).toBeLessThan(1000);
      expect(message).not.toMatch(/[<>\p{Cc}]/u);
    }
  });

  it('leaves nothing that it sent in the store', async () => {
    const { db } = world.app.services.database;
    const ids = [...sites.values()].map(({ id }) => id);
    expect(await db.selectFrom('site_plugins').select('slug').where('site_id', 'in', ids).execute()).toEqual([]);
  });

  function isNoHttp(name: Case): boolean {
    return name === 'something that is not HTTP' || name === 'a header without end';
  }
});
