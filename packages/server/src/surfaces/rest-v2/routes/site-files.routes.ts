import { importSites, readCsvText } from '../../../features/imports/index.ts';
import { type RestRoute, route } from '../route.ts';

const EXAMPLE =
  'url,admin,password,name,client,tags\nhttps://bakery.example/,anna,secret,Bakery,Bakery Ltd,"EU, shops"\n';

/** Source: docs/guides/move-sites.md#import-sites-from-a-csv-file. */
export const SITE_FILE_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['POST'],
    path: '/sites/import',
    names: { csv_file: 'csv' },
    required: ['csv_file'],
    upload: {
      field: 'csv_file',
      description: 'The file, as UTF-8. Its first row names the columns: url, admin, password, name, client, tags …',
      example: EXAMPLE,
      mostBytes: 10 * 2 ** 20,
      extensions: ['.csv', '.txt'],
      read: readCsvText,
    },
    ability: importSites,
    answer: { form: 'flat' },
  }),
];
