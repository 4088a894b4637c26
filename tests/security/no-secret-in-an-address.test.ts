import { ALL_ABILITIES, makeDocument, V1_CALLS, VERSION } from '@sitekeeper/server';
import { guardedOutbound, makeWorld, type Outbound, systemClock, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Names of members that hold secrets. */
const SECRET =
  /pass(word|wd|phrase)?$|^(http_)?pass$|secret|token|private|^uniqueid$|^code$|credential|signature|api_?key$/i;

/** Addresses end up in logs, histories and proxies. */
describe('the URL of a request to this server', () => {
  it('contains no secret of an ability, a v2 route or a v1 call', () => {
    const ofAbilities = ALL_ABILITIES.filter(({ method }) => method === 'GET').flatMap(({ name, input }) =>
      Object.keys(input.properties).map(member => [name, member]),
    );
    const { paths } = makeDocument({ server: '', namespace: 'svc', version: VERSION });
    const ofRoutes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters }]) =>
        parameters.map(parameter => [`${method} ${path}`, String('name' in parameter ? parameter.name : '')]),
      ),
    );
    const ofV1 = V1_CALLS.filter(({ method }) => method === 'GET').flatMap(({ group, callback, parameters }) =>
      Object.keys(parameters.properties).map(member => [`${group}/${callback}`, member]),
    );
    const all = [...ofAbilities, ...ofRoutes, ...ofV1];
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, member = '']) => SECRET.test(member))).toEqual([]);
  });
});

describe('the URL of a request to a site', () => {
  const asked: string[] = [];
  const secrets = ['of-the-prompt', 'a-new-users-password-7'];
  let world: World;
  beforeAll(async () => {
    const real = guardedOutbound({
      allowPrivate: '127.0.0.0/8',
      concurrency: 10,
      perAddress: 10,
      connectMs: 5000,
      maxReplyBytes: 8_000_000,
      clock: systemClock,
    });
    const outbound: Outbound = {
      ...real,
      request(request) {
        asked.push(request.url);
        return real.request(request);
      },
    };
    world = await makeWorld({ sites: 2, parts: { outbound } });
    const id = await world.addSite(1, { http_user: 'prompt', http_pass: secrets[0] });
    secrets.push(world.fleet.site(1).adminPassword);
    const done = async (ability: string, input: object) => {
      const { status, body } = await world.post(ability, input);
      expect([ability, status, body.code]).toEqual([ability, 200, undefined]);
    };
    await done('sync-sites-v1', {});
    await done('check-site-v1', { site_id_or_domain: id });
    await done('reconnect-site-v1', { site_id_or_domain: id });
    const user = { username: 'mia', email: 'mia@example.com', password: secrets[1], role: 'editor' };
    await done('create-site-users-v1', { websites: [id], ...user });
    await done('update-admin-passwords-v1', { websites: [id], password: `${secrets[1]}8` });
    await done('disconnect-site-v1', { site_id_or_domain: id });
  });
  afterAll(() => world.close());

  it('contains no credentials or signatures: they are in the body or in headers', () => {
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(asked.length).toBeGreaterThanOrEqual(6);
    for (const url of asked) {
      expect(secrets.filter(secret => url.includes(secret) || url.includes(encodeURIComponent(secret)))).toEqual([]);
      expect([...new URL(url).searchParams.keys()].filter(name => SECRET.test(name))).toEqual([]);
      expect(new URL(url)).toMatchObject({ username: '', password: '' });
    }
  });
});
