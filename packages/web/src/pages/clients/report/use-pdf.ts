import { useState } from 'react';
import { callAbility } from '../../../api/call.ts';
import type { Input } from '../../../generated/abilities.ts';

type Wanted = Input<'print-client-report-v1'>;

/** Has the report printed, and saves it as a file. */
export function usePdf(wanted: Wanted, onError: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    onError(undefined);
    try {
      const { file_name, pdf_base64 } = await callAbility('print-client-report-v1', wanted);
      saveFile(file_name, pdf_base64);
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return { print, busy };
}

function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
