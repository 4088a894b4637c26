import { Type } from 'typebox';

/** What to know before something is deleted. Pages have words for each. */
export const WARNING_CODES = [
  'costs_stranded',
  'rules_silenced',
  'sites_leave_client',
  'sites_lose_tag',
  'sites_stay_suspended',
  'sites_suspended_with_client',
  'update_windows_deleted',
  'windows_stranded',
] as const;

export interface DeletionWarning {
  readonly code: (typeof WARNING_CODES)[number];
  readonly count: number;
  readonly sentence: string;
}

/** Members of the answer to a dry run. */
export const warningFields = {
  warnings: Type.Optional(
    Type.Array(Type.String(), { description: 'What to consider before deleting. Only after a dry run.' }),
  ),
  warning_causes: Type.Optional(
    Type.Array(
      Type.Object({
        code: Type.Unsafe<DeletionWarning['code']>({
          type: 'string',
          enum: [...WARNING_CODES],
          description: 'What it is about.',
        }),
        count: Type.Integer({ description: 'How many it is about.' }),
      }),
      { description: 'The warnings by code, in the same order. Only after a dry run.' },
    ),
  ),
};

export const saidWarnings = (warnings: readonly DeletionWarning[]) => ({
  warnings: warnings.map(({ sentence }) => sentence),
  warning_causes: warnings.map(({ code, count }) => ({ code, count })),
});
