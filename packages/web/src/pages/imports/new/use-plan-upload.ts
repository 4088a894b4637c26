import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { forgetChanged } from '../../../api/nouns.ts';
import { useSession } from '../../../api/session.ts';
import { upload } from '../../../api/upload.ts';
import type { Output } from '../../../generated/abilities.ts';

export interface OldDashboardFiles {
  readonly keys: readonly File[];
  readonly dump: File;
  readonly prefix: string;
}

/** Sends keys and dump. Leaving the page ends it. */
export function usePlanUpload() {
  const { server } = useSession();
  const path = `${server.rest_root ?? '/wp-json'}/${server.namespace ?? 'svc'}/v2/imports/mainwp`;
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sending = useMutation<Output<'plan-mainwp-import-v1'>, Error, OldDashboardFiles>({
    mutationFn: ({ keys, dump, prefix }) => {
      const form = new FormData();
      if (prefix !== '') form.append('prefix', prefix);
      for (const file of keys) form.append('keys', file, file.name);
      form.append('dump', dump, dump.name);
      const control = new AbortController();
      running.current = control;
      setSent(0);
      return upload(path, form, { signal: control.signal, onProgress: setSent });
    },
    onSettled: () => void forgetChanged('plan-mainwp-import-v1'),
  });
  const stop = () => {
    running.current?.abort();
    sending.reset();
  };
  return { sending, sent, stop };
}
