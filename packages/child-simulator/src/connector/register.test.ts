import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard } from '../testing/dashboard.ts';

const fleet = () => createFleet({ sites: 40, seed: 5 });
const code = (reply: { error_code?: string }) => reply.error_code;

describe('register', () => {
  it('connects with a password and returns a reconnect secret and a full sync without users', async () => {
    const dashboard = new Dashboard(fleet());
    const reply = await dashboard.register(1);
    expect(reply.register).toBe('OK');
    expect(reply.regverify).toMatch(/^[0-9a-f]{40}-[0-9a-f]{40}$/);
    expect(reply.plugins.length).toBeGreaterThan(20);
    expect(reply.users).toBeUndefined();
    expect(dashboard.fleet.site(1).connection?.server).toBe('https://dashboard.example/wp-admin/');
  });

  it('honours the sync parameters that come with a registration', async () => {
    const reply = await new Dashboard(fleet()).register(1, { optimize: 1, syncdata: '{"plugins":0}' });
    expect(reply.users.length).toBeGreaterThan(2);
    expect(reply.plugins).toBeUndefined();
  });

  it('answers REG_ERROR1 without a key or a user', async () => {
    const dashboard = new Dashboard(fleet());
    expect(code(await dashboard.register(1, { pubkey: null }))).toBe('REG_ERROR1');
    expect(code(await dashboard.register(1, { user: null }))).toBe('REG_ERROR1');
  });

  it('answers REG_ERROR2 when connected to another server or user, and lets the same server rotate its key', async () => {
    const dashboard = new Dashboard(fleet());
    await dashboard.register(1);
    expect(code(await dashboard.register(1, { server: 'https://other.example/' }))).toBe('REG_ERROR2');
    expect(code(await dashboard.register(1, { server: '' }))).toBe('REG_ERROR2');
    expect(code(await dashboard.register(1, { user: 'nobody' }))).toBe('REG_ERROR2');
    expect((await dashboard.register(1)).register).toBe('OK');
  });

  it('answers REG_ERROR10 when connected to another server and password authentication is off', async () => {
    const dashboard = new Dashboard(fleet());
    dashboard.fleet.site(1).setPasswordAuth(false);
    await dashboard.register(1);
    expect(code(await dashboard.register(1, { server: 'https://other.example/' }))).toBe('REG_ERROR10');
  });

  it('answers REG_ERROR3 to a missing and REG_ERROR4 to a wrong unique id', async () => {
    const dashboard = new Dashboard(fleet());
    expect(dashboard.fleet.site(13).uniqueId).toHaveLength(12);
    expect(code(await dashboard.register(13, { uniqueId: '' }))).toBe('REG_ERROR3');
    expect(code(await dashboard.register(13, { uniqueId: 'wrong' }))).toBe('REG_ERROR4');
    expect((await dashboard.register(13)).uniqueId).toBe(dashboard.fleet.site(13).uniqueId);
  });

  it('answers REG_ERROR7 to a wrong password, a missing password and an unknown user', async () => {
    const dashboard = new Dashboard(fleet());
    expect(code(await dashboard.register(1, { userpwd: 'wrong' }))).toBe('REG_ERROR7');
    expect(code(await dashboard.register(1, { userpwd: '' }))).toBe('REG_ERROR7');
    expect(code(await dashboard.register(1, { user: 'nobody' }))).toBe('REG_ERROR7');
  });

  it('answers REG_ERROR8 to an empty user and REG_ERROR9 to a user who is not an administrator', async () => {
    const dashboard = new Dashboard(fleet());
    expect(code(await dashboard.register(1, { user: '' }))).toBe('REG_ERROR8');
    dashboard.fleet.site(1).addUser('ed', 'editor', 'secret1');
    expect(code(await dashboard.register(1, { user: 'ed', userpwd: 'secret1' }))).toBe('REG_ERROR9');
  });

  it('answers REG_ERROR10 to an old dashboard without password or secret', async () => {
    const dashboard = new Dashboard(fleet());
    expect(code(await dashboard.register(1, { userpwd: '', mainwpver: '5.2' }))).toBe('REG_ERROR10');
    expect(code(await dashboard.register(1, { userpwd: '', mainwpver: null }))).toBe('REG_ERROR10');
  });

  it('accepts the reconnect secret instead of a password, keeps it, and refuses a wrong one', async () => {
    const dashboard = new Dashboard(fleet());
    const { regverify } = await dashboard.register(1);
    dashboard.fleet.site(1).clearKey();
    expect(code(await dashboard.register(1, { userpwd: '', regverify: 'a-b' }))).toBe('reconnect_failed');
    const again = await dashboard.register(1, { userpwd: '', regverify });
    expect(again.register).toBe('OK');
    expect(again.regverify).toBeUndefined();
    expect(code(await dashboard.register(1, { userpwd: 'wrong', regverify }))).toBe('REG_ERROR7');
  });

  it('keeps the five newest reconnect secrets', async () => {
    const dashboard = new Dashboard(fleet());
    const first = await dashboard.register(1);
    for (let i = 0; i < 5; i++) await dashboard.register(1);
    expect(dashboard.fleet.site(1).secrets).toBe(5);
    const reply = await dashboard.register(1, { userpwd: '', regverify: first.regverify });
    expect(code(reply)).toBe('reconnect_failed');
  });

  it('needs no password when password authentication is off', async () => {
    const dashboard = new Dashboard(fleet());
    expect(dashboard.fleet.site(7).passwordAuth).toBe(false);
    expect((await dashboard.register(7, { userpwd: null })).register).toBe('OK');
  });

  it('accepts special characters in passwords only when encoded twice, and quotes as WordPress hashed them', async () => {
    const dashboard = new Dashboard(fleet());
    const { adminPassword } = dashboard.fleet.site(9);
    expect(adminPassword).toContain('%41+&=');
    expect(code(await dashboard.register(9, { userpwd: adminPassword }))).toBe('REG_ERROR7');
    expect((await dashboard.register(9)).register).toBe('OK');
    expect(code(await dashboard.register(19))).toBe('REG_ERROR7');
    expect((await dashboard.register(19, { userpwd: dashboard.fleet.site(19).adminPassword })).register).toBe('OK');
  });

  it('stores an unusable key and then refuses every signed call', async () => {
    const dashboard = new Dashboard(fleet());
    expect((await dashboard.register(1, { pubkey: 'garbage' })).register).toBe('OK');
    expect((await dashboard.call(1, 'stats')).error).toMatch(/^Authentication failed!/);
  });
});
