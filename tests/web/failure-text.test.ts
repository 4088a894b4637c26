import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let failureText: typeof import('../../packages/web/src/api/failure-text.ts').failureText;
let jobFailureText: typeof import('../../packages/web/src/shared/jobs/job-failure-text.ts').jobFailureText;
let reasonText: typeof import('../../packages/web/src/shared/sites/health.ts').reasonText;
let downText: typeof import('../../packages/web/src/shared/uptime/monitor-words.ts').downText;
let changeText: typeof import('../../packages/web/src/shared/changes/change-words.ts').changeText;
let problemText: typeof import('../../packages/web/src/shared/user-import/row-problems.ts').problemText;
let reasonOnSite: typeof import('../../packages/web/src/pages/imports/import.ts').reasonOnSite;
let lastErrorText: typeof import('../../packages/web/src/shared/last-error-text.ts').lastErrorText;
let startedText: typeof import('../../packages/web/src/shared/updates/started-text.ts').startedText;
let causeText: typeof import('../../packages/web/src/shared/updates/causes.ts').causeText;
let networkText: typeof import('../../packages/web/src/shared/sites/network-text.ts').networkText;
let messageOfItem: typeof import('../../packages/web/src/pages/jobs/job-item.tsx').messageOfItem;
let requestError: typeof import('../../packages/web/src/api/request-error.ts');

// The language of a page is settled when its modules are loaded, and other tests may have loaded them in English.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['de'] });
  vi.resetModules();
  ({ failureText } = await import('../../packages/web/src/api/failure-text.ts'));
  ({ jobFailureText } = await import('../../packages/web/src/shared/jobs/job-failure-text.ts'));
  ({ reasonText } = await import('../../packages/web/src/shared/sites/health.ts'));
  ({ downText } = await import('../../packages/web/src/shared/uptime/monitor-words.ts'));
  ({ changeText } = await import('../../packages/web/src/shared/changes/change-words.ts'));
  ({ problemText } = await import('../../packages/web/src/shared/user-import/row-problems.ts'));
  ({ reasonOnSite } = await import('../../packages/web/src/pages/imports/import.ts'));
  ({ lastErrorText } = await import('../../packages/web/src/shared/last-error-text.ts'));
  ({ startedText } = await import('../../packages/web/src/shared/updates/started-text.ts'));
  ({ causeText } = await import('../../packages/web/src/shared/updates/causes.ts'));
  ({ networkText } = await import('../../packages/web/src/shared/sites/network-text.ts'));
  ({ messageOfItem } = await import('../../packages/web/src/pages/jobs/job-item.tsx'));
  requestError = await import('../../packages/web/src/api/request-error.ts');
  const { loadTexts, textsReady } = await import('../../packages/web/src/texts/catalogue.ts');
  await Promise.all([
    textsReady(),
    loadTexts('site-changes'),
    loadTexts('imports'),
    ...(['jobs', 'updates'] as const).map(loadTexts),
  ]);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const message = 'It failed. Try again.';
const HOLDER = {
  job_id: 'update_2',
  state: 'running',
  waits_for: 'sites',
  halt_reason: null,
  halt: null,
  sites: 1,
} as const;

it.each([
  ['disk_full_unzip_file', 'Der Speicherplatz der Website ist voll'],
  ['incompatible_archive_empty', /Speicherplatz/],
  ['odd_one,copy_failed_ziparchive', /konnte die Dateien nicht kopieren/],
  ['http_auth', /Passwortabfrage/],
  ['odd_one', 'Die Website meldete den Code odd_one'],
])('says in German why an update failed with %s', (code, says) => expect(causeText(code)).toMatch(says));

it.each([
  ['the cause where it says more than the code', 'svc_connection_failed', 'http_auth', /Passwortabfrage/],
  ['that a plugin or theme fails', 'svc_connection_failed', 'critical_error', /kritischen Fehler/],
  ['the code without a namespace', 'site_offline', null, /antwortet nicht oder ist in Wartung/],
  ['that an outcome is unknown, whatever it was lost by', 'svc_outcome_unknown', 'timeout', /nicht bekannt, ob/],
  ['a cause that has the words of a code', 'connection_failed', 'connector_outdated', /MainWP Child .* ist zu alt/],
  ['that the site is suspended, as of a request', 'svc_site_suspended', null, /^Die Website ist stillgelegt/],
  [
    'that a user exists, which its code does not',
    'svc_already_exists',
    'user_exists',
    /gehört schon zu einem Benutzer/,
  ],
  ['the words of the server where there are no others', 'svc_of_tomorrow', 'new_cause', /^It failed\. Try again\.$/],
])('a failure in German says %s', (_what, code, cause, says) => {
  expect(failureText({ code, cause, message })).toMatch(says);
  const { messageOf, RequestError } = requestError;
  expect(messageOf(new RequestError(502, code, message, cause === null ? {} : { reason: cause }))).toMatch(says);
});

it('a job says in German that it skipped a site which is here already, in the words of the code', () => {
  expect(jobFailureText({ code: null, cause: 'site_exists', message })).toBe('Diese Website gibt es hier schon.');
});

it('a row of an import says in German that it names no site of ours', () => {
  const said = failureText({ code: 'svc_site_not_found', cause: 'no_such_site', message });
  expect(said).toBe('Keine Website hat diese Adresse oder ID.');
});

it('a site of an update run says in German which updates failed, and why', () => {
  const item = { site_id: 1, state: 'failed', code: 'svc_update_failed', cause: 'updates_failed', message } as const;
  const versions = { from_version: '1.0', to_version: '2.0', way_out: null };
  const why = { name: 'Forms', state: 'rolled_back', reason: 'front_page_status', cause: null, message, ...versions };
  const said = (data: Record<string, unknown>, more = {}) =>
    messageOfItem({ ...item, data, finished_at: null, ...more });
  expect(said({ failed: 1, why: { ...why, others: 0 } })).toBe(
    'Fehlgeschlagen: Forms. Die Startseite antwortet mit einem Fehler. Version 1.0 wurde wiederhergestellt. Ignorieren Sie Version 2.0, bis der Fehler behoben ist.',
  );
  expect(said({ failed: 3, why: { ...why, others: 2 } })).toMatch(/^Fehlgeschlagen: Forms und 2 weitere Akt/);
  const skipped = { ...why, state: 'skipped', reason: 'up_to_date', others: 0 };
  expect(said({ skipped: 1, why: skipped }, { state: 'skipped', code: null, cause: 'updates_skipped' })).toBe(
    'Es wurde nichts aktualisiert. Forms: Die Website hatte diese Version schon.',
  );
  // A job of an earlier release.
  expect(said({ failed: 1 })).toMatch(/^Aktualisierungen sind fehlgeschlagen/);
});

it.each([
  ['that it was started', { queued_count: 3 }, /wurde gestartet/],
  [
    'that another run holds the site, and which',
    { job_id: 'update_2', held_by: [HOLDER] },
    /Die Website ist .* update_2\.$/,
  ],
  ['that nothing is pending', { job_id: null }, /nichts zu aktualisieren/],
  ['what the sites would need', { job_id: 'update_1' }, /neueres WordPress oder PHP/],
])('the start of a run says in German %s', (_what, answer, says) => {
  expect(startedText({ job_id: 'update_1', queued_count: 0, held_by: [], message, ...answer })).toMatch(says);
});

it('what a change means for the other sites of a network is said in German', () => {
  const note = 'The site belongs to the multisite network n.example. A plugin is now active.';
  expect(networkText(note, 'activate')).toMatch(/auf allen Websites des Netzwerks aktiv/);
  expect(networkText(note, 'delete_user')).toMatch(/nur von dieser Website entfernt/);
});

it('claims no wrong status for a page that answered well but lacks a text', () => {
  const said = 'The page lacks the expected text.';
  expect(downText({ cause: null, status_code: 200, said })).toBe('Die letzte Prüfung ist fehlgeschlagen');
  expect(downText({ cause: null, status_code: 503, said })).toMatch(/503/);
  expect(downText({ cause: 'text_missing', status_code: 200, said })).not.toMatch(/200|fehlgeschlagen/);
});

it.each([
  [
    '1970',
    { name: 'Shop', old_version: '1.0', new_version: '1.1', automatic: true },
    'Das Plugin „Shop“ wurde aktualisiert (Version 1.0 → 1.1, automatisch).',
  ],
  ['plugin.installed', { name: '', new_version: '2' }, 'Das Plugin (unbekannt) wurde installiert (Version 2).'],
  ['1460', { name: 'Shop', switched: 'on' }, 'Automatische Aktualisierungen des Plugins „Shop“ wurden eingeschaltet.'],
  ['1835', { name: '' }, 'Die Freigabe jedes Kommentars von Hand wurde ein- oder ausgeschaltet.'],
  [
    '1685',
    { name: 'bob', field: 'phone', from: '1', to: '2' },
    'Ein Profilfeld des Benutzers „bob“ wurde geändert (Feld „phone“, „1“ → „2“).',
  ],
  ['1615', { name: 'bob', from: 'Author' }, 'Die Rolle des Benutzers „bob“ wurde geändert („Author“ → leer).'],
  ['1570', { name: '' }, 'Der Benutzer „anna“ hat sich angemeldet.'],
  ['wc-order.refunded', { name: '12' }, 'Order "12" was refunded.'],
] as const)('a change on a site is said in German: %s', (code, data, says) => {
  expect(changeText({ code, data, description: 'Order "12" was refunded.', user: 'anna' })).toBe(says);
});

it('the problems of a row with a user are said in German, and in English where a job of before has no codes', () => {
  const problems = [
    { code: 'missing', field: 'username' },
    { code: 'too_long', field: 'email', most: 100 },
    { code: 'group_unknown', field: 'select_groups', name: 'North' },
  ] as const;
  const problem = 'username is required; email must not be longer than 100 characters.';
  expect(problemText({ problem, problems })).toBe(
    'username fehlt; email darf höchstens 100 Zeichen haben; „North“: So heißt kein Schlagwort.',
  );
  expect(problemText({ problem })).toBe(problem);
});

it.each([
  ['key_missing', 'reconnect-secret', /^Die Schlüsseldatei dieser Website fehlt\. Das Geheimnis .* umgestellt wird\.$/],
  ['key_missing', 'password', /^Die Schlüsseldatei dieser Website fehlt\. Auch ein Geheimnis/],
  ['key_refused', 'reconnect-secret', /^Die Website nimmt den Schlüssel .* registriert\.$/],
  [null, 'key', /^Die Website antwortet nicht oder ist in Wartung/],
] as const)('why a site of an import waits is said in German: %s, %s', (cause, way_in, says) => {
  expect(reasonOnSite({ code: 'svc_site_offline', cause, reason: 'It waits.', way_in })).toMatch(says);
});

it('why a browser took no message is said in German, and in English where an earlier release stored no code', () => {
  const last_error = 'The receiver answered with status 503.';
  const said = { last_error, last_error_code: 'status', last_error_status: 503 } as const;
  expect(lastErrorText(said)).toBe('Der Empfänger hat mit Status 503 geantwortet.');
  expect(lastErrorText({ ...said, last_error_code: null, last_error_status: null })).toBe(last_error);
});

it('the status of the answer is named where a site is down', () => {
  const down = { kind: 'down', count: null, at: null, cause: 'wrong_status', run_id: null } as const;
  const said = 'It answered with status 503.';
  expect(reasonText({ ...down, detail: said, status_code: 503 })).toMatch(/Status 503/);
  expect(reasonText({ ...down, cause: 'timeout', detail: said, status_code: null })).not.toMatch(/503/);
});
