import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let failureText: typeof import('../../packages/web/src/api/failure-text.ts').failureText;
let downText: typeof import('../../packages/web/src/shared/uptime/monitor-words.ts').downText;
let requestError: typeof import('../../packages/web/src/api/request-error.ts');

// The language of a page is settled when its modules are loaded, and other tests may have loaded them in English.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['de'] });
  vi.resetModules();
  ({ failureText } = await import('../../packages/web/src/api/failure-text.ts'));
  ({ downText } = await import('../../packages/web/src/shared/uptime/monitor-words.ts'));
  requestError = await import('../../packages/web/src/api/request-error.ts');
  const { textsReady } = await import('../../packages/web/src/texts/catalogue.ts');
  await textsReady();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const message = 'It failed. Try again.';

it.each([
  ['the cause where it says more than the code', 'svc_connection_failed', 'http_auth', /Passwortabfrage/],
  ['the code without a namespace', 'site_offline', null, /antwortet nicht oder ist in Wartung/],
  ['that an outcome is unknown, whatever it was lost by', 'svc_outcome_unknown', 'timeout', /nicht bekannt, ob/],
  ['the words of the server where there are no others', 'svc_of_tomorrow', 'new_cause', /^It failed\. Try again\.$/],
])('a failure in German says %s', (_what, code, cause, says) => {
  expect(failureText({ code, cause, message })).toMatch(says);
  const { messageOf, RequestError } = requestError;
  expect(messageOf(new RequestError(502, code, message, cause === null ? {} : { reason: cause }))).toMatch(says);
});

it('claims no wrong status for a page that answered well but lacks a text', () => {
  const said = 'The page lacks the expected text.';
  expect(downText({ cause: null, status_code: 200, said })).toBe('Die letzte Prüfung ist fehlgeschlagen');
  expect(downText({ cause: null, status_code: 503, said })).toMatch(/503/);
  expect(downText({ cause: 'text_missing', status_code: 200, said })).not.toMatch(/200|fehlgeschlagen/);
});
