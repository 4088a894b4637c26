import * as fileChecks from '../../../../features/file-checks/index.ts';
import { counted } from '../../../../kernel/text/counted.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

const NO_SITE = ['site_not_found', 'ambiguous_site'] as const;

/** Checks of the files of sites. */
export const FILE_CHECK_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/file-checks',
    ability: fileChecks.listFileChecks,
    without: ['site_id_or_domain'],
    never: NO_SITE,
    answer: { form: 'list' },
  }),
  route({
    methods: EDIT,
    path: '/file-checks/set',
    ability: fileChecks.setFileChecks,
    answer: { form: 'flat' },
  }),
  route({
    methods: EDIT,
    path: '/file-checks/run',
    ability: fileChecks.checkFiles,
    answer: {
      form: 'single',
      message: ({ total_checked }: { total_checked?: number }) =>
        total_checked === undefined
          ? 'The files are checked in the background.'
          : `The files of ${counted(total_checked, 'site was', 'sites were')} read.`,
    },
  }),
  route({
    methods: ['GET'],
    path: '/file-checks/items',
    ability: fileChecks.listCheckedItems,
    without: ['site_id_or_domain'],
    never: NO_SITE,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/sites/{id_or_domain}/file-checks/items',
    names: { id_or_domain: 'site_id_or_domain' },
    ability: fileChecks.listCheckedItems,
    summary: 'List the checked items of one site, with the files that are not as they should be.',
    answer: { form: 'list' },
  }),
  route({
    methods: EDIT,
    path: '/sites/{id_or_domain}/file-checks/accept',
    names: { id_or_domain: 'site_id_or_domain' },
    ability: fileChecks.acceptAlteredFiles,
    answer: { form: 'single', message: 'The altered files are accepted until they change again.' },
  }),
];
