import {
  adoptImport,
  cutOverImport,
  deleteImport,
  getImport,
  listImportRecords,
  listImports,
  planMainwpImport,
  undoImport,
} from '../../../features/imports/index.ts';
import { type RestRoute, route } from '../route.ts';

/** Moving in from another dashboard. */
export const IMPORT_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/imports', ability: listImports, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/imports/mainwp',
    ability: planMainwpImport,
    streamed: {
      keys: {
        description:
          'The files of the key folder wp-content/uploads/mainwp/pk, each as a part with this name, or a ZIP of it.',
        mediaType: 'application/octet-stream',
        example: '(a ZIP of the folder pk)',
        many: true,
      },
      dump: {
        description:
          'The SQL dump of the database, plain or gzip, of any size: the last part of the form. Nothing of it is stored but what the plan lists.',
        mediaType: 'application/sql',
        example: '(a file that mysqldump has written)',
      },
    },
    answer: { form: 'flat' },
  }),
  route({
    methods: ['GET'],
    path: '/imports/{import_id}',
    ability: getImport,
    answer: { form: 'list', beside: ['import', 'plan', 'records'] },
  }),
  route({
    methods: ['GET'],
    path: '/imports/{import_id}/records',
    ability: listImportRecords,
    answer: { form: 'list', beside: ['notes'] },
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
