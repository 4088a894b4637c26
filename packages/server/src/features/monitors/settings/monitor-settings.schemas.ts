import { type TSchema, Type } from 'typebox';
import {
  CHECK_METHODS,
  type CheckMethod,
  EXPECTED_STATUS_PATTERN,
  KEYWORD_RULES,
  type KeywordRule,
} from './monitor-settings.ts';

const LEAST_SECONDS = 30;
const MOST_SECONDS = 3600;

const FIELDS = {
  active: { type: 'boolean', description: 'Whether sites are checked.' },
  interval_seconds: {
    type: 'integer',
    minimum: LEAST_SECONDS,
    maximum: MOST_SECONDS,
    description: 'Seconds between two checks, 30 to 3600.',
  },
  timeout_seconds: {
    type: 'integer',
    minimum: 1,
    maximum: 120,
    description: 'Seconds within which a site must answer, redirects included.',
  },
  method: { type: 'string', enum: [...CHECK_METHODS], description: 'HTTP method of the request.' },
  expected_status: {
    type: 'string',
    maxLength: 200,
    pattern: EXPECTED_STATUS_PATTERN,
    examples: ['200-299,401'],
    description: 'Statuses that count as up: numbers and ranges, separated by commas.',
  },
  keyword: {
    type: 'string',
    maxLength: 255,
    description: 'Text to look for in the page, whatever its case; empty for none.',
  },
  keyword_rule: {
    type: 'string',
    enum: [...KEYWORD_RULES],
    description: 'contains: the text must be in the page. lacks: it must not be.',
  },
  follow_redirects: {
    type: 'boolean',
    description: 'Whether redirects are followed, at most 5, and the last answer counts.',
  },
  confirmations: {
    type: 'integer',
    minimum: 1,
    maximum: 5,
    description:
      'Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made.',
  },
} as const;

interface Values {
  active: boolean;
  interval_seconds: number;
  timeout_seconds: number;
  method: CheckMethod;
  expected_status: string;
  keyword: string;
  keyword_rule: KeywordRule;
  follow_redirects: boolean;
  confirmations: number;
}

const each = <R extends TSchema>(make: (name: keyof Values) => R) =>
  Object.fromEntries((Object.keys(FIELDS) as (keyof Values)[]).map(name => [name, make(name)]));

/** Settings that apply. */
export const monitorSettingsSchema = Type.Object(
  each(name => Type.Unsafe({ ...FIELDS[name] })) as { [K in keyof Values]: Type.TUnsafe<Values[K]> },
  { description: 'How it is checked.' },
);

/** Settings to change; what is not given stays. */
export const changedSettings = each(name => Type.Optional(Type.Unsafe({ ...FIELDS[name] }))) as {
  [K in keyof Values]: Type.TOptional<Type.TUnsafe<Values[K]>>;
};

const withNull = (name: keyof Values) => {
  const { type, description, ...more } = FIELDS[name];
  const values = 'enum' in more ? { enum: [...more.enum, null] } : {};
  const text = `${description} null: as for all sites.`;
  return { ...more, ...values, type: [type, 'null'], description: text };
};

/** The same of one site, where null stands for the setting of all sites. */
export const changedOwnSettings = each(name => Type.Optional(Type.Unsafe(withNull(name)))) as {
  [K in keyof Values]: Type.TOptional<Type.TUnsafe<Values[K] | null>>;
};

/** A site's own settings. */
export const ownSettingsSchema = Type.Object(
  each(name => Type.Unsafe(withNull(name))) as { [K in keyof Values]: Type.TUnsafe<Values[K] | null> },
  { description: 'Settings of this site; those that are null are the ones of all sites.' },
);
