import { type FieldSchema, inputOf, schemaAt } from './schema-at.ts';
import { generated, literal } from './source-text.ts';

/** The abilities whose input has a form: its fields have the maximum lengths of the ability. */
const WITH_FORM = [
  'list-site-users-v1',
  'create-site-users-v1',
  'update-site-user-v1',
  'add-client-v1',
  'add-client-field-v1',
  'add-client-contact-v1',
  'update-branding-v1',
  'add-cost-v1',
  'add-tag-v1',
  'add-update-window-v1',
  'add-maintenance-window-v1',
  'start-site-maintenance-v1',
  'install-on-sites-v1',
  'add-api-key-v1',
  'add-dashboard-user-v1',
  'invite-person-v1',
  'test-mail-v1',
  'add-application-password-v1',
  'reject-call-v1',
  'update-monitor-settings-v1',
  'set-vulnerability-feed-v1',
  'ignore-vulnerability-v1',
  'accept-altered-files-v1',
  'add-channel-v1',
  'add-alarm-rule-v1',
];

/** `generated/form-limits.ts`: the limits of form fields; only pages with such a form load it. */
export function webFormLimits(): string {
  const longest = WITH_FORM.map(name => `  '${name}': ${literal(longestOf(inputOf(name)))},`);
  return generated('the inputs of the abilities', [
    '/** The maximum length of each text field of an ability. */',
    `export const LONGEST = {\n${longest.join('\n')}\n} as const;\n`,
    '/** The numbers of a careful update run: minimum, maximum and default. */',
    `export const STRATEGY = {\n${strategy().join('\n')}\n} as const;\n`,
  ]);
}

function longestOf({ properties = {} }: FieldSchema): Record<string, number> {
  const fields = Object.entries(properties).flatMap(([name, { maxLength }]) =>
    maxLength === undefined ? [] : ([[name, maxLength]] satisfies [string, number][]),
  );
  return Object.fromEntries(fields);
}

function strategy(): string[] {
  const fields = Object.entries(schemaAt('run-updates-v1 strategy').properties ?? {});
  return fields.map(([name, field]) => `  ${name}: ${literal(strategyField(field))},`);
}

function strategyField(field: FieldSchema): object {
  const { minimum: least, maximum: most, maxLength: longest, default: initial } = field;
  return Object.fromEntries(
    Object.entries({ least, most, longest, initial }).filter(([, value]) => value !== undefined),
  );
}
