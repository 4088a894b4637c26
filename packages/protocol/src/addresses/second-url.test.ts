import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../failures/fault.ts';
import { mayTrySecondUrl } from './second-url.ts';

const read = { effect: 'read' } as const;
const change = { effect: 'change' } as const;

describe('the second URL', () => {
  it.each<[FaultKind, number]>([
    ['unreachable', 0],
    ['timeout', 0],
    ['no_connector', 200],
    ['blocked', 403],
    ['site_error', 500],
  ])('is tried for reads after %s (%i)', (kind, httpStatus) => {
    expect(mayTrySecondUrl(read, { kind, httpStatus })).toBe(true);
  });

  it.each<[FaultKind, number, boolean?]>([
    ['unreachable', 0, false],
    ['no_connector', 400],
    ['no_connector', 404],
    ['redirected', 301],
  ])('is tried for changes after %s (%i), which were certainly not delivered', (kind, httpStatus, sent) => {
    expect(mayTrySecondUrl(change, { kind, httpStatus, sent })).toBe(true);
  });

  it.each<[FaultKind, number]>([
    ['timeout', 0],
    ['timeout', 504],
    ['no_connector', 200],
    ['site_error', 500],
    ['blocked', 403],
    ['unreachable', 522],
    ['too_large', 200],
  ])('is not tried for changes after %s (%i), which the site may have made', (kind, httpStatus) => {
    expect(mayTrySecondUrl(change, { kind, httpStatus })).toBe(false);
  });

  it.each([true, undefined])('is not tried for changes whose body was or may have been sent (%s)', sent => {
    expect(mayTrySecondUrl(change, { kind: 'unreachable', httpStatus: 0, sent })).toBe(false);
  });

  it.each<FaultKind>(['refused', 'disconnected', 'admin_gone', 'connector_outdated', 'client_bug'])(
    'is never tried after %s, because the connector has answered',
    kind => {
      expect(mayTrySecondUrl(read, { kind, httpStatus: 200 })).toBe(false);
      expect(mayTrySecondUrl(change, { kind, httpStatus: 200 })).toBe(false);
    },
  );
});
