import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '../actor.ts';
import { AppError } from '../errors.ts';
import type { Effect } from './ability.ts';
import { requirePermission } from './permission.ts';

const user = (role: Role): Actor => ({ kind: 'user', id: 1, name: role, role });
const key = (read: boolean, write: boolean): Actor => ({ kind: 'key', id: 1, name: 'key', read, write });
const system: Actor = { kind: 'system', name: 'schedule' };

/** What each actor may do: reads, writes, destroys; then the same of what is for admins only. */
const MAY: readonly [string, Actor, string][] = [
  ['viewer', user('viewer'), 'read -    -       -    -     -      '],
  ['operator', user('operator'), 'read write destroy -    -     -      '],
  ['admin', user('admin'), 'read write destroy read write destroy'],
  ['a key without scopes', key(false, false), '-    -     -       -    -     -      '],
  ['a read key', key(true, false), 'read -     -       read -     -      '],
  ['a write key', key(false, true), '-    write destroy -    write destroy'],
  ['a read and write key', key(true, true), 'read write destroy read write destroy'],
  ['the system', system, 'read write destroy read write destroy'],
];
const EFFECTS: readonly Effect[] = ['read', 'write', 'destroy'];

describe.each(MAY)('%s', (_name, actor, row) => {
  const cells = row.split(/ +/);
  const cases = [false, true].flatMap((adminOnly, half) =>
    EFFECTS.map((effect, index) => ({ effect, adminOnly, may: cells[half * 3 + index] === effect })),
  );
  it.each(cases)('may call abilities with effect $effect, adminOnly $adminOnly: $may', ({ effect, adminOnly, may }) => {
    const code = actor.kind === 'key' ? 'rest_insufficient_scope' : 'permission_denied';
    const act = () => requirePermission(actor, { effect, adminOnly });
    if (may) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ code, status: 403 }));
  });
});

it('a read key needs permission for the audit log; a read and write key does not', () => {
  const facts = { effect: 'read', adminOnly: true, auditLog: true } as const;
  const may = (actor: Actor) => () => requirePermission(actor, facts);
  expect(may(key(true, false))).toThrow(expect.objectContaining({ code: 'rest_insufficient_scope', status: 403 }));
  expect(may({ ...key(true, false), auditLog: true } as Actor)).not.toThrow();
  expect(may({ ...key(false, true), auditLog: true } as Actor)).toThrow(AppError);
  expect(may(key(true, true))).not.toThrow();
  expect(may(user('admin'))).not.toThrow();
});

it('viewers may change their own account, and nothing that is for admins only', () => {
  const own = { effect: 'write', own: true } as const;
  expect(() => requirePermission(user('viewer'), own)).not.toThrow();
  expect(() => requirePermission(user('viewer'), { ...own, effect: 'destroy' })).not.toThrow();
  expect(() => requirePermission(user('viewer'), { ...own, adminOnly: true })).toThrow(AppError);
  expect(() => requirePermission(key(true, false), own)).toThrow(AppError);
});

it('unknown actors, roles and effects are denied', () => {
  const strange = { kind: 'user', id: 1, name: 'x', role: 'owner' } as unknown as Actor;
  expect(() => requirePermission(strange, { effect: 'read' })).toThrow(AppError);
  expect(() => requirePermission(user('viewer'), { effect: 'peek' as Effect })).toThrow(AppError);
  expect(() => requirePermission({ kind: 'guest' } as unknown as Actor, { effect: 'read' })).toThrow(AppError);
});
