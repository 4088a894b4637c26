import { withoutNamespace } from '../../api/request-error.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny } from '../../texts/text.ts';

interface Failure {
  readonly code: string | null;
  readonly message: string;
}

/**
 * Why a site failed. The server says it in English and in more detail than can be translated; in another language the
 * page says it by the code, if it knows it.
 */
export function failureText({ code, message }: Failure): string {
  if (SPEAKS_AS_SERVER || code === null) return message;
  return textIfAny(`jobs.failures.${withoutNamespace(code)}`) ?? message;
}
