import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from '../failures/connector-error.ts';
import { diagnoseAnswer, diagnoseFrame, type SiteAnswer } from '../failures/diagnose.ts';
import { type ReplyFrame, readFrame } from './frame.ts';
import { replyLimitsOf } from './reply-limits.ts';

/**
 * The reply of a call out of the HTTP answer that carried it (docs/wire/transport.md#reply, docs/wire/transport.md#failures). A frame counts whatever the HTTP status is.
 * "Success" of plugin and theme actions is optimistic: judge them by the embedded sync (docs/wire/README.md#facts).
 * @throws ConnectorError classified by `diagnoseAnswer` or `diagnoseFrame`, or by the call's own `parse`.
 */
export function readReply<Reply>(
  call: Pick<ConnectorCall<never, Reply>, 'name' | 'parse' | 'apart'>,
  answer: SiteAnswer,
): Reply {
  const frame = readFrameOf(call, answer);
  if (!frame.found) throw diagnoseAnswer(answer);
  const fault = diagnoseFrame(frame.value, answer.status);
  if (fault !== undefined) throw fault;
  return call.apart && frame.apart ? call.apart.read(frame.value, frame.apart) : call.parse(frame.value);
}

function readFrameOf(call: Pick<ConnectorCall<never, unknown>, 'name' | 'apart'>, answer: SiteAnswer): ReplyFrame {
  try {
    return readFrame(answer.body, replyLimitsOf(call), call.apart?.keys);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw new ConnectorError(error.kind, error.message, { httpStatus: answer.status });
  }
}
