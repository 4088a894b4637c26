import { describe, expect, it } from 'vitest';
import { bothDoors } from './both-doors.ts';
import { ConnectorError } from './connector-error.ts';
import type { FaultDetail, FaultKind } from './fault.ts';

const read = { effect: 'read' } as const;
const change = { effect: 'change' } as const;
const fault = (kind: FaultKind, httpStatus = 0, detail?: FaultDetail) =>
  new ConnectorError(kind, `${kind} ${detail ?? ''}`, { httpStatus, detail });

const zero = fault('no_connector', 400, 'ajax_zero');
const page = fault('no_connector', 200, 'wordpress_page');
const anyPage = fault('no_connector', 200);
const database = fault('site_error', 500, 'database');
const maintenance = fault('maintenance', 503);

describe('two failures of a read', () => {
  it.each<[string, ConnectorError, ConnectorError]>([
    ['a page that may be anything, then the database that is down', anyPage, database],
    ['a bare 503, then maintenance mode', fault('blocked', 503, 'unavailable'), maintenance],
    ['a time-out, then maintenance mode', fault('timeout'), maintenance],
    ['a page that may be anything, then a failure of the site', anyPage, fault('site_error', 500)],
    ['a page that may be anything, then nothing', anyPage, fault('unreachable')],
    ['404, then a password prompt', fault('no_connector', 404), fault('http_auth', 401)],
    ['0 from admin-ajax, then a failure of the site', zero, fault('site_error', 502)],
    ['0 from admin-ajax, then nothing', zero, fault('timeout')],
  ])('%s: reports the second failure', (_what, first, second) => {
    expect(bothDoors(read, first, second)).toBe(second);
  });

  it.each<[string, ConnectorError, ConnectorError]>([
    ['the database that is down, then a page', fault('site_error', 200, 'database'), anyPage],
    ['500, then a firewall', fault('site_error', 500), fault('blocked', 403)],
    ['0 from admin-ajax, then a firewall', zero, fault('blocked', 403)],
    ['two pages that may be anything', anyPage, anyPage],
    ['404, then a page of WordPress', fault('no_connector', 404), page],
    ['a page of WordPress twice, as from a cache', page, page],
  ])('%s: reports the first failure, which proves nothing', (_what, first, second) => {
    expect(bothDoors(read, first, second)).toBe(first);
    expect(bothDoors(read, first, second).detail).not.toBe('connector_missing');
  });

  it('0 from admin-ajax and a full WordPress page prove that the connector is missing', () => {
    expect(bothDoors(read, zero, page)).toMatchObject({
      kind: 'no_connector',
      httpStatus: 400,
      detail: 'connector_missing',
    });
  });
});

describe('two failures of a change', () => {
  const notFound = fault('no_connector', 404);

  it.each<[string, ConnectorError]>([
    ['failed', fault('site_error', 500)],
    ['did not end in time', fault('timeout')],
    ['broke off', fault('unreachable')],
    ['was answered by a page', page],
    ['was refused', fault('refused', 200)],
  ])('reports the second failure when it %s, because the change may have been made there', (_what, second) => {
    expect(bothDoors(change, notFound, second)).toBe(second);
  });

  it('reports the first failure when neither request reached the connector', () => {
    const unsent = new ConnectorError('unreachable', 'x', { delivered: 'no' });
    expect(bothDoors(change, unsent, unsent).kind).toBe('unreachable');
    expect(bothDoors(change, fault('redirected', 302), notFound).kind).toBe('redirected');
    expect(bothDoors(change, zero, notFound)).toBe(zero);
  });

  it('reports 0 from admin-ajax whatever the other address shows, because no connector took either request', () => {
    expect(bothDoors(change, zero, anyPage)).toBe(zero);
    expect(bothDoors(change, zero, page)).toMatchObject({ detail: 'connector_missing', delivered: 'no' });
  });
});
