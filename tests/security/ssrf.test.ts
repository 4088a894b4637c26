import { type AddressInfo, createServer, type Server } from 'node:net';
import { ALL_ABILITIES } from '@sitekeeper/server';
import { guardedOutbound, makeWorld, systemClock, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../packages/server/src/testing/fixtures.ts';
import { leadingTo } from '../../packages/server/src/testing/leading-to.ts';

/** Loopback, private networks and metadata of clouds, as a person or a hostile page may write them. */
const HOSTS = [
  '127.0.0.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '127.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '[fd00:ec2::254]',
  '[fe80::a9fe:a9fe]',
  '100.100.100.200',
  '168.63.129.16',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '[fc00::1]',
  '192.0.0.192',
];
/** The rest of an address must not confuse the guard. */
const SHAPES = [
  (host: string, port: number) => `http://${host}:${port}/`,
  (host: string, port: number) => `https://${host}:${port}/wp-admin/`,
];
const OTHER_WAYS = (port: number) => [
  `http://good.example@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@good.example/`,
  `http:127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}\\@good.example/`,
  `http:\\\\127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `127.0.0.1:${port}`,
  `//127.0.0.1:${port}/`,
  ` http://127.0.0.1:${port}/ `,
  `http://127.0.0.1\t:${port}/`,
  `file:///etc/passwd`,
  `gopher://127.0.0.1:${port}/_x`,
  `ftp://127.0.0.1/`,
  `data:text/html,x`,
  'javascript:1',
];

/** A server inside the network that counts visits and answers nothing. */
let inside: Server;
let port: number;
let visits = 0;
let world: World;
const names = new Map<string, string[]>();
const looked: string[] = [];

/** Names resolve as a test says, one answer after another; the last one is repeated. */
async function lookup(host: string) {
  looked.push(host);
  const answers = names.get(host);
  if (!answers) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  const address = (answers.length > 1 ? answers.shift() : answers[0]) ?? '';
  return [{ address, family: address.includes(':') ? 6 : 4 } as const];
}

beforeAll(async () => {
  inside = createServer(socket => {
    visits += 1;
    socket.on('error', () => {}).destroy();
  });
  await new Promise<void>(resolve => inside.listen(0, '::', resolve));
  port = (inside.address() as AddressInfo).port;
  const outbound = guardedOutbound({
    allowPrivate: '',
    concurrency: 10,
    perAddress: 10,
    connectMs: 2000,
    maxReplyBytes: 10_000,
    clock: systemClock,
    lookup,
  });
  const env = { SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '' }; // for receivers of messages
  world = await makeWorld({ sites: 1, seeded: true, parts: { outbound }, env });
  for (const host of ['localhost', 'localhost.']) names.set(host, ['127.0.0.1']);
});
afterAll(async () => {
  await world.close();
  inside.close();
});

/** Abilities that request an address given by the caller, and the member that contains it. */
const DOORS: Readonly<Record<string, (url: string) => object>> = {
  'add-site-v1': url => ({ url, ...PROOF }),
  'test-connection-v1': url => ({ url, admin: 'anna' }),
  'update-site-record-v1': url => ({ site_id_or_domain: world.siteIds[0], url }),
  'update-site-v1': url => ({ site_id_or_domain: world.siteIds[0], url }),
};
const PROOF = { admin: 'anna', adminpassword: 'x' };
/** Members of that name that are stored, or passed on to a site, and requested by nobody here. */
const NEVER_ASKED = [
  'create-site-users-v1 user_url',
  'update-site-user-v1 user_url',
  'add-cost-v1 url',
  'update-cost-v1 url',
];

/** Stored, and requested when a message is sent. */
const OF_RECEIVERS = ['add-channel-v1 url', 'add-push-browser-v1 url', 'update-channel-v1 url'];

/* Fails if addressGuard treats every address as public: internal addresses are visited. */
describe('an address inside the network of the server', () => {
  it.each(Object.keys(DOORS))('is refused by %s in every notation, and nothing is sent', async door => {
    const input = DOORS[door] as (url: string) => object;
    const urls = HOSTS.flatMap(host => SHAPES.map(shape => shape(host, port)));
    const all = [...urls, ...OTHER_WAYS(port)];
    // All abilities use one guard: for the others, every seventh address is enough.
    const left = door === 'test-connection-v1' ? all : all.filter((_url, index) => index % 7 === 0);
    const passed: string[] = [];
    const inTurn = async () => {
      for (let url = left.pop(); url !== undefined; url = left.pop()) {
        const { status, body } = await world.post(door, input(url));
        const refused = status >= 400 && status !== 500;
        if (!refused) passed.push(`${url}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, inTurn));
    expect(passed).toEqual([]);
    expect(visits).toBe(0);
    const { body } = await world.post(door, input(`http://127.0.0.1:${port}/`));
    expect(body.message).toContain('SITEKEEPER_OUTBOUND_ALLOW_PRIVATE');
  });

  it('gets no message, in whatever notation it was given to a channel', async () => {
    const urls = HOSTS.flatMap(host => SHAPES.map(shape => shape(host, port)));
    const reached: string[] = [];
    for (const url of [...urls, ...OTHER_WAYS(port)].filter((_url, index) => index % 7 === 0)) {
      const { status, body } = await world.post('add-channel-v1', { kind: 'webhook', name: 'x', url });
      if (status !== 200) continue; // a name may be stored before it is known
      const test = await world.post('test-channel-v1', { channel_id: body.id });
      if (test.body.delivered !== false) reached.push(url);
    }
    expect(reached).toEqual([]);
    expect(visits).toBe(0);
  });

  it('is refused by every ability that accepts an address, all of which are listed', () => {
    const takes = ALL_ABILITIES.flatMap(({ name, input }) =>
      Object.keys(input.properties)
        .filter(member => /(^|_)(url|uri|address|host|webhook|endpoint|package)$/.test(member))
        .map(member => `${name} ${member}`),
    );
    const known = [...Object.keys(DOORS).map(name => `${name} url`), ...NEVER_ASKED, ...OF_RECEIVERS];
    expect(takes.sort()).toEqual(known.sort());
  });

  it('gets the same error as an address where nothing listens', async () => {
    const open = await world.post('test-connection-v1', { url: `http://127.0.0.1:${port}/`, admin: 'anna' });
    const shut = await world.post('test-connection-v1', { url: 'http://127.0.0.1:1/', admin: 'anna' });
    const told = ({ status, body }: typeof open) => JSON.stringify([status, body]).replaceAll(/:\d{1,5}\//g, '/');
    expect(told(open)).toBe(told(shut));
  });
});

/* Fails without the guard at the lookup and the connection, and without the stored lookup. */
describe('a name', () => {
  it.each([
    ['that leads inside', ['127.0.0.1']],
    ['that leads to the metadata of a cloud', ['169.254.169.254']],
    ['that leads inside over IPv6', ['::1']],
    ['that leads inside over NAT64', ['64:ff9b::7f00:1']],
  ])('%s is refused', async (what, answers) => {
    const host = `${what.replaceAll(' ', '-').toLowerCase()}.example`;
    names.set(host, [...answers]);
    const { status, body } = await world.post('add-site-v1', { url: `http://${host}:${port}/`, ...PROOF });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(looked).toContain(host);
    expect(JSON.stringify(body)).not.toMatch(/169\.254|127\.0\.0\.1|::1/);
    expect(visits).toBe(0);
  });

  it('that is rebound after the check leads to no internal address', async () => {
    names.set('rebinding.example', ['203.0.113.9', '127.0.0.1']);
    const asked = () => world.post('test-connection-v1', { url: `http://rebinding.example:${port}/`, admin: 'anna' });
    await asked();
    await asked();
    expect(visits).toBe(0);
  });
});

describe('a redirect of a site to an internal address', () => {
  it('is not followed by any call that follows redirects', async () => {
    const own = await makeWorld({ env: { SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8' } });
    try {
      const targets = [
        'http://169.254.169.254/latest/meta-data/',
        `http://[::1]:${port}/`,
        'http://10.0.0.1/',
        'file:///etc/passwd',
      ];
      for (const target of targets) {
        const url = await leadingTo(() => target);
        const id = await storeSite(own, { url });
        const asked = [
          await own.post('test-connection-v1', { url, admin: 'anna' }),
          await own.post('add-site-v1', { url: `${url}second/`, ...PROOF }),
          await own.post('follow-site-redirect-v1', { site_id_or_domain: id }),
        ];
        for (const { status } of asked) {
          expect([502, 503, 409]).toContain(status);
        }
      }
      expect(visits).toBe(0);
    } finally {
      await own.close();
    }
  });
});
