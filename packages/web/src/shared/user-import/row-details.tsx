import { Modal, Stack, Text } from '@mantine/core';
import { failureText } from '../../api/failure-text.ts';
import { t } from '../../texts/text.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { SiteLink } from '../sites/site-link.tsx';
import styles from './row-details.module.css';
import { problemText } from './row-problems.ts';
import { type ImportRowFailure, rowOutcome } from './row-result.ts';

/** The result of a row of an import, site by site. */
export function RowDetails({ row, onClose }: { readonly row: ImportRowFailure; readonly onClose: () => void }) {
  const { line_number, failed, failed_sites } = row;
  const problem = problemText(row);
  return (
    <Modal opened onClose={onClose} title={t('shared.import.line', { line: String(line_number) })} size="lg">
      <Stack gap="sm">
        {row.sites > 0 && <Text size="sm">{rowOutcome(row).text}.</Text>}
        {problem !== '' && <Text size="sm">{problem}</Text>}
        {failed_sites.length > 0 && <FailedSiteList {...{ failed, failed_sites }} />}
      </Stack>
    </Modal>
  );
}

/** The sites on which a row failed, each with the reason. */
export function FailedSiteList({ failed, failed_sites }: Pick<ImportRowFailure, 'failed' | 'failed_sites'>) {
  return (
    <ScrollRegion label={t('shared.import.failedOn')} className={styles.failures}>
      <ul>
        {failed_sites.map(({ website_id, ...failure }) => (
          <li key={website_id}>
            {typeof website_id === 'number' ? <SiteLink id={website_id} /> : website_id}: {failureText(failure)}
          </li>
        ))}
        {failed > failed_sites.length && <li>{t('shared.more', { count: failed - failed_sites.length })}</li>}
      </ul>
    </ScrollRegion>
  );
}
