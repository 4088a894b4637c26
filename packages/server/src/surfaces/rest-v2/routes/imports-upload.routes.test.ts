import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkExchange } from '../../../testing/answer-check.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import type { Answer } from '../../../testing/index.ts';
import { makeOldDashboard, type OldDashboardMade } from '../../../testing/old-dashboard/make-old-dashboard.ts';
import { studioLind } from '../../../testing/old-dashboard/studio-lind.ts';
import { writeZip } from '../../../testing/old-dashboard/write-zip.ts';

const world = useWorld({ env: { SITEKEEPER_REQUEST_SECONDS: '1' } });
const PATH = '/wp-json/svc/v2/imports/mainwp';

let folder = '';
let old: OldDashboardMade;
let dump: Buffer<ArrayBuffer>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  old = makeOldDashboard(folder, studioLind());
  dump = Buffer.from(readFileSync(old.dump));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Part = readonly [name: string, value: string | Buffer<ArrayBuffer>, filename?: string];
const keyFiles = () =>
  readdirSync(old.keysFolder).map(name => ({ name, content: Buffer.from(readFileSync(join(old.keysFolder, name))) }));
const keyParts = (): Part[] => keyFiles().map(({ name, content }) => ['keys', content, `pk/${name}`]);
const dumpPart = (): Part => ['dump', dump, 'dump.sql'];

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value], filename ?? name));
  }
  return form;
}

async function upload(parts: readonly Part[], headers: Record<string, string> = { authorization: world().admin }) {
  const answer = await fetch(`${world().origin}${PATH}`, { method: 'POST', headers, body: formOf(parts) });
  const body = (await answer.json()) as Answer['body'];
  checkExchange({ method: 'POST', path: '/imports/mainwp', sent: undefined, status: answer.status, body });
  return { status: answer.status, body, headers: answer.headers };
}

const imports = async () => (await world().get('list-imports-v1')).body.items;

describe('POST /imports/mainwp', () => {
  it('reads keys and dump as they arrive, and keeps the plan only', async () => {
    const dry = await upload([['dry_run', 'true'], ...keyParts(), dumpPart()]);
    expect(dry.body).toMatchObject({ success: 1, import_id: null, prefix: 'k7_', ways: { key: 4 } });
    expect(await imports()).toEqual([]);

    const { status, body } = await upload([...keyParts(), dumpPart()]);
    expect(status).toBe(200);
    expect(body.ways).toEqual({ key: 4, reconnect_secret: 5, password: 1, linked: 1, none: 1 });
    expect(await imports()).toMatchObject([{ id: body.import_id, created_by: 'user:admin', sites: { total: 12 } }]);
    const zip = Buffer.from(writeZip(keyFiles().map(file => ({ ...file, name: `pk/${file.name}` }))));
    const again = await upload([
      ['prefix', 'k7_'],
      ['keys', zip, 'pk.zip'],
      ['dump', Buffer.from(gzipSync(dump)), 'dump.sql.gz'],
    ]);
    expect(again.body).toEqual(body);
  });

  it.each<[string, () => readonly Part[], { status: number; param: string; says: RegExp }]>([
    ['no dump', () => keyParts(), { status: 400, param: 'dump', says: /is required/ }],
    ['a dump of something else', () => [['dump', Buffer.from('select 1;\n')]], bad('dump', /no MainWP Dashboard/)],
    [
      'a dump packed as ZIP',
      () => [['dump', Buffer.from('PK\x03\x04.........', 'latin1')]],
      bad('dump', /packed as ZIP/),
    ],
    [
      'a cut gzip with nothing in it',
      () => [['dump', Buffer.from(gzipSync(Buffer.alloc(9999, '-- x\n')).subarray(0, 40))]],
      bad('dump', /cut or damaged/),
    ],
    ['another prefix', () => [['prefix', 'zz_'], dumpPart()], bad('dump', /no table "zz_mainwp_wp".*k7_/)],
    [
      'a folder without keys',
      () => [['keys', Buffer.from('<?php'), 'pk/index.php'], dumpPart()],
      bad('keys', /None of/),
    ],
    [
      'a damaged ZIP',
      () => [['keys', Buffer.from('PK\x03\x04 damaged'), 'pk.zip'], dumpPart()],
      bad('keys', /damaged/),
    ],
    ['keys after the dump', () => [dumpPart(), ...keyParts()], bad('keys', /before the dump/)],
    ['a field after the keys', () => [...keyParts(), ['prefix', 'k7_'], dumpPart()], bad('prefix', /before the files/)],
    ['a dump that is no file', () => [['dump', 'select 1']], bad('dump', /must be a file/)],
    ['an unknown file', () => [['database', dump]], bad('database', /not a known file/)],
    ['an unknown field', () => [['passphrase', 'x'], dumpPart()], bad('passphrase', /not a known/)],
  ])('says what is wrong with %s', async (_what, parts, { status, param, says }) => {
    const before = await imports();
    const answer = await upload(parts());
    expect(answer).toMatchObject({ status, body: { data: { params: { [param]: expect.stringMatching(says) } } } });
    expect(await imports()).toEqual(before);
  });

  it('refuses what is no form', async () => {
    const answer = await world().rest('/imports/mainwp', { method: 'POST', body: { dump: 'x' } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'svc_unsupported_media_type' } });
  });

  it('replays the answer to the same files and refuses others under its idempotency key', async () => {
    const headers = { authorization: world().admin, 'idempotency-key': 'once' };
    const first = await upload([dumpPart()], headers);
    const second = await upload([dumpPart()], headers);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect((await upload([...keyParts(), dumpPart()], headers)).status).toBe(422);
  });

  // Fails without requireAllowed and requireProof in `before`: the answer comes after the body.
  it('asks for permission and proof before it reads anything', async () => {
    const asked = async (headers: Record<string, string>) => {
      const { status, body } = await unfinished({ ...headers, 'content-length': '1000000' });
      return { status, code: body.code };
    };
    const operator = await world().user('olga', 'operator');
    expect(await asked({ authorization: operator })).toMatchObject({ status: 403 });
    expect(await asked({})).toMatchObject({ status: 401 });
    const session = await world().signIn(await world().webUser('anna', 'admin'));
    const { 'x-sitekeeper': _mark, ...foreign } = session;
    expect(await asked(foreign)).toMatchObject({ status: 401 });
    const long = { proved_at: world().app.services.clock.now() - 3600_000 };
    await world().app.services.database.write(trx => trx.updateTable('sessions').set(long).execute());
    expect(await asked(session)).toEqual({ status: 403, code: 'svc_fresh_proof_needed' });
  });

  // Fails without withinRights in plan-mainwp-import.ts: the key of the dump is carried over, and may read.
  it('brings a key no rights that the key does not have', async () => {
    const kept = async (authorization: string) => {
      const { body } = await upload([dumpPart()], { authorization });
      const { found } = body.kinds.find(({ kind }: { kind: string }) => kind === 'api_keys');
      const why = body.problems.filter(({ message }: { message: string }) => /may not give/.test(message));
      return [found, why.length];
    };
    const [all, none] = await kept(await world().key('read', 'write'));
    expect(all).toBeGreaterThan(0);
    expect(none).toBe(0);
    const [few, refused] = await kept(await world().key('write'));
    expect(few).toBeLessThan(all);
    expect(few + refused).toBe(all);
  });

  it('reads one dump at a time, and forgets a sender who falls silent', async () => {
    const before = await imports();
    const silent = openUpload({ authorization: world().admin, expect: '100-continue' });
    await expect.poll(() => silent.said()).toMatch(/^HTTP\/1.1 100/);
    expect(await upload([dumpPart()])).toMatchObject({ status: 503, body: { code: 'svc_server_busy' } });
    await silent.closed;
    await expect.poll(async () => (await upload([['dump', Buffer.from('-- \n')]])).status).toBe(400);
    expect(await imports()).toEqual(before);
  });

  it('refuses to plan anew what a job is working on', async () => {
    const { body } = await upload([dumpPart()]);
    const { services } = world().app;
    const { body: queued } = await world().post('sync-sites-v1', {});
    const job = queued.job_id ?? (await makeJob());
    await services.database.write(trx =>
      trx.updateTable('imports').set({ job_id: job }).where('id', '=', body.import_id).execute(),
    );
    expect(await upload([dumpPart()])).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
    await services.database.write(trx => trx.updateTable('imports').set({ job_id: null }).execute());
  });
});

function bad(param: string, says: RegExp) {
  return { status: 400, param, says };
}

/** A job that has not ended. */
async function makeJob(): Promise<string> {
  const { createJob } = await import('../../../features/jobs/index.ts');
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  return ctx.database.write(trx => createJob(trx, ctx, 'sync', [1]));
}

/** Sends headers and the beginning of a form, and then nothing. */
function openUpload(headers: Readonly<Record<string, string>>) {
  const { hostname, port } = new URL(world().origin);
  const socket = connect(Number(port), hostname);
  const all = {
    host: `${hostname}:${port}`,
    'content-type': 'multipart/form-data; boundary=xx',
    'content-length': '99999',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${PATH} HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.write('--xx\r\ncontent-disposition: form-data; name="dump"; filename="x.sql"\r\n\r\n-- MySQL dump\n');
  let said = '';
  socket.on('data', chunk => {
    said += chunk;
  });
  socket.on('error', () => {});
  return { socket, said: () => said, closed: new Promise<void>(resolve => socket.once('close', () => resolve())) };
}

/** The answer to an upload whose body never ends. */
async function unfinished(
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: Answer['body'] }> {
  const sent = openUpload(headers);
  await expect.poll(() => sent.said().includes('}')).toBe(true);
  sent.socket.destroy();
  const [head = '', text = ''] = sent.said().split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    body: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  };
}
