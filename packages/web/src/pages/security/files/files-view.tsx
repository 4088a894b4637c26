import { SegmentedControl } from '@mantine/core';
import { t } from '../../../texts/text.ts';
import type { SecuritySearch } from '../search.ts';
import { AlteredList } from './altered-list.tsx';
import { CheckedSites } from './checked-sites.tsx';

interface FilesViewProps {
  readonly search: SecuritySearch;
  readonly onChange: (next: SecuritySearch) => void;
}

/** Altered files over all sites, or the sites with whether their files are checked. */
export function FilesView({ search, onChange }: FilesViewProps) {
  const toolbar = (
    <SegmentedControl
      aria-label={t('files.show')}
      data={[
        { value: 'altered', label: t('files.alteredTab') },
        { value: 'sites', label: t('files.sitesTab') },
      ]}
      value={search.files ?? 'altered'}
      onChange={files => onChange({ files: files === 'sites' ? 'sites' : undefined, checks: undefined, q: undefined })}
    />
  );
  return search.files === 'sites' ? (
    <CheckedSites search={search} onChange={onChange} toolbar={toolbar} />
  ) : (
    <AlteredList toolbar={toolbar} onSites={() => onChange({ files: 'sites' })} />
  );
}
