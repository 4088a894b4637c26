import { useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { CertificateFilters } from './certificate-filters.tsx';
import { type ExpiringEntry, expiringColumns } from './expiring-columns.tsx';
import { type SecuritySearch, SOON_DAYS } from './search.ts';

const DomainExpiry = lazyDialog(() => import('./domain-expiry.tsx'), 'DomainExpiry');

interface ExpiringListProps {
  readonly search: SecuritySearch;
  readonly onChange: (next: SecuritySearch) => void;
}

/** When certificates and domains expire, the next one first. */
export function ExpiringList({ search, onChange }: ExpiringListProps) {
  const { certificates, kind, q } = search;
  const may = useCan();
  const [domain, setDomain] = useState<ExpiringEntry>();
  const soon = certificates === 'expiring';
  const scope = useScopeInput();
  const rows = useRows(
    'list-expiring-v1',
    { ...scope, search: q, kind, ...(soon ? { expires_within_days: SOON_DAYS } : {}) },
    REFRESHED,
  );
  return (
    <>
      <SavedViews list="certificates" storeAs="Certificates and domains" base="certificates=all" />
      <DataTable
        label={t('security.certificates.label')}
        storeAs="Certificates and domains"
        noun="security.expiring.count"
        rows={rows}
        rowHeight={52}
        rowId={row => `${row.kind} ${row.name} ${row.kind === 'certificate' ? row.sites[0]?.id : ''}`}
        rowName={({ name }) => name}
        columns={expiringColumns({ onSet: may('set-domain-expiry-v1') ? setDomain : undefined })}
        toolbar={<CertificateFilters search={search} onChange={onChange} />}
        empty={<Nothing soon={soon} filtered={Boolean(q || kind)} />}
      />
      {domain && <DomainExpiry domain={domain} onClose={() => setDomain(undefined)} />}
    </>
  );
}

function Nothing({ soon, filtered }: { readonly soon: boolean; readonly filtered: boolean }) {
  if (filtered) {
    return <Empty title={t('security.certificates.noMatch')}>{t('security.certificates.noMatchText')}</Empty>;
  }
  return (
    <UnlessNoSites text={t('security.certificates.noSites')}>
      {soon ? (
        <Empty title={t('security.certificates.noneExpiring', { days: SOON_DAYS })}>
          {t('security.certificates.noneExpiringText')}
        </Empty>
      ) : (
        <Empty title={t('security.certificates.none')}>{t('security.certificates.noneText')}</Empty>
      )}
    </UnlessNoSites>
  );
}
