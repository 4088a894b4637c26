import { describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../packages/server/src/catalogue.ts';
import { LOG_TYPES } from '../../packages/server/src/features/changes/log-types/index.ts';
import { ATTEMPT_FAILURES } from '../../packages/server/src/features/channels/kinds/attempt-failure.ts';
import { EVENT_EXAMPLES } from '../../packages/server/src/features/events/event-examples.fixtures.ts';
import { EVENT_TYPE_NAMES } from '../../packages/server/src/features/events/index.ts';
import { EVENT_TEXTS } from '../../packages/server/src/features/events/texts/index.ts';
import { SITE_ROW_CODES } from '../../packages/server/src/features/imports/csv/site-row-problem.ts';
import { REMARK_CODES } from '../../packages/server/src/features/imports/remarks/remark.ts';
import { SITE_REASON_CAUSES } from '../../packages/server/src/features/imports/site-reason.ts';
import { CHECK_FAULTS } from '../../packages/server/src/features/monitors/watch/check-fault.ts';
import { checksOf, SEVERITIES } from '../../packages/server/src/features/security/security-issues.ts';
import { TLS_ERRORS } from '../../packages/server/src/features/security/ssl-status.ts';
import { reasonOfForm } from '../../packages/server/src/features/settings/setting-fault.ts';
import { settingOf } from '../../packages/server/src/features/settings/stored/stored-value.ts';
import { USER_ROW_CODES } from '../../packages/server/src/features/site-users/import/user-row-problem.ts';
import { REJECTION_CAUSES } from '../../packages/server/src/features/site-users/jobs/user-job.store.ts';
import { FAILURE_CAUSES } from '../../packages/server/src/features/sites/site-failure.ts';
import { ERRORS } from '../../packages/server/src/kernel/errors.ts';
import { OWN_REASONS } from '../../packages/server/src/kernel/input-reasons.ts';
import { STATE_REASONS } from '../../packages/server/src/kernel/state-reasons.ts';
import { WARNING_CODES } from '../../packages/server/src/kernel/text/deletion-warnings.ts';
import { JOB_CAUSES } from '../../packages/server/src/kernel/work/job-causes.ts';
import { LIVE_SETTINGS } from '../../packages/server/src/live-settings.ts';
import { isForAssistants } from '../../packages/server/src/surfaces/mcp/tools/toolsets.ts';
import { CODES_OF_MANY_REASONS } from '../../packages/server/src/testing/known/known-job-causes.ts';
import { CAUSES_AS_CODES } from '../../packages/web/src/api/causes-as-codes.ts';
import { readMessage } from '../../scripts/texts/read-message.ts';
import { pageTextsIn } from './support/page-texts-in.ts';

/** Known types of the log of sites, and their list of actions (docs/wire/sync.md#changes). */
const CHANGE_CODES = [
  ...[...LOG_TYPES.keys()].map(String),
  ...['plugin', 'theme'].flatMap(thing =>
    ['installed', 'activated', 'deactivated', 'updated', 'deleted'].map(action => `${thing}.${action}`),
  ),
  'core.updated',
];

/** Settings that a page can change, and whose text must have a form. */
const LIVE_FORMS = LIVE_SETTINGS.map(settingOf).flatMap(({ name, form }) => (form ? [name] : []));

/** Calls of assistants that may wait for a person. */
const PROPOSABLE = ALL_ABILITIES.filter(ability => ability.effect !== 'read' && isForAssistants(ability));

/** What such a call is given, and, if it destroys, what its preview shows. */
const SHOWN_MEMBERS = PROPOSABLE.flatMap(({ effect, input, output }) => [
  ...membersOf(input),
  ...(effect === 'destroy' ? membersOf(output) : []),
]).filter(name => !['confirm', 'dry_run', 'warning_causes'].includes(name));

const TRANSLATED_ERRORS = Object.keys(ERRORS).filter(code => !CODES_OF_MANY_REASONS.has(code));

const idOfCause = (area: string, cause: string) =>
  cause in CAUSES_AS_CODES ? `said.codes.${CAUSES_AS_CODES[cause]}` : `${area}.causes.${cause}`;

/** Answers to requests, and imports of users, say them, too. */
const SAID_CAUSES: ReadonlySet<string> = new Set([
  'checks_off',
  'data_damaged',
  'data_forgotten',
  'key_shared',
  'not_restored',
  'old_package_unknown',
  'only_updates_roll_back',
  'user_exists',
  'version_changed',
  'work_forgotten',
  ...REJECTION_CAUSES,
]);

interface Members {
  readonly properties?: Readonly<Record<string, Members>>;
  readonly items?: Members;
  readonly anyOf?: readonly Members[];
}

function membersOf({ properties = {}, items, anyOf = [] }: Members): string[] {
  const within = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...within.flatMap(membersOf)];
}

describe('What the server says in English', () => {
  const german = pageTextsIn('de');

  it.each([
    ['cause of a failure', FAILURE_CAUSES.map(cause => idOfCause('said', cause))],
    [
      'cause of a job',
      [...JOB_CAUSES, ...SAID_CAUSES].map(cause => idOfCause(SAID_CAUSES.has(cause) ? 'said' : 'jobs', cause)),
    ],
    ['reason why the state forbids something', STATE_REASONS.map(reason => `states.${reason}`)],
    ['reason why an input is refused', OWN_REASONS.map(reason => `inputs.${reason}`)],
    ['reason why a value does not fit a setting', LIVE_FORMS.map(name => `inputs.${reasonOfForm(name)}`)],
    ['type of event', EVENT_TYPE_NAMES.map(type => `said.events.${type.replace('.', '_')}`)],
    ['change on a site', CHANGE_CODES.map(code => `site-changes.said.${code.replace('.', '_')}`)],
    ['failure of a receiver', ATTEMPT_FAILURES.map(code => `said.channels.${code}`)],
    ['reason of a site in an import', SITE_REASON_CAUSES.map(cause => `imports.causes.${cause}`)],
    ['remark on an import', REMARK_CODES.map(code => `imports.remarks.${code}`)],
    ['problem of a row with a site', SITE_ROW_CODES.map(code => `imports.csv.problems.${code}`)],
    ['problem of a row with a user', USER_ROW_CODES.map(code => `said.userRows.${code}`)],
    ['call of an assistant', PROPOSABLE.map(({ name }) => `summaries.${name}`)],
    ['problem of a certificate', TLS_ERRORS.map(error => `said.tls.${error.toLowerCase().replace(/[^a-z]+/g, '_')}`)],
    ['warning of such a call', WARNING_CODES.map(code => `values.warnings.${code}`)],
    ['member of such a call', [...new Set(SHOWN_MEMBERS)].map(name => `values.keys.${name}`)],
    ['name of a call', PROPOSABLE.map(({ name }) => `calls.${name}`)],
    ['security check', SEVERITIES.flatMap(severity => checksOf(severity)).map(type => `said.issues.${type}`)],
  ])('has a German text for each %s', (_what, ids) => {
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter(id => !german.has(id))).toEqual([]);
  });

  it('has a German text for each error that has one reason', () => {
    const left = TRANSLATED_ERRORS.filter(
      code => !german.has(`api.codes.${code}`) && !german.has(`said.codes.${code}`),
    );
    expect(left).toEqual([]);
  });

  it('has a reason in messages for each fault of a check', () => {
    expect(Object.keys(EVENT_TEXTS.de.whys.down).sort()).toEqual([...CHECK_FAULTS, 'other'].sort());
  });

  // Pages and messages each have a catalogue of their own.
  it.each([
    ['a sync', EVENT_TEXTS.de.whys.sync, 'said.causes'],
    ['a message', EVENT_TEXTS.de.whys.channel, 'said.channels'],
  ])('is on pages what messages say of why %s failed', (_what, whys: Readonly<Record<string, string>>, area) => {
    const onPages = Object.keys(whys).flatMap(code => german.get(`${area}.${code}`) ?? []);
    const inMessages = Object.entries(whys).flatMap(([code, text]) =>
      german.has(`${area}.${code}`) ? text.replace('{error_status}', '{status}') : [],
    );
    expect(onPages.length).toBeGreaterThan(8);
    expect(inMessages).toEqual(onPages);
  });

  it('has the summaries of today: who changes one changes its translations, too', () => {
    const english = pageTextsIn('en');
    const told = PROPOSABLE.map(({ name }) => [name, english.get(`summaries.${name}`)]);
    expect(told).toEqual(PROPOSABLE.map(({ name, summary }) => [name, summary]));
  });

  it.each(EVENT_TYPE_NAMES)('names only data that the event %s has', type => {
    const { values } = readMessage(german.get(`said.events.${type.replace('.', '_')}`) ?? '');
    const known = new Set([...Object.keys(EVENT_EXAMPLES[type]), 'why', 'duration']);
    expect([...values].filter(name => !known.has(name))).toEqual([]);
  });
});
