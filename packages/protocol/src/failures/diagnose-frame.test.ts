import { describe, expect, it } from 'vitest';
import { probe } from '../messages/index.ts';
import { writeFrame } from '../replies/frame.ts';
import { readReply } from '../replies/reply.ts';
import { ConnectorError } from './connector-error.ts';
import { diagnoseFrame } from './diagnose.ts';
import type { FaultKind } from './fault.ts';
import { siteAnswer as answer } from './site-answer.fixtures.ts';

describe('a frame', () => {
  it.each<[string, FaultKind, unknown]>([
    [
      'a key the site does not accept',
      'disconnected',
      { error: 'Authentication failed! Please &quot;reconnect&quot;.' },
    ],
    ['an empty signature', 'client_bug', { error: 'x', error_code: 'PARSE_ERROR1' }],
    ['the second stage, key', 'disconnected', { error: 'x', error_code: 'PARSE_ERROR2' }],
    ['the second stage, login', 'admin_gone', { error: 'x', error_code: 'PARSE_ERROR3' }],
    ['the second stage, role', 'admin_gone', { error: 'x', error_code: 'PARSE_ERROR4' }],
    ['SHA-1 after something stronger', 'client_bug', { error: 'Weak: OPENSSL_ALGO_SHA1 is out' }],
    ['a missing login', 'admin_gone', { error: 'Unexisting administrator user. Check.' }],
    ['a demoted login', 'admin_gone', { error: 'User not administrator any more.' }],
    ['an unknown function', 'connector_outdated', { error: 'x', error_code: 'child_plugin_incompatible' }],
    ['a caught fatal error', 'site_error', { error: 'MainWP_Child fatal error : in <b>x.php</b>' }],
    ['null', 'site_error', null],
    ['a text', 'site_error', 'ok'],
    ['a refusal with a code', 'refused', { error: '', error_code: 'REG_ERROR7', message: 'x' }],
    ['a refusal without one', 'refused', { error: 'Dieser Name ist vergeben.' }],
  ])('with %s is reported as %s', (_what, kind, value) => {
    expect(diagnoseFrame(value)?.kind).toBe(kind);
    expect(() => readReply(probe, answer(200, writeFrame(value)))).toThrow(expect.objectContaining({ kind }));
  });

  it('passes on the error code and the text, shortened and without markup', () => {
    const fault = diagnoseFrame({ error: `<b>Bad</b> &amp; sad ${'x'.repeat(5_000)}`, error_code: 'REG_ERROR7' }, 200);
    expect(fault).toBeInstanceOf(ConnectorError);
    expect(fault).toMatchObject({ wireCode: 'REG_ERROR7', httpStatus: 200 });
    expect(fault?.message).toMatch(/^Bad & sad x{100}/);
    expect(fault?.message.length).toBeLessThanOrEqual(500);
  });

  it.each([
    [[]],
    [{}],
    [{ error: { is_activated_theme: 'a' } }],
    [{ error: 'partly', wpversion: '7' }],
    [{ error: '' }],
  ])('with %j is data', value => {
    expect(diagnoseFrame(value)).toBeUndefined();
  });

  it('is read whatever the HTTP status is', () => {
    expect(readReply(probe, answer(503, writeFrame({ version: '6.1' }))).connectorVersion).toBe('6.1');
  });

  it('without content is a failure of the site and keeps its HTTP status', () => {
    const empty = answer(200, '<p>Notice</p><mainwp></mainwp>');
    expect(() => readReply(probe, empty)).toThrow(expect.objectContaining({ kind: 'site_error', httpStatus: 200 }));
  });
});
