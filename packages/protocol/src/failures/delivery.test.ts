import { describe, expect, it } from 'vitest';
import { ConnectorError } from './connector-error.ts';
import { type Delivery, deliveryOf, siteMayStillWork } from './delivery.ts';
import type { FaultKind } from './fault.ts';

describe('whether the site may have applied a failed call', () => {
  it.each<[string, Delivery, FaultKind, number, boolean?]>([
    ['a name that is not in DNS', 'no', 'unreachable', 0, false],
    ['a refused connection', 'no', 'unreachable', 0, false],
    ['a connection that broke', 'maybe', 'unreachable', 0, true],
    ['silence', 'maybe', 'timeout', 0, true],
    ['no answer, and nobody knows why', 'maybe', 'unreachable', 0],
    ['a proxy that gave up', 'maybe', 'timeout', 504],
    ['a proxy without its server', 'maybe', 'site_error', 502],
    ['a fatal error', 'maybe', 'site_error', 500],
    ['a reply that was cut off', 'maybe', 'site_error', 200],
    ['a page instead of a reply', 'maybe', 'no_connector', 200],
    ['0 of admin-ajax', 'no', 'no_connector', 400],
    ['an address that is not there', 'no', 'no_connector', 404],
    ['a firewall, which may have read the answer', 'maybe', 'blocked', 403],
    ['a password prompt', 'no', 'http_auth', 401],
    ['maintenance mode', 'no', 'maintenance', 503],
    ['a redirect elsewhere', 'no', 'redirected', 301],
    ['a redirect to the page of a suspended account', 'no', 'unreachable', 302],
    ['a giant answer', 'maybe', 'too_large', 200],
    ['a key that is not accepted', 'no', 'disconnected', 200],
    ['a missing administrator', 'no', 'admin_gone', 200],
    ['an old connector', 'no', 'connector_outdated', 200],
    ['a refusal of the connector', 'answered', 'refused', 200],
    ['a form that was never sent', 'no', 'client_bug', 0],
  ])('after %s is "%s"', (_what, wanted, kind, httpStatus, sent) => {
    expect(deliveryOf({ kind, httpStatus, sent })).toBe(wanted);
    const told = sent === false ? { delivered: wanted } : {};
    expect(new ConnectorError(kind, 'x', { httpStatus, ...told }).delivered).toBe(wanted);
  });
});

describe('whether the site may still be working', () => {
  it.each<[boolean, FaultKind, number]>([
    [true, 'timeout', 0],
    [true, 'unreachable', 0],
    [true, 'too_large', 0],
    [true, 'timeout', 504],
    [true, 'site_error', 502],
    [true, 'blocked', 503],
    [true, 'unreachable', 522],
    [false, 'site_error', 500],
    [false, 'site_error', 200],
    [false, 'no_connector', 200],
    [false, 'maintenance', 503],
    [false, 'refused', 200],
  ])('is %s after %s (%i)', (wanted, kind, httpStatus) => {
    expect(siteMayStillWork(new ConnectorError(kind, 'x', { httpStatus }))).toBe(wanted);
  });
});
