import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../ports/database/sqlite.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { makeWorld, messagesSooner, openMailServer, type World } from '../../testing/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { type Finding, worstOf } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const DAY = 24 * 3600_000;
const onSqlite = process.env.TEST_ENGINE !== 'postgres';

let world: World;
let settings: Settings;
beforeAll(async () => {
  world = await makeWorld({ sites: 2, seeded: true, worker: true });
  chmodSync(world.store.folder, 0o700);
  settings = readSettings({
    ...world.store.env,
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_CHROMIUM: 'off',
  });
  await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds });
}, 120_000);
afterAll(() => world.close());

const of = (findings: readonly Finding[], check: string) => findings.find(one => one.check === check);
const doctor = (change: Partial<Settings> = {}, more: object = {}) =>
  runDoctor({ ...settings, ...change }, { now: Date.now(), ...more });

/** A copy of the store, to be broken. */
function broken(breaking: (file: string) => void): Partial<Settings> {
  const dataFolder = mkdtempSync(join(world.store.folder, 'broken-'));
  copyFileSync(settings.masterKeyFile, join(dataFolder, 'master.key'));
  const file = join(dataFolder, 'sitekeeper.db');
  const original = new DatabaseSync(join(world.store.folder, 'sitekeeper.db'));
  original.prepare('vacuum into ?').run(file);
  original.close();
  breaking(file);
  return { dataFolder, masterKeyFile: join(dataFolder, 'master.key'), backupFolder: join(dataFolder, 'backups') };
}

describe('the doctor of a healthy server', () => {
  it('finds no failures while a server runs', async () => {
    const findings = await doctor({}, { full: true });
    expect(findings.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    const checks = ['settings', 'data folder', 'master key', 'disk', 'lock', 'store', 'backups'];
    expect(findings.map(({ check }) => check)).toEqual([
      ...checks,
      'migrations',
      'secrets',
      'clock',
      'jobs',
      'vulnerability feed',
      'audit log',
      'outbound',
      'mail',
      'screenshots',
    ]);
    expect(of(findings, 'outbound')?.message).toMatch(/^127[\d.]+:\d+ responds/);
    expect(of(findings, 'audit log')?.message).toMatch(/is intact: \d+ rows/);
    if (onSqlite) expect(of(findings, 'lock')?.message).toBe('A server is using the store.');
  });

  it('sends nothing if told so', async () => {
    const calls = world.fleet.ledger.summary().calls;
    expect(of(await doctor({}, { offline: true }), 'outbound')).toBeUndefined();
    expect(world.fleet.ledger.summary().calls).toBe(calls);
  });
});

describe('the doctor names the problem and what to do:', () => {
  it('settings that contradict each other', async () => {
    expect(of(await doctor({ allowHttp: true }), 'settings')?.verdict).toBe('warn');
    const found = of(await doctor({ baseUrl: 'https://keeper.example' }), 'settings');
    expect(found).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(/SITEKEEPER_TRUST_PROXY/) });
  });

  it('a master key that is missing, readable by others, or not the one of the store', async () => {
    const place = { ...settings, masterKeyFile: join(world.store.folder, 'other.key') };
    expect(of(await doctor(place), 'master key')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/no master key in .*other\.key/),
    });
    writeFileSync(place.masterKeyFile, Buffer.alloc(32, 5).toString('base64'), { mode: 0o644 });
    const findings = await doctor(place);
    expect(of(findings, 'master key')).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(/chmod 600/) });
    expect(of(findings, 'secrets')).toMatchObject({ verdict: 'fail', message: expect.stringMatching(/does not fit/) });
    expect(of(findings, 'clock')).toBeDefined();
  });

  it('a database that does not respond', async () => {
    const findings = await doctor({ databaseUrl: 'postgres://127.0.0.1:1/none' });
    expect(of(findings, 'store')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/does not respond/),
    });
    expect(worstOf(findings)).toBe('fail');
  });

  it('an audit log whose end was cut off', async () => {
    const { database } = world.app.services;
    const last = sql`(select max(seq) from audit_log)`;
    await database.write(trx => sql`update audit_log set hash = hash || 'x' where seq = ${last}`.execute(trx));
    const found = of(await doctor(), 'audit log');
    const full = of(await doctor({}, { full: true }), 'audit log');
    await database.write(trx => sql`update audit_log set hash = substr(hash, 1, 64) where seq = ${last}`.execute(trx));
    expect(found).toMatchObject({ verdict: 'fail', advice: expect.stringMatching(/audit verify/) });
    expect(full).toMatchObject({ verdict: 'fail', message: expect.stringMatching(/altered, at row \d+/) });
  });

  it('jobs that no process works on', async () => {
    const idle = await makeWorld();
    const { database, queue } = idle.app.services;
    await database.write(trx => queue.send(trx, 'job-sites', [{ body: {}, runAt: Date.now() - 3 * 60_000 }]));
    await messagesSooner(database, 3 * 60_000);
    const findings = await runDoctor(readSettings(idle.store.env), { now: Date.now(), offline: true });
    await idle.close();
    const { verdict, message } = of(findings, 'jobs') ?? {};
    expect(verdict).toBe('warn');
    expect(message).toBe('No process works on jobs: the oldest has waited for 3 minutes.');
    expect(of(await doctor(), 'jobs')?.verdict).toBe('ok');
  });

  it('a clock that was ahead', async () => {
    const findings = await runDoctor(settings, { now: Date.now() - 400 * DAY });
    expect(of(findings, 'clock')).toMatchObject({ advice: expect.stringMatching(/timedatectl/) });
    expect(of(findings, 'clock')?.verdict).toBe(onSqlite ? 'warn' : 'fail');
  });

  it('a site that can no longer be reached', async () => {
    world.fleet.setFaults({});
    const found = of(await doctor({ outboundAllowPrivate: '' }), 'outbound');
    expect(found).toMatchObject({ verdict: 'fail', advice: expect.stringMatching(/sitekeeper doctor 127/) });
  });
});

describe.runIf(onSqlite)('the doctor of an embedded store names the problem:', () => {
  it.each([
    ['cut', (file: string) => truncateSync(file, 100_000)],
    ['no database', (file: string) => writeFileSync(file, 'no database at all, but rather a text '.repeat(200))],
    [
      'overwritten in the middle',
      (file: string) => {
        const handle = openSync(file, 'r+');
        for (let page = 1; page < 60; page++) writeSync(handle, Buffer.alloc(2048, 255), 0, 2048, page * 4096 + 100);
      },
    ],
  ])('a store that is %s, and continues with the remaining checks', async (_what, breaking) => {
    const findings = await doctor(broken(breaking));
    expect(of(findings, 'store')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/is damaged: /),
      advice: expect.stringMatching(/recover\.md/),
    });
    expect(of(findings, 'backups')).toBeDefined();
    expect(of(findings, 'secrets')).toBeUndefined();
  });

  it('a folder that is not writable, or that others can read', async () => {
    const place = broken(() => {});
    chmodSync(place.dataFolder ?? '', 0o755);
    expect(of(await doctor(place), 'data folder')).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/chmod 700/),
    });
    if (process.getuid?.() === 0) return; // root may write everywhere
    chmodSync(place.dataFolder ?? '', 0o500);
    expect(of(await doctor(place), 'data folder')?.verdict).toBe('fail');
    chmodSync(place.dataFolder ?? '', 0o700);
  });

  it('a store that is missing, without creating one', async () => {
    const place = broken(file => rmSync(file));
    expect(of(await doctor(place), 'store')).toMatchObject({
      verdict: 'warn',
      message: expect.stringMatching(/does not exist/),
    });
  });

  it('a store written by a newer release', async () => {
    const place = broken(() => {});
    const database = openSqlite(join(place.dataFolder ?? '', 'sitekeeper.db'));
    await database.write(trx =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(trx),
    );
    await database.close();
    expect(of(await doctor(place), 'migrations')).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/restore a backup from before the update/),
    });
  });

  it('backups that are missing, old, disabled or damaged', async () => {
    const place = broken(() => {});
    const { backupFolder = '' } = place;
    const verdict = async (more: Partial<Settings> = {}, options: object = {}) =>
      of(await doctor({ ...place, ...more }, options), 'backups')?.verdict;
    expect(await verdict({ backupKeep: 7 })).toBe('warn');
    expect(await verdict({ backupKeep: 0 })).toBe('warn');
    mkdirSync(backupFolder);
    const stamp = new Date(Date.now() - DAY).toISOString().replace(/[-:]|\.\d+/g, '');
    const file = join(backupFolder, `sitekeeper-000001-${stamp}.backup`);
    await makeBackup({ ...settings, ...place }, file, { now: Date.now() - DAY, madeBy: '0.1.0' });
    const later = (days: number) => ({ now: Date.now() + days * DAY });
    expect([await verdict(), await verdict({}, later(1)), await verdict({}, later(9))]).toEqual(['ok', 'warn', 'fail']);
    expect(await verdict({}, { full: true })).toBe('ok');
    truncateSync(file, 3000);
    expect([await verdict(), await verdict({}, { full: true })]).toEqual(['ok', 'fail']);
    renameSync(file, `${file}.away`);
  });
});

describe('the doctor of a server that takes screenshots', () => {
  const found = async (change: Partial<Settings>) => of(await doctor(change), 'screenshots');

  it('says why there are none', async () => {
    expect(await found({ chromium: 'off' })).toMatchObject({ verdict: 'ok', message: expect.stringMatching(/off/) });
    expect(await found({ chromium: '', screenshotsIntervalDays: 0 })).toMatchObject({ verdict: 'ok' });
    const nowhere = { verdict: 'warn', message: expect.stringMatching(/SITEKEEPER_CHROMIUM names no program/) };
    expect(await found({ chromium: '/nowhere' })).toMatchObject(nowhere);
    const folder = mkdtempSync(join(tmpdir(), 'no-sandbox-'));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'chromium'), "#!/bin/sh\necho 'No usable sandbox!' >&2\nexit 1\n", { mode: 0o755 });
    expect(await found({ chromium: join(folder, 'chromium') })).toMatchObject({
      verdict: 'warn',
      message: 'No screenshots of sites are taken: Chromium finds no sandbox on this system.',
      advice: expect.stringMatching(/docs\/guides\/screenshots\.md/),
    });
    rmSync(folder, { recursive: true });
  });
});

describe('the doctor of a server with e-mail', () => {
  it('says that the mail server cannot be reached, and that the sender is missing', async () => {
    const smtpUrl = 'smtp://127.0.0.1:1?tls=off';
    const mailFrom = 'keeper@example.com';
    expect(of(await doctor({ smtpUrl, mailFrom }), 'mail')).toMatchObject({ verdict: 'fail' });
    expect(of(await doctor({ smtpUrl }), 'mail')).toMatchObject({ verdict: 'warn' });
    expect(of(await doctor({ smtpUrl }, { offline: true }), 'mail')).toBeUndefined();
  });

  it('checks the mail server that was set in the dashboard, unless the environment names another one', async () => {
    const set = (settings: { name: string; value: string | null }[]) => world.post('update-settings-v1', { settings });
    await using mail = await openMailServer();
    const from = { name: 'mail.from', value: 'keeper@example.com' };
    expect((await set([{ name: 'mail.smtp_url', value: mail.url() }])).status).toBe(200);
    expect(of(await doctor(), 'mail')).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/mail\.from.*page/),
    });
    await set([from]);
    expect(of(await doctor(), 'mail')).toMatchObject({ verdict: 'ok', message: expect.stringMatching(/accepts/) });
    const given = readSettings({ ...world.store.env, SITEKEEPER_SMTP_URL: 'smtp://127.0.0.1:1?tls=off' });
    expect(of(await doctor(given), 'mail')).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/SITEKEEPER_SMTP_URL/),
    });
    await set([{ name: 'mail.smtp_url', value: 'smtp://127.0.0.1:1?tls=off' }]);
    expect(of(await doctor(), 'mail')).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/mail\.smtp_url .*page Settings/),
    });
    await set([
      { name: 'mail.smtp_url', value: null },
      { name: 'mail.from', value: null },
    ]);
    expect(of(await doctor(), 'mail')).toMatchObject({
      verdict: 'ok',
      message: expect.stringMatching(/No mail server/),
    });
  });

  it.runIf(onSqlite)('goes by the number of backups that was set in the dashboard', async () => {
    const { database } = world.app.services;
    const row = { name: 'backup.keep', value_json: '0', sealed: null, changed_at: 0, changed_by: 'user:anna' };
    const said = async () => of(await doctor(), 'backups')?.message;
    expect(await said()).not.toBe('Daily backups are disabled.');
    await database.write(trx => trx.insertInto('stored_settings').values(row).execute());
    expect(await said()).toBe('Daily backups are disabled.');
    await database.write(trx => trx.deleteFrom('stored_settings').execute());
  });
});
