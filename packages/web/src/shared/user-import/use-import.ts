import { useMutation } from '@tanstack/react-query';
import { forgetChanged } from '../../api/nouns.ts';
import { request } from '../../api/request.ts';
import { useSession } from '../../api/session.ts';
import type { Output } from '../../generated/abilities.ts';

export type ImportAnswer = Output<'import-site-users-v1'>;

interface Import {
  readonly file: File;
  readonly hasHeader: boolean;
}

/** Sends a CSV file as a file: a large one would be refused as JSON. */
export function useImport() {
  const { server } = useSession();
  const path = `${server.rest_root ?? '/wp-json'}/${server.namespace ?? 'svc'}/v2/users/import`;
  return useMutation<ImportAnswer, Error, Import>({
    mutationFn: ({ file, hasHeader }) => {
      const body = new FormData();
      body.set('has_header', String(hasHeader));
      body.set('csv_file', file, /\.(csv|txt)$/i.test(file.name) ? file.name : 'users.csv');
      return request(path, { method: 'POST', body });
    },
    onSettled: () => forgetChanged('import-site-users-v1'),
  });
}
