import { t } from '../../texts/text.ts';
import { FailedSiteList } from '../sites/failed-site-list.tsx';
import type { ImportRowFailure } from './row-result.ts';

/** The sites on which a row failed, each with the reason. */
export function FailedSitesOfRow({ failed, failed_sites }: Pick<ImportRowFailure, 'failed' | 'failed_sites'>) {
  return <FailedSiteList label={t('shared.import.failedOn')} sites={failed_sites} total={failed} />;
}
