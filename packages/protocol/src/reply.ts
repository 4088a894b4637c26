import type { ConnectorCall } from './call.ts';
import { ConnectorError } from './connector-error.ts';
import { diagnoseAnswer, diagnoseFrame, type SiteAnswer } from './diagnose.ts';
import { readFrame } from './frame.ts';

/**
 * The reply of a call out of the HTTP answer that carried it (§1.2, §1.3). A frame counts whatever the HTTP status is.
 * "Success" of plugin and theme actions is optimistic: judge them by the embedded sync (§0, fact 6).
 * @throws ConnectorError classified by `diagnoseAnswer` or `diagnoseFrame`, or by the call's own `parse`.
 */
export function readReply<Reply>(call: Pick<ConnectorCall<never, Reply>, 'parse'>, answer: SiteAnswer): Reply {
  const frame = readFrameOf(answer);
  if (!frame.found) throw diagnoseAnswer(answer);
  const fault = diagnoseFrame(frame.value, answer.status);
  if (fault !== undefined) throw fault;
  return call.parse(frame.value);
}

function readFrameOf(answer: SiteAnswer): ReturnType<typeof readFrame> {
  try {
    return readFrame(answer.body);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw new ConnectorError(error.kind, error.message, { httpStatus: answer.status });
  }
}
