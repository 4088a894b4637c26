import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { callAbility } from '../../../api/call.ts';
import type { Input } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';

interface PdfButtonProps {
  readonly wanted: Input<'print-client-report-v1'>;
  readonly onError: (error: unknown) => void;
}

/** Has the report printed, and saves it as a file. */
export function PdfButton({ wanted, onError }: PdfButtonProps) {
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
  return (
    <Button variant="default" loading={busy} leftSection={<IconFileTypePdf size={16} />} onClick={print}>
      {t('clients.report.pdf')}
    </Button>
  );
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
