import { failureOf, type SiteFailure } from '../site-failure.ts';

/**
 * For a change that may have been done, where nobody can tell.
 * @param open What is not known: "whether the plugin was activated". @param why What was heard last from the site.
 * @param next What to look at or to do, in a sentence.
 */
export function outcomeUnknown(open: string, why: unknown, next: string): SiteFailure {
  const { message, kind } = failureOf(why);
  const failure = { code: 'outcome_unknown', message: `It is not known ${open}. ${message} ${next}` } as const;
  return kind === undefined ? failure : { ...failure, kind };
}
