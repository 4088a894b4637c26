import type { Fleet } from '@sitekeeper/child-simulator';

/** Holds back the answers of sites, which have made the requested changes, until the test releases them. */
export interface AnswersOnHold {
  /** Sites whose answers are held, in the order of the requests. */
  readonly sites: readonly number[];
  /** Releases the held answers, and lets later ones through. */
  release(): void;
}

/** Holds back the answers of sites, or of one, to a function until they are released. */
export function holdAnswers(fleet: Fleet, fn: string, site?: number): AnswersOnHold {
  const serve = fleet.serve.bind(fleet);
  const gate = Promise.withResolvers<void>();
  const sites: number[] = [];
  fleet.serve = async (k, request) => {
    const served = await serve(k, request);
    if ((site ?? k) === k && `&${request.body}`.includes(`&function=${fn}&`)) {
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
