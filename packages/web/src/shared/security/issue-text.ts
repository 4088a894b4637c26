import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t, textIfAny } from '../../texts/text.ts';

interface SaidIssue {
  readonly type: string;
  readonly message: string;
}

/** What is wrong and what to do: in the words of the server, or by the check that failed. */
export function issueText({ type, message }: SaidIssue): string {
  if (SPEAKS_AS_SERVER) return message;
  return textIfAny(`said.issues.${type}`) ?? t('said.issues.other', { type });
}
