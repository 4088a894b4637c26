import { OutboundError } from './port.ts';

export function tooLarge(limit: number): OutboundError {
  return new OutboundError('too_large', `The answer is larger than ${Math.round(limit / 1024 / 1024)} MiB.`, {
    sent: true,
  });
}
