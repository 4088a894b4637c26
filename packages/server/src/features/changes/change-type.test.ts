import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeType } from './change-type.ts';
import { LOG_TYPES } from './log-types/index.ts';

const type = (context: string, action: string, log_type_id: number | null = null) =>
  changeType({ context, action, log_type_id });

describe('the type of a change', () => {
  it.each([
    ['plugin', 'activate', 'plugin.activated'],
    ['plugin', 'deactivate', 'plugin.deactivated'],
    ['plugin', 'install', 'plugin.installed'],
    ['theme', 'delete', 'theme.deleted'],
    ['core', 'updated', 'core.updated'],
  ])('puts %s %s into the past tense', (context, action, wanted) => {
    expect(type(context, action)).toBe(wanted);
  });

  it.each([
    [1461, 'plugin', 'activate', 'plugin.activated'],
    [1965, 'plugin', 'install', 'plugin.installed'],
    [1960, 'core', 'updated', 'core.updated'],
    [1610, 'user', 'created', 'user.created'],
    [1205, 'post', 'modified', 'post.published'],
    [1225, 'post', 'deleted', 'post.trashed'],
    [1570, 'user', 'logged-in', 'user.logged-in'],
    [1945, 'cron', 'executed', 'cron.executed'],
  ])('uses the id of a log type (%i) where its words are ambiguous', (id, context, action, wanted) => {
    expect(type(context, action, id)).toBe(wanted);
  });

  it('distinguishes on from off where one log type stands for both', () => {
    expect(type('system-setting', 'enabled', 1835)).toBe('system-setting.enabled');
    expect(type('system-setting', 'disabled', 1835)).toBe('system-setting.disabled');
  });

  it('makes a type from unknown words', () => {
    expect(type('wc-order', 'refunded', 9001)).toBe('wc-order.refunded');
    expect(type('', '')).toBe('site.changed');
    expect(type('<b>Shop</b>', 'Paid & sent')).toBe('b-shop-b.paid-sent');
  });

  it('is always two words joined by a dot, whatever a site sends', () => {
    const id = fc.oneof(fc.constant(null), fc.constantFrom(...LOG_TYPES.keys()), fc.nat());
    fc.assert(
      fc.property(fc.string(), fc.string(), id, (context, action, log_type_id) => {
        expect(type(context, action, log_type_id)).toMatch(/^[a-z0-9-]+\.[a-z0-9-]+$/);
      }),
    );
  });
});
