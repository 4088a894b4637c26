import { type TObject, Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { HOLE_SEVERITIES, type HoleSeverity } from '../feed/feed-record.ts';
import { count, findingFilterInput } from '../vulnerability.schemas.ts';
import { selectSeverityCounts } from './findings.store.ts';

const numbers = {
  vulnerabilities: count('Different vulnerabilities.'),
  sites: count('Sites that have at least one.'),
  fixable_sites: count('Sites with a pending update that fixes at least one.'),
};
const countsSchema = (description: string) => Type.Object(numbers, { description });
const NONE = { vulnerabilities: 0, sites: 0, fixable_sites: 0 };

export const countVulnerabilities = ability({
  name: 'count-vulnerabilities-v1',
  summary:
    'Count the vulnerabilities of all sites, by severity. Use it for a quick picture; use list-vulnerabilities-v1 to see which they are.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(findingFilterInput),
  output: Type.Object({
    all: countsSchema('All together.'),
    by_severity: Type.Object(
      Object.fromEntries(
        HOLE_SEVERITIES.map(severity => [severity, countsSchema(`Those that are ${severity}.`)]),
      ) as Record<HoleSeverity, ReturnType<typeof countsSchema>>,
      { description: 'By severity.' },
    ) satisfies TObject,
  }),
}).run(async (filter, ctx) => {
  const { all, bySeverity } = await selectSeverityCounts(ctx.database, filter, ctx.clock.now());
  const asNumbers = ({ vulnerabilities, sites, fixable_sites }: typeof NONE) => ({
    vulnerabilities: Number(vulnerabilities),
    sites: Number(sites),
    fixable_sites: Number(fixable_sites),
  });
  const of = (severity: HoleSeverity) => asNumbers(bySeverity.find(row => row.severity === severity) ?? NONE);
  return {
    all: asNumbers(all ?? NONE),
    by_severity: Object.fromEntries(HOLE_SEVERITIES.map(severity => [severity, of(severity)])) as Record<
      HoleSeverity,
      typeof NONE
    >,
  };
});
