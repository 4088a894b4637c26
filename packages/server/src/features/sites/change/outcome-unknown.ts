import { failureOf, type SiteFailure } from '../site-failure.ts';

/**
 * The error for a change that may have been made.
 * @param open What is unknown: "whether the plugin was activated".
 * @param why The last answer of the site.
 * @param next What to check or do, in a sentence.
 */
export function outcomeUnknown(open: string, why: unknown, next: string): SiteFailure {
  const { message, kind } = failureOf(why);
  const failure = { code: 'outcome_unknown', message: `It is not known ${open}. ${message} ${next}` } as const;
  return kind === undefined ? failure : { ...failure, kind };
}
