import * as vulnerabilities from '../../../../features/vulnerabilities/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

const NO_SITE = ['site_not_found', 'ambiguous_site'] as const;

/** Known vulnerabilities, in the shapes of docs/spec/rest-v2.md. */
export const VULNERABILITY_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/vulnerabilities',
    ability: vulnerabilities.listVulnerabilities,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/counts',
    ability: vulnerabilities.countVulnerabilities,
    answer: { form: 'single' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/findings',
    ability: vulnerabilities.listVulnerabilityFindings,
    without: ['site_id_or_domain'],
    never: NO_SITE,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/ignored',
    ability: vulnerabilities.listIgnoredVulnerabilities,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/feed',
    ability: vulnerabilities.getVulnerabilityFeed,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/vulnerabilities/feed/refresh',
    ability: vulnerabilities.refreshVulnerabilityFeed,
    answer: { form: 'single', message: 'The feed will be read now.' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/patch/plan',
    ability: vulnerabilities.planVulnerabilityPatches,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/vulnerabilities/patch',
    ability: vulnerabilities.patchVulnerabilities,
    answer: { form: 'flat' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/deactivate/plan',
    ability: vulnerabilities.planPluginDeactivation,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/vulnerabilities/deactivate',
    ability: vulnerabilities.deactivateVulnerablePlugins,
    answer: { form: 'flat' },
  }),
  route({
    methods: ['GET'],
    path: '/vulnerabilities/{vulnerability_id}',
    ability: vulnerabilities.getVulnerability,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/vulnerabilities/{vulnerability_id}/ignore',
    ability: vulnerabilities.ignoreVulnerability,
    answer: { form: 'single', message: 'The vulnerability is now ignored.' },
  }),
  route({
    methods: EDIT,
    path: '/vulnerabilities/{vulnerability_id}/unignore',
    ability: vulnerabilities.unignoreVulnerability,
    answer: {
      form: 'single',
      message: ({ removed }: { removed: boolean }) =>
        removed ? 'The vulnerability counts again.' : 'It was not ignored, so nothing was changed.',
    },
  }),
  route({
    methods: ['GET'],
    path: '/sites/{id_or_domain}/vulnerabilities',
    names: { id_or_domain: 'site_id_or_domain' },
    ability: vulnerabilities.listVulnerabilityFindings,
    summary: 'List the vulnerabilities that were found on one site.',
    answer: { form: 'list' },
  }),
];
