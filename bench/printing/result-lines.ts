import { type Line, mustBe } from '../bench.ts';
import type { Results } from '../measuring/results.ts';
import type { JobFigures } from '../world/api.ts';

/** What a job over all sites came to, although processes were killed. */
export interface SurvivedKills {
  readonly sites: number;
  /** Those of them that have a fault. */
  readonly faulty: number;
  readonly job: JobFigures;
  readonly results: Results;
  /** Results that were there before a kill, and afterwards no more, or another time. */
  readonly broken: number;
}

/** Whether every site has one final result, and kept it through all kills. */
export function survivedKills({ sites, faulty, job, results, broken }: SurvivedKills): Line[] {
  const whole = results.rows === sites && results.final === sites && job.status === 'completed';
  return [
    {
      what: 'sites with exactly one final result',
      figure: results.final,
      unit: '',
      floor: sites,
      floorIs: 'all',
      goal: mustBe(whole, 'all'),
    },
    {
      what: 'sites that failed',
      figure: results.failed,
      unit: '',
      floor: faulty,
      floorIs: 'those with a fault',
      goal: mustBe(results.failed === faulty, 'just those'),
    },
    {
      what: 'results lost or changed after a kill',
      figure: broken,
      unit: '',
      goal: mustBe(broken === 0, 'none'),
    },
  ];
}
