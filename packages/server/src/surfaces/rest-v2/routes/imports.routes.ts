import {
  adoptImport,
  cutOverImport,
  deleteImport,
  getImport,
  listImports,
  undoImport,
} from '../../../features/imports/index.ts';
import { type RestRoute, route } from '../route.ts';

/** Moving in from another dashboard. */
export const IMPORT_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/imports', ability: listImports, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/imports/{import_id}',
    ability: getImport,
    answer: { form: 'list', beside: ['import', 'plan', 'records'] },
  }),
  route({ methods: ['POST'], path: '/imports/{import_id}/adopt', ability: adoptImport, answer: { form: 'flat' } }),
  route({ methods: ['POST'], path: '/imports/{import_id}/cut-over', ability: cutOverImport, answer: { form: 'flat' } }),
  route({ methods: ['POST'], path: '/imports/{import_id}/undo', ability: undoImport, answer: { form: 'flat' } }),
  route({
    methods: ['DELETE'],
    path: '/imports/{import_id}/remove',
    ability: deleteImport,
    fixed: { confirm: true },
    without: ['dry_run'],
    never: ['confirmation_required'],
    answer: { form: 'single', message: 'The import was deleted.' },
  }),
];
