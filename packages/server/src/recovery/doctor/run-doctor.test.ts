import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { makeWorld, messagesSooner } from '../../testing/index.ts';
import { onSqlite, useDoctor } from './doctor.fixtures.ts';
import { type Finding, worstOf } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const on = useDoctor();
const of = (findings: readonly Finding[], check: string) => findings.find(one => one.check === check);

describe('the doctor of a healthy server', () => {
  it('finds no failures while a server runs', async () => {
    const findings = await on.findings({}, { full: true });
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
    const calls = on.world().fleet.ledger.summary().calls;
    expect(await on.finding('outbound', {}, { offline: true })).toBeUndefined();
    expect(on.world().fleet.ledger.summary().calls).toBe(calls);
  });
});

describe('the doctor names the problem and what to do:', () => {
  it('settings that contradict each other', async () => {
    expect((await on.finding('settings', { allowHttp: true }))?.verdict).toBe('warn');
    const found = await on.finding('settings', { baseUrl: 'https://keeper.example' });
    expect(found).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(/SITEKEEPER_TRUST_PROXY/) });
  });

  it('an address that was stored by a release that accepted it, and is ignored since', async () => {
    const { database } = on.world().app.services;
    const value_json = '"https://anna:hunter2@keeper.example/?from=mail"';
    const row = { name: 'server.base_url', value_json, sealed: null, changed_at: 0, changed_by: 'user:anna' };
    await database.write(trx => trx.insertInto('stored_settings').values(row).execute());
    const found = await on.finding('stored settings');
    await database.write(trx => trx.deleteFrom('stored_settings').execute());
    expect(found).toMatchObject({ verdict: 'warn', message: expect.stringMatching(/server\.base_url/) });
    expect(JSON.stringify(found)).not.toContain('hunter2');
    expect(await on.finding('stored settings')).toBeUndefined();
  });

  it('a master key that is missing, readable by others, or not the one of the store', async () => {
    const place = { ...on.settings(), masterKeyFile: join(on.world().store.folder, 'other.key') };
    expect(await on.finding('master key', place)).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/no master key in .*other\.key/),
    });
    writeFileSync(place.masterKeyFile, Buffer.alloc(32, 5).toString('base64'), { mode: 0o644 });
    const findings = await on.findings(place);
    expect(of(findings, 'master key')).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(/chmod 600/) });
    expect(of(findings, 'secrets')).toMatchObject({ verdict: 'fail', message: expect.stringMatching(/does not fit/) });
    expect(of(findings, 'clock')).toBeDefined();
  });

  it('a database that does not respond', async () => {
    const findings = await on.findings({ databaseUrl: 'postgres://127.0.0.1:1/none' });
    expect(of(findings, 'store')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/does not respond/),
    });
    expect(worstOf(findings)).toBe('fail');
  });

  it('a file for the head of the audit log that cannot be written', async () => {
    const auditHeadFile = join(on.world().store.folder, 'nowhere', 'heads');
    const found = { verdict: 'warn', message: expect.stringContaining(auditHeadFile) };
    expect(await on.finding('audit log', { auditHeadFile })).toMatchObject(found);
    expect(await on.finding('audit log', { auditHeadFile }, { full: true })).toMatchObject(found);
    const writable = join(on.world().store.folder, 'heads');
    expect(await on.finding('audit log', { auditHeadFile: writable })).toMatchObject({ verdict: 'ok' });
  });

  it('an audit log whose end was cut off', async () => {
    const { database } = on.world().app.services;
    const last = sql`(select max(seq) from audit_log)`;
    await database.write(trx => sql`update audit_log set hash = hash || 'x' where seq = ${last}`.execute(trx));
    const found = await on.finding('audit log');
    const full = await on.finding('audit log', {}, { full: true });
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
    expect((await on.finding('jobs'))?.verdict).toBe('ok');
  });

  it('a clock that was ahead', async () => {
    const findings = await on.findings({}, { now: Date.now() - 400 * 24 * 3600_000 });
    expect(of(findings, 'clock')).toMatchObject({ advice: expect.stringMatching(/timedatectl/) });
    expect(of(findings, 'clock')?.verdict).toBe(onSqlite ? 'warn' : 'fail');
  });

  it('nothing about the clock where syncs are switched off, or a site is set aside for longer than their interval', async () => {
    const { database, clock } = on.world().app.services;
    const ahead = (ms: number, code: string | null) =>
      database.write(trx =>
        trx
          .updateTable('sites')
          .set({ next_sync_at: clock.now() + ms, sync_error_code: code })
          .execute(),
      );
    const YEAR = 365 * 24 * 3600_000;
    await ahead(YEAR, null);
    expect(await on.finding('clock', { syncIntervalMinutes: 60 })).toMatchObject({ verdict: 'warn' });
    expect(await on.finding('clock', { syncIntervalMinutes: 0 })).toMatchObject({ verdict: 'ok' });
    await ahead(24 * 3600_000, 'set_aside');
    expect(await on.finding('clock', { syncIntervalMinutes: 60 })).toMatchObject({ verdict: 'ok' });
    await ahead(0, null);
  });

  it('a site that can no longer be reached', async () => {
    on.world().fleet.setFaults({});
    const found = await on.finding('outbound', { outboundAllowPrivate: '' });
    expect(found).toMatchObject({ verdict: 'fail', advice: expect.stringMatching(/sitekeeper doctor 127/) });
  });
});
