import type { Output } from '../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { textIfAny } from '../texts/text.ts';

export type SaidError = Pick<
  Output<'list-channels-v1'>['items'][number],
  'last_error' | 'last_error_code' | 'last_error_status'
>;

/** Why a message was not taken, by a channel or a browser; undefined if there is no other word than the server’s. */
export function lastErrorByCode({ last_error_code: code, last_error_status: status }: SaidError): string | undefined {
  if (SPEAKS_AS_SERVER || code === null) return undefined;
  return textIfAny(`said.channels.${code}`, { status: String(status ?? '') });
}

/** The same, in the words of the server where there are no others. */
export const lastErrorText = (said: SaidError) => lastErrorByCode(said) ?? said.last_error ?? '';

/** Why a test message was not taken. */
export const testErrorText = ({
  error,
  error_code,
  status_code,
}: Pick<Output<'test-channel-v1'>, 'error' | 'error_code' | 'status_code'>) =>
  lastErrorText({ last_error: error, last_error_code: error_code, last_error_status: status_code });
