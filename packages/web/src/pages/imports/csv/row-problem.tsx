import { Text } from '@mantine/core';
import { t } from '../../../texts/text.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { rowProblem } from './row-words.ts';
import type { SiteImport } from './use-site-import.ts';

interface RowProblemProps {
  readonly row: SiteImport['rows'][number];
  readonly onClose: () => void;
}

/** What is wrong with a row of the file, where there is no room for it in the table. */
export function RowProblem({ row, onClose }: RowProblemProps) {
  return (
    <OpenModal
      onClose={onClose}
      title={t('shared.import.line', { line: String(row.line) })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="sm">{rowProblem(row)}</Text>
    </OpenModal>
  );
}
