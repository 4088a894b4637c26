import { failureText, type SaidFailure } from '../../api/failure-text.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny } from '../../texts/text.ts';

/** Why a site of a job failed or was skipped: by what only jobs say, or as any failure. */
export function jobFailureText(said: SaidFailure): string {
  const known = SPEAKS_AS_SERVER || !said.cause ? undefined : textIfAny(`jobs.causes.${said.cause}`);
  return known ?? failureText(said);
}
