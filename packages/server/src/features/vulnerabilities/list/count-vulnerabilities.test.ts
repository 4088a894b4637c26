import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../vulnerabilities.fixtures.ts';

const fleet = useVulnerableFleet();

it('counts vulnerabilities and sites by severity, each site once', async () => {
  const { body } = await fleet().world.rest('/vulnerabilities/counts');
  const none = { vulnerabilities: 0, sites: 0, fixable_sites: 0 };
  const one = { vulnerabilities: 1, sites: 1, fixable_sites: 0 };
  expect(body.data).toEqual({
    all: { vulnerabilities: 4, sites: 2, fixable_sites: 1 },
    by_severity: {
      critical: { vulnerabilities: 1, sites: 2, fixable_sites: 1 },
      high: one,
      medium: one,
      low: one,
      none,
      unknown: none,
    },
  });
  const { body: inactive } = await fleet().world.get('count-vulnerabilities-v1', { state: 'inactive' });
  expect(inactive.all).toEqual({ vulnerabilities: 1, sites: 1, fixable_sites: 0 });
});
