/** How a site is checked, and the rules that settings keep to. Pure. */

export const CHECK_METHODS = ['head', 'get', 'post', 'put', 'patch', 'delete', 'options'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

export const KEYWORD_RULES = ['contains', 'lacks'] as const;
/** Whether the text must be in the page or must not be. */
export type KeywordRule = (typeof KEYWORD_RULES)[number];

export interface MonitorSettings {
  readonly active: boolean;
  readonly interval_seconds: number;
  readonly timeout_seconds: number;
  readonly method: CheckMethod;
  /** Such as `200-299,401`. */
  readonly expected_status: string;
  /** '' for none. */
  readonly keyword: string;
  readonly keyword_rule: KeywordRule;
  readonly follow_redirects: boolean;
  /** Checks that must fail too, after the first one, before a site is down. */
  readonly confirmations: number;
}

export const STANDARD_SETTINGS: MonitorSettings = {
  active: true,
  interval_seconds: 300,
  timeout_seconds: 30,
  method: 'get',
  expected_status: '200-399',
  keyword: '',
  keyword_rule: 'contains',
  follow_redirects: true,
  confirmations: 3,
};

export const SETTING_NAMES = Object.keys(STANDARD_SETTINGS) as readonly (keyof MonitorSettings)[];

/** A site's own settings; null: as for all sites. */
export type OwnSettings = { readonly [K in keyof MonitorSettings]: MonitorSettings[K] | null };

/** What applies to a site. */
export function effectiveSettings(all: MonitorSettings, own: OwnSettings): MonitorSettings {
  const set = Object.fromEntries(SETTING_NAMES.flatMap(name => (own[name] === null ? [] : [[name, own[name]]])));
  return { ...all, ...set };
}

export const EXPECTED_STATUS_PATTERN = '^[1-5]\\d\\d(-[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(-[1-5]\\d\\d)?)*$';

/** Whether a status is among those of a text such as `200-299,401`. */
export function isExpected(expected: string, status: number): boolean {
  return expected.split(',').some(part => {
    const [from = '', to = from] = part.trim().split('-');
    return status >= Number(from) && status <= Number(to);
  });
}
