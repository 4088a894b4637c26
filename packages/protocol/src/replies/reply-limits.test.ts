import { describe, expect, it } from 'vitest';
import sync from '../../vectors/sync-reply.json' with { type: 'json' };
import type { ConnectorCall } from '../call.ts';
import * as messages from '../messages/index.ts';
import { writeFrame } from './frame.ts';
import { jsonOver } from './json-limits.ts';
import { readReply } from './reply.ts';
import { MOST_ITEMS, replyLimitsOf } from './reply-limits.ts';

const answer = (body: string) => ({ status: 200, headers: {}, url: 'https://site.example/', body });
const framed = (json: string) => answer(`<mainwp>${Buffer.from(json).toString('base64')}</mainwp>`);
const refused = (text: RegExp) => expect.objectContaining({ kind: 'too_large', message: expect.stringMatching(text) });
const bytes = (json: string) => Buffer.from(json);

const isCall = (value: unknown): value is ConnectorCall<never, unknown> =>
  value !== null && typeof value === 'object' && 'parse' in value && 'fields' in value;

describe('the limits of a reply', () => {
  it.each(Object.values<unknown>({ ...messages }).filter(isCall))('are defined for the call $name', call => {
    expect(replyLimitsOf(call).bytes).toBeGreaterThanOrEqual(1024 * 1024);
    expect(replyLimitsOf(call).tokens).toBeGreaterThanOrEqual(20_000);
  });

  it('must be defined for every call', () => {
    expect(() => replyLimitsOf({ name: 'new_call' })).toThrow('add it to reply-limits.ts');
  });

  // Fails without `jsonOver` in frame.ts: the reply is read, and 250,000 maps are made.
  it('apply to the number of values before the JSON is parsed', () => {
    const { tokens } = replyLimitsOf(messages.stats);
    const many = `{"version":"6.1","filler":[${'{},'.repeat(tokens / 2)}{}]}`;
    expect(() => readReply(messages.stats, framed(many))).toThrow(refused(/more than 250000 keys and values/));
    expect(() => readReply(messages.disconnect, framed(`[${'0,'.repeat(20_000)}0]`))).toThrow(refused(/20000 keys/));
  });

  it.each([
    ['plugins', 'plugins', { slug: 'a/a.php' }],
    ['themes', 'themes', { slug: 'a' }],
    ['plugin_updates', 'plugin updates', { new_version: '2' }],
    ['theme_updates', 'theme updates', { new_version: '2' }],
    ['translation_updates', 'translation updates', { type: 'core', slug: 'a' }],
    ['plugins_outdate_info', 'abandoned items', { last_updated: 1 }],
    ['child_site_actions_data', 'changes', { created: 1 }],
    ['changes_logs_data', 'changes', { created_on: 1 }],
    ['securityStats', 'security checks', 'Y'],
  ] as const)('apply to the entries of %s', (part, kind, item) => {
    const of = (count: number) => ({ version: '6.1', [part]: Array.from({ length: count }, () => item) });
    expect(() => readReply(messages.stats, answer(writeFrame(of(MOST_ITEMS[kind] + 1))))).toThrow(
      refused(new RegExp(`more than ${MOST_ITEMS[kind]} ${kind}`)),
    );
    expect(readReply(messages.stats, answer(writeFrame(of(MOST_ITEMS[kind])))).connectorVersion).toBe('6.1');
  });

  it('are more than ten times what a recorded sync needs', () => {
    const json = bytes(JSON.stringify(sync));
    expect(jsonOver(json, { depth: 64, tokens: replyLimitsOf(messages.stats).tokens / 10 })).toBeUndefined();
  });
});

describe('jsonOver', () => {
  const over = (json: string, tokens: number, depth = 64) => jsonOver(bytes(json), { tokens, depth });

  it('counts keys, values, lists and maps', () => {
    expect(over('{"a":[1,2]}', 5)).toBeUndefined();
    expect(over('{"a":[1,2]}', 4)).toBe('tokens');
    expect(over('1', 1)).toBeUndefined();
  });

  it('ignores the content of texts', () => {
    expect(over('"[{,:\\"[[[{{{,,,"', 1)).toBeUndefined();
    expect(over('["\\\\",["x"]]', 4)).toBeUndefined();
    expect(over('["\\\\",["x"]]', 64, 1)).toBe('depth');
  });
});
