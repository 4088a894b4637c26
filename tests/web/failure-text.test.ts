import { beforeAll, expect, it, vi } from 'vitest';
import { failureText } from '../../packages/web/src/api/failure-text.ts';
import { messageOf, RequestError } from '../../packages/web/src/api/request-error.ts';
import { textsReady } from '../../packages/web/src/texts/catalogue.ts';

vi.mock('../../packages/web/src/texts/language.ts', () => ({
  LANGUAGE: 'de',
  LOCALES: ['de'],
  SPEAKS_AS_SERVER: false,
}));
beforeAll(textsReady);

const message = 'It failed. Try again.';

it.each([
  ['the cause where it says more than the code', 'svc_connection_failed', 'http_auth', /Passwortabfrage/],
  ['the code without a namespace', 'site_offline', null, /antwortet nicht oder ist in Wartung/],
  ['that an outcome is unknown, whatever it was lost by', 'svc_outcome_unknown', 'timeout', /nicht bekannt, ob/],
  ['the words of the server where there are no others', 'svc_of_tomorrow', 'new_cause', /^It failed\. Try again\.$/],
])('a failure in German says %s', (_what, code, cause, says) => {
  expect(failureText({ code, cause, message })).toMatch(says);
  expect(messageOf(new RequestError(502, code, message, cause === null ? {} : { reason: cause }))).toMatch(says);
});
