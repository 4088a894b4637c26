import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName, type Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { isLive, sourceOf } from '../../live-settings.ts';
import { parse } from '../../settings/setting-kinds.ts';
import { SETTINGS, type SettingKey } from '../../settings.ts';
import { addressWithPassword, mailPasswordIsGiven, sameMailServer } from './mail-server.ts';
import { settingSchema, settingView, withoutPassword } from './setting.schemas.ts';
import { settingFault } from './setting-fault.ts';
import { takeUpSettings } from './stored/follow-settings.ts';
import { deleteStoredSetting, lockStoredSettings, upsertStoredSetting } from './stored/stored-setting.store.ts';
import {
  emptyValue,
  type SettingValue,
  settingKeyOf,
  settingOf,
  storedForm,
  storedValue,
} from './stored/stored-value.ts';

interface GivenChange {
  readonly name: string;
  readonly value: string | number | boolean | null;
}

export const updateSettings = ability({
  name: 'update-settings-v1',
  summary: 'Change settings of this server while it runs, or reset them. All processes take them up within seconds.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  instructions: 'list-settings-v1 says which settings are editable. What the environment sets cannot be changed here.',
  input: Type.Object({
    settings: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 100, description: 'Name of the setting, such as sync.concurrency.' }),
          value: Type.Unsafe<GivenChange['value']>({
            type: ['string', 'number', 'boolean', 'null'],
            description: 'The new value. Null resets the setting to its default.',
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50, description: 'The settings to change: all of them, or none if one is invalid.' },
    ),
  }),
  output: Type.Object({ settings: Type.Array(settingSchema, { description: 'These settings, as they are now.' }) }),
  errors: ['permission_denied', 'setting_not_found', 'invalid_state'],
}).run(async ({ settings: given }, ctx) => {
  const asked = given.map((one, index) => readChange(ctx, one, index));
  const changes = await audited(ctx, async trx => {
    const before = new Map(
      (await lockStoredSettings(trx)).map(row => storedValue(ctx.secrets, row)).filter(one => one !== undefined),
    );
    requireSameMailServer(ctx, asked, before);
    const audit = [];
    const all = withOnePassword(ctx, withForgottenPassword(withKeptPassword(ctx, asked, before), before), before);
    for (const { key, value } of all) {
      const { name, initial } = settingOf(key);
      const old = (before.get(key) ?? initial) as SettingValue;
      const next = value ?? (initial as SettingValue);
      if (value === null) await deleteStoredSetting(trx, name);
      else {
        const who = { changed_at: ctx.clock.now(), changed_by: actorName(ctx.actor) };
        await upsertStoredSetting(trx, { name, ...storedForm(ctx, key, value), ...who });
      }
      if (old === next) continue;
      const detail = {
        from: auditValue(key, old),
        to: auditValue(key, next),
        ...(value === null ? { reset: true } : {}),
      };
      audit.push({ action: 'setting.changed', subject: `setting:${name}`, detail });
    }
    return { result: all, audit };
  });
  await takeUpSettings(ctx);
  return { settings: changes.map(({ key }) => settingView(ctx.settings, key)) };
});

interface Change {
  readonly key: SettingKey;
  readonly value: SettingValue | null;
}

/** The address of the mail server is shown without its password, which saving it must not drop, unless one apart comes with it. */
function withKeptPassword(
  { settings }: Pick<Ctx, 'settings'>,
  changes: readonly Change[],
  before: ReadonlyMap<SettingKey, SettingValue>,
): readonly Change[] {
  const apart = changes.findLast(({ key }) => key === 'smtpPassword');
  if (mailPasswordIsGiven(settings) || (apart?.value ?? '') !== '') return changes;
  let known = String(before.get('smtpUrl') ?? '');
  return changes.map(change => {
    if (change.key !== 'smtpUrl') return change;
    known = addressWithPassword(known, String(change.value ?? ''));
    return change.value === null ? change : { ...change, value: known };
  });
}

/** Another mail server must not get the password of the one before; one that comes with its address is kept. */
function withForgottenPassword(changes: readonly Change[], before: ReadonlyMap<SettingKey, SettingValue>) {
  const address = changes.findLast(({ key }) => key === 'smtpUrl');
  const known = String(before.get('smtpUrl') ?? '');
  const stays = address === undefined || known === '' || sameMailServer(known, String(address.value ?? ''));
  if (stays || !before.has('smtpPassword') || changes.some(({ key }) => key === 'smtpPassword')) return changes;
  return [...changes, { key: 'smtpPassword', value: null } as const];
}

/**
 * A mail server has one password: a new one, in its address or apart, takes the place of the other, which nobody sees.
 * @throws AppError invalid_state if it would have no effect.
 */
function withOnePassword(
  { settings }: Pick<Ctx, 'settings'>,
  changes: readonly Change[],
  before: ReadonlyMap<SettingKey, SettingValue>,
): readonly Change[] {
  const address = changes.findLast(({ key }) => key === 'smtpUrl');
  const apart = changes.findLast(({ key }) => key === 'smtpPassword');
  if (address && hasPassword(address.value)) {
    if (!apart && !before.has('smtpPassword')) return changes;
    return [...changes.filter(({ key }) => key !== 'smtpPassword'), { key: 'smtpPassword', value: null }];
  }
  if (address || (apart?.value ?? '') === '') return changes;
  if (sourceOf(settings, 'smtpUrl') === 'environment' && hasPassword(settings.smtpUrl)) {
    throw invalidState(
      'mail_password_from_environment',
      'SITEKEEPER_SMTP_URL contains the password of the mail server, which wins. Change it there, and restart.',
    );
  }
  const known = before.get('smtpUrl') ?? '';
  return hasPassword(known) ? [...changes, { key: 'smtpUrl', value: withoutPassword(String(known)) }] : changes;
}

const hasPassword = (address: SettingValue | null) => (URL.parse(String(address))?.password ?? '') !== '';

/** Nor one that nobody could set here. @throws AppError invalid_state. */
function requireSameMailServer(
  { settings }: Pick<Ctx, 'settings'>,
  changes: readonly Change[],
  before: ReadonlyMap<SettingKey, SettingValue>,
): void {
  if (!mailPasswordIsGiven(settings)) return;
  const known = String(before.get('smtpUrl') ?? '');
  for (const { key, value } of changes) {
    if (key !== 'smtpUrl' || (value ?? '') === '' || sameMailServer(known, String(value))) continue;
    throw invalidState(
      'mail_server_of_password',
      'SITEKEEPER_SMTP_PASSWORD or a file sets the password of the mail server, which another server must not get. Set SITEKEEPER_SMTP_URL there as well, and restart.',
    );
  }
}

/** Whoever sets these directs mail and links of this server, or what assistants may do. */
const FOR_PEOPLE = /^(?:mail|mcp)\.|^server\.base_url$/;

/** @throws AppError setting_not_found, invalid_state, permission_denied; ability_invalid_input naming the value. */
function readChange({ settings, actor }: Ctx, { name, value }: GivenChange, index: number): Change {
  const key = settingKeyOf(name);
  if (key === undefined) throw new AppError('setting_not_found', `There is no setting "${name.slice(0, 100)}".`);
  const { env } = SETTINGS[key];
  if (!isLive(key)) {
    throw invalidState(
      'setting_at_start',
      `${name} is set by ${env} when the server starts. Set it there and restart.`,
      { variable: env },
    );
  }
  const source = sourceOf(settings, key);
  if (source === 'environment' || source === 'file') {
    throw invalidState('setting_from_outside', `${name} is set by ${env} or by a file, which wins. Change it there.`, {
      variable: env,
    });
  }
  if (actor.kind === 'key' && FOR_PEOPLE.test(name)) {
    throw new AppError('permission_denied', `An API key cannot change ${name}. Sign in as a user.`);
  }
  return { key, value: value === null ? null : readValue(key, value, index) };
}

function readValue(key: SettingKey, value: string | number | boolean, index: number): SettingValue {
  const setting = settingOf(key);
  const text = String(value).trim();
  const read = text === '' ? emptyValue(key) : parse(setting, text);
  if (read !== undefined) return read as SettingValue;
  const fault = settingFault(setting, text);
  throw new AppError('ability_invalid_input', `${setting.name} ${fault.message}.`, {
    errors: [{ path: `input.settings[${index}].value`, ...fault }],
  });
}

/** Secrets are not in the audit log; the address of the mail server is, without its password. */
function auditValue(key: SettingKey, value: SettingValue) {
  if (key === 'smtpUrl') return withoutPassword(String(value));
  if (!settingOf(key).secret) return value;
  return value === '' ? '' : '(secret)';
}
