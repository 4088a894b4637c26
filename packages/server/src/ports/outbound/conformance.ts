import { describe } from 'vitest';
import { describeOutboundFailures } from './conformance/failures.fixtures.ts';
import { type OutboundHarness, useOutbound } from './conformance/harness.fixtures.ts';
import { describePackedAnswers } from './conformance/packed-answers.fixtures.ts';
import { describeRequests } from './conformance/requests.fixtures.ts';
import { describeTurns } from './conformance/turns.fixtures.ts';

/** What every way out must do. */
export function describeOutbound(name: string, make: () => Promise<OutboundHarness>): void {
  describe(`outbound: ${name}`, () => {
    const on = useOutbound(make);
    describeRequests(on);
    describeTurns(on);
    describePackedAnswers(on);
    describeOutboundFailures(on);
  });
}
