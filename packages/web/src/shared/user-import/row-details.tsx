import { Stack, Text } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { FailedSitesOfRow } from './failed-sites-of-row.tsx';
import { problemText } from './row-problems.ts';
import { type ImportRowFailure, rowOutcome } from './row-result.ts';

/** The result of a row of an import, site by site. */
export function RowDetails({ row, onClose }: { readonly row: ImportRowFailure; readonly onClose: () => void }) {
  const { line_number, failed, failed_sites } = row;
  const problem = problemText(row);
  return (
    <OpenModal onClose={onClose} title={t('shared.import.line', { line: String(line_number) })} size="lg">
      <Stack gap="sm">
        {row.sites > 0 && <Text size="sm">{rowOutcome(row).text}.</Text>}
        {problem !== '' && <Text size="sm">{problem}</Text>}
        {failed_sites.length > 0 && <FailedSitesOfRow {...{ failed, failed_sites }} />}
      </Stack>
    </OpenModal>
  );
}
