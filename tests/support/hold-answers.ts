import type { Fleet } from '@sitekeeper/child-simulator';

/** Answers of sites that have done what they were asked, held back until the test releases them. */
export interface AnswersOnHold {
  /** Sites whose answer is held, in the order in which they were asked. */
  readonly sites: readonly number[];
  /** Lets the answers go, and all that come later. */
  release(): void;
}

/** Holds back what the sites answer to a function, until it is released. */
export function holdAnswers(fleet: Fleet, fn: string): AnswersOnHold {
  const serve = fleet.serve.bind(fleet);
  const gate = Promise.withResolvers<void>();
  const sites: number[] = [];
  fleet.serve = async (k, request) => {
    const served = await serve(k, request);
    if (`&${request.body}`.includes(`&function=${fn}&`)) {
      sites.push(k);
      await gate.promise;
    }
    return served;
  };
  return {
    sites,
    release() {
      fleet.serve = serve;
      gate.resolve();
    },
  };
}
