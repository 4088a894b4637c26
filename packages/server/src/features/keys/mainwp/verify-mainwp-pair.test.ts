import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { basic, manualClock } from '../../../testing/index.ts';
import { importMainwpKey, type MainwpKey } from './import-mainwp-key.ts';
import { mainwpKeyHash } from './mainwp-pair.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });

const SECRET = 'cs_0123456789abcdef0123456789abcdef01234567';
/** Of SECRET, made by PHP. */
const HASH = '$wp$2y$05$igte4TEZdJugbwJFxHNLKe4zgFFGuT5lvT8AS4gy1ZNaAVxghXxLC';
const OTHER = `${SECRET.slice(0, -1)}8`;

let made = 0;
let consumerKey = '';
let id = 0;
async function imported(more: Partial<MainwpKey> = {}) {
  made += 1;
  consumerKey = `ck_${String(made).padStart(40, '0')}`;
  const key: MainwpKey = {
    name: 'Reports',
    permissions: ['read'],
    enabled: true,
    keyHash: mainwpKeyHash(consumerKey),
    secret: { kind: 'hash', hash: HASH },
    truncated: consumerKey.slice(-7),
    ...more,
  };
  id = (await world().app.services.database.write(trx => importMainwpKey(trx, key, clock.now()))) ?? 0;
}
beforeEach(() => imported());

const token = (secret = SECRET) => `Bearer ${secret.slice(3)}==${consumerKey.slice(3)}`;
const ask = async (auth: string, path = '/tags') => {
  const { status, body } = await world().rest(path, { auth });
  return [status, body.code];
};
const stored = async () =>
  (await world().app.services.database.db.selectFrom('api_keys').selectAll().where('id', '=', id).execute())[0];
const INVALID = [401, 'svc_rest_invalid_key'];

describe('A key that MainWP gave out', () => {
  it('is found by the hash under which MainWP stores its consumer key', () => {
    // Made by PHP.
    const hash = '876e9d5ecb44cf87fadb70b27e1c47c1bef4eb98c5e5c8989b35da9d3746deb7';
    expect(mainwpKeyHash(`ck_${'ab'.repeat(20)}`)).toBe(hash);
  });

  it('continues to work with REST v2, as a bearer token and as a pair by HTTP Basic', async () => {
    expect(await ask(token())).toEqual([200, undefined]);
    expect(await ask(basic(consumerKey, SECRET))).toEqual([200, undefined]);
    expect((await stored())?.last_used_at).toBe(clock.now());
  });

  // Fails without the check of the hash in proves(): the answers are 200.
  it('is refused with another secret, before and after its first use', async () => {
    expect(await ask(token(OTHER))).toEqual(INVALID);
    expect(await ask(token())).toEqual([200, undefined]);
    expect(await ask(token(OTHER))).toEqual(INVALID);
    expect(await ask(basic(consumerKey, OTHER))).toEqual(INVALID);
    expect(await ask(`Bearer ${SECRET.slice(3)}==${'f'.repeat(40)}`)).toEqual(INVALID);
  });

  it('is hashed like our own keys after its first use, so that only that one is slow', async () => {
    expect((await stored())?.mainwp_secret_hash).toBe(HASH);
    await Promise.all([ask(token()), ask(token()), ask(token())]);
    const { mainwp_secret_hash: hash } = (await stored()) ?? {};
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await ask(token())).toEqual([200, undefined]);
    expect((await stored())?.mainwp_secret_hash).toBe(hash);
  });

  it('also works if MainWP stored its secret in plain text, which is hashed here', async () => {
    await imported({ secret: { kind: 'clear', secret: SECRET } });
    expect(JSON.stringify(await stored())).not.toContain(SECRET);
    expect(await ask(token())).toEqual([200, undefined]);
    expect(await ask(token(OTHER))).toEqual(INVALID);
  });

  it('grants access to REST v2 only', async () => {
    const { status } = await world().get('count-sites-v1', {}, { auth: token() });
    expect(status).toBe(401);
    expect((await world().get('count-sites-v1', {}, { auth: basic(consumerKey, SECRET) })).status).toBe(401);
    const v1 = await world().request('/wp-json/svc/v1/sites/all-sites', { auth: basic(consumerKey, SECRET) });
    expect(v1.status).toBe(401);
  });

  it('keeps its permissions', async () => {
    const add = () => world().rest('/tags/add', { method: 'POST', auth: token(), body: { name: `tag ${made}` } });
    expect((await add()).status).toBe(403);
    await imported({ permissions: ['read', 'write'] });
    expect((await add()).status).toBe(200);
  });

  it('is listed with its origin, limited, disabled and deleted like others', async () => {
    const listed = async () =>
      (await world().get('list-api-keys-v1')).body.items.find((one: { id: number }) => one.id === id);
    expect(await listed()).toMatchObject({
      imported_from: 'mainwp',
      name: 'Reports',
      truncated_key: consumerKey.slice(-7),
      active: true,
      v1: false,
    });
    const edit = (more: object) => world().post('update-api-key-v1', { key_id: id, ...more });
    await edit({ addresses: ['203.0.113.7'] });
    expect(await ask(token())).toEqual(INVALID);
    await edit({ addresses: [], active: false });
    expect(await ask(token())).toEqual(INVALID);
    await edit({ active: true });
    expect(await ask(token())).toEqual([200, undefined]);
    await world().post('delete-api-key-v1', { key_id: id, confirm: true });
    expect(await ask(token())).toEqual(INVALID);
    expect(await listed()).toBeUndefined();
  });
});
