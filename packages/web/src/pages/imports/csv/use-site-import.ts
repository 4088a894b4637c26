import { useMutation } from '@tanstack/react-query';
import { forgetChanged } from '../../../api/nouns.ts';
import { request } from '../../../api/request.ts';
import { useSession } from '../../../api/session.ts';
import type { Output } from '../../../generated/abilities.ts';

export type SiteImport = Output<'import-sites-v1'>;

/** What is used for rows that lack it. */
export interface RowDefaults {
  readonly admin: string;
  readonly adminpassword: string;
  readonly uniqueid: string;
  readonly create_missing: boolean;
}

interface Sent extends RowDefaults {
  readonly file: File;
  readonly dry_run: boolean;
}

/** Sends a CSV file as a file: a large one would be refused as JSON. */
export function useSiteImport() {
  const { server } = useSession();
  const path = `${server.rest_root ?? '/wp-json'}/${server.namespace ?? 'svc'}/v2/sites/import`;
  return useMutation<SiteImport, Error, Sent>({
    mutationFn: ({ file, create_missing, dry_run, ...texts }) => {
      const body = new FormData();
      for (const [name, text] of Object.entries(texts)) if (text !== '') body.set(name, text);
      body.set('create_missing', String(create_missing));
      body.set('dry_run', String(dry_run));
      body.set('csv_file', file, /\.(csv|txt)$/i.test(file.name) ? file.name : 'sites.csv');
      return request(path, { method: 'POST', body, changes: !dry_run });
    },
    onSettled: (_done, _error, { dry_run }) => dry_run || void forgetChanged('import-sites-v1'),
  });
}
