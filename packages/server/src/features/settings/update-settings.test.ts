import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from '../../app.ts';
import { makeLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';

const clock = manualClock();
let world: World;
beforeAll(async () => {
  world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_SYNC_CONCURRENCY: '17' } });
});
afterAll(() => world.close());

type Value = string | number | boolean | null;
const change = async (name: string, value: Value, auth?: string) =>
  world.post(
    'update-settings-v1',
    { settings: [{ name, value }] },
    { auth: auth ?? (await world.key('read', 'write')) },
  );
const listed = async (name: string) => {
  const { body } = await world.get('list-settings-v1');
  return body.settings.find((setting: { name: string }) => setting.name === name);
};
const person = async (name: string, value: Value) => {
  const headers = await world.signIn(await world.webUser(`p${Math.random()}`, 'admin'));
  return world.post('update-settings-v1', { settings: [{ name, value }] }, { auth: '', headers });
};

describe('changing settings', () => {
  it('works at once, says where the value comes from, and is undone by a reset', async () => {
    const { body } = await change('costs.due_days', 14);
    expect(body.settings).toMatchObject([{ value: 14, source: 'page', is_default: false, editable: true }]);
    expect(world.app.services.settings.costDueDays).toBe(14);
    expect(await listed('costs.due_days')).toMatchObject({ value: 14, default: 7, source: 'page' });
    await change('costs.due_days', null);
    expect(world.app.services.settings.costDueDays).toBe(7);
    expect(await listed('costs.due_days')).toMatchObject({ value: 7, source: 'default' });
    const log = world.app.services.database.db.selectFrom('audit_log').select(['action', 'detail_json']);
    const rows = await log.where('subject', '=', 'setting:costs.due_days').orderBy('id').execute();
    expect(rows.map(({ action, detail_json }) => [action, JSON.parse(detail_json)])).toEqual([
      ['setting.changed', { from: 7, to: 14 }],
      ['setting.changed', { from: 14, to: 7, reset: true }],
    ]);
  });

  it('is checked as at the start, and names the field', async () => {
    for (const [name, value, message, forPrograms] of [
      ['sync.interval_minutes', 'often', 'must be a whole number of at least 0', { reason: 'setting_below', limit: 0 }],
      ['costs.due_days', 31, 'must be a whole number of at most 30', { reason: 'setting_above', limit: 30 }],
      ['backup.time', '25:00', 'must be a time such as 03:30', { reason: 'setting_backup_time' }],
      ['costs.currency', 'euros', 'must be a code of three letters, such as EUR', { reason: 'setting_costs_currency' }],
    ] as const) {
      const { status, body } = await change(name, value);
      expect([status, body.data?.errors]).toEqual([
        400,
        [{ path: 'input.settings[0].value', message, ...forPrograms }],
      ]);
    }
    const both = [
      { name: 'costs.due_days', value: 3 },
      { name: 'jobs.keep_days', value: 0 },
    ];
    const auth = await world.key('read', 'write');
    expect((await world.post('update-settings-v1', { settings: both }, { auth })).status).toBe(400);
    expect(world.app.services.settings.costDueDays).toBe(7);
  });

  it('is refused where the environment wins, where a restart is needed, and for unknown names', async () => {
    expect(await listed('sync.concurrency')).toMatchObject({ source: 'environment', editable: false, locked: true });
    const locked = await change('sync.concurrency', 5);
    expect([locked.status, locked.body.message]).toEqual([409, expect.stringContaining('SITEKEEPER_SYNC_CONCURRENCY')]);
    expect(await listed('server.port')).toMatchObject({ editable: false, locked: false });
    const fixed = await change('server.port', 80);
    expect([fixed.status, fixed.body.message]).toEqual([409, expect.stringContaining('restart')]);
    expect((await change('no.such', 1)).body.code).toBe('svc_setting_not_found');
    expect((await change('costs.due_days', 3, await world.user('op', 'operator'))).status).toBe(403);
  });

  it('leaves what directs mail, links and assistants to people', async () => {
    for (const [name, value] of [
      ['mail.from', 'keeper@example.com'],
      ['mcp.approvals', 'none'],
      ['server.base_url', 'https://keeper.example'],
    ] as const) {
      expect((await change(name, value)).body.code).toBe('svc_permission_denied');
    }
    expect((await person('mcp.approvals', 'all')).status).toBe(200);
  });

  it('seals secrets, and shows neither them nor the password in an address', async () => {
    const { db } = world.app.services.database;
    const stored = async () => [
      await db.selectFrom('stored_settings').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      (await world.get('list-settings-v1')).body,
    ];
    await person('mail.smtp_url', 'smtps://keeper:other-secret@mail.example.com:465');
    expect(world.app.services.settings.smtpUrl).toContain('other-secret');
    expect(await listed('mail.smtp_url')).toMatchObject({ value: 'smtps://keeper@mail.example.com:465' });
    const withAddress = await stored();
    await person('mail.smtp_password', 'hunter2-secret');
    expect(world.app.services.settings.smtpPassword).toBe('hunter2-secret');
    expect(await listed('mail.smtp_password')).toMatchObject({ value: null, source: 'page', is_default: false });
    const all = JSON.stringify([withAddress, await stored()]);
    expect(all).toContain('setting:mail.smtp_password');
    expect(all).not.toMatch(/hunter2-secret|other-secret/);
    await person('mail.smtp_password', null);
    expect(await listed('mail.smtp_password')).toMatchObject({ source: 'default', is_default: true });
  });

  // Fails without followSettings: the other process keeps what it read at its start.
  it('reaches another process on the same store within seconds, also answers that it remembers', async () => {
    const other = await openApp(readSettings(world.store.env), makeLog('silent'), { clock });
    onTestFinished(() => other.close());
    await change('costs.currency', 'EUR');
    await change('sync.interval_minutes', 60);
    expect(other.services.settings.currency).toBe('USD');
    clock.advance(2000);
    await expect.poll(() => other.services.settings.currency).toBe('EUR');
    expect(other.services.settings.syncIntervalMinutes).toBe(60);
    await change('costs.currency', null);
    clock.advance(2000);
    await expect.poll(() => other.services.settings.currency).toBe('USD');
  });

  it('is there again after a restart, except where the environment has a say by then', async () => {
    await change('jobs.keep_days', 90);
    const again = async (env: object) => {
      const app = await openApp(readSettings({ ...world.store.env, ...env }), makeLog('silent'));
      await app.close();
      return app.services.settings.jobsKeepDays;
    };
    expect(await again({})).toBe(90);
    expect(await again({ SITEKEEPER_JOBS_KEEP_DAYS: '30' })).toBe(30);
    await change('jobs.keep_days', null);
  });

  it('leaves out stored values that this release cannot use, and says so in the log without them', async () => {
    const row = { name: 'changes.keep_days', value_json: '"long"', sealed: null, changed_at: 0, changed_by: 'user:x' };
    const address = { ...row, name: 'server.base_url', value_json: '"https://anna:hunter2@keeper.example"' };
    const { database } = world.app.services;
    await database.write(trx => trx.insertInto('stored_settings').values([row, address]).execute());
    const lines: string[] = [];
    const again = async (env: object) => {
      lines.length = 0;
      const log = pino({ level: 'warn' }, { write: line => void lines.push(line) });
      await (await openApp(readSettings({ ...world.store.env, ...env }), log)).close();
    };
    await again({ SITEKEEPER_CHANGES_KEEP_DAYS: '30', SITEKEEPER_BASE_URL: 'https://keeper.example' });
    expect(lines.filter(line => line.includes('stored settings'))).toEqual([]);
    await again({});
    const said = lines.filter(line => line.includes('stored settings'));
    expect(said.map(line => JSON.parse(line).settings.toSorted())).toEqual([['changes.keep_days', 'server.base_url']]);
    expect(said.join()).not.toContain('hunter2');
    await change('costs.due_days', 9);
    expect(world.app.services.settings).toMatchObject({ changesKeepDays: 180, costDueDays: 9 });
  });
});
