import { OutboundError } from './port.ts';

const MIB = 1024 * 1024;

export function replyTooLarge(limit: number): OutboundError {
  const size = limit >= MIB ? `${Math.floor(limit / MIB)} MiB` : `${Math.floor(limit / 1024)} KiB`;
  return new OutboundError('too_large', `The answer of the site is larger than ${size}.`, { sent: true });
}
