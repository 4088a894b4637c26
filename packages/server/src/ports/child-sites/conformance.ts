import type { Fleet } from '@sitekeeper/child-simulator';
import { describe } from 'vitest';
import { describeChangingCalls } from './conformance/changing-calls.fixtures.ts';
import { describeFrontPage } from './conformance/front-page.fixtures.ts';
import { type ChildSitesHarness, useChildSites } from './conformance/harness.fixtures.ts';
import { describeObservers } from './conformance/observers.fixtures.ts';
import { describeOddAnswers } from './conformance/odd-answers.fixtures.ts';
import { describeReadingCalls } from './conformance/reading-calls.fixtures.ts';

/** What every way to the child sites must do. @param make Gets the fleet that is to be reached. */
export function describeChildSites(name: string, make: (fleet: Fleet) => Promise<ChildSitesHarness>): void {
  describe(`child sites: ${name}`, () => {
    const on = useChildSites(make);
    describeReadingCalls(on);
    describeChangingCalls(on);
    describeOddAnswers(on);
    describeFrontPage(on);
    describeObservers(on);
  });
}
