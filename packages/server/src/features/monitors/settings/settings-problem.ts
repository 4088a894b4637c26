import type { MonitorSettings } from './monitor-settings.ts';

interface ProblemData {
  readonly given?: string;
}

/** Why settings can't be used together, by code. */
export const SETTINGS_PROBLEMS = {
  text_without_page: () =>
    'A check with the method head gets no page, so it cannot look for a text. Use get, or remove the text.',
  status_backwards: ({ given }: ProblemData) => `The expected status ${given} ends before it begins.`,
} as const;

export interface SettingsProblem {
  readonly code: keyof typeof SETTINGS_PROBLEMS;
  readonly data: ProblemData;
  readonly message: string;
}

const problem = (code: SettingsProblem['code'], data: ProblemData = {}): SettingsProblem => ({
  code,
  data,
  message: SETTINGS_PROBLEMS[code](data),
});

/** Why settings can't be used together; undefined when they can. */
export function settingsProblem({ method, keyword, expected_status }: MonitorSettings): SettingsProblem | undefined {
  if (keyword !== '' && method === 'head') return problem('text_without_page');
  const backwards = expected_status.split(',').find(part => {
    const [from = '', to = from] = part.trim().split('-');
    return Number(from) > Number(to);
  });
  return backwards === undefined ? undefined : problem('status_backwards', { given: backwards.trim() });
}
