import { Pagination, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { quantity } from '../../ui/text/format.ts';
import styles from './site.module.css';

const PER_PAGE = 50;

export function SiteChangesTab({ siteId }: { readonly siteId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRead(
    'get-site-changes-v1',
    { site_id_or_domain: siteId, page, per_page: PER_PAGE },
    { keep: true },
  );
  if (error) return <ErrorNote error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  if (data.total === 0) {
    return <Empty title="No changes are known">What is changed on the site itself shows up after the next sync.</Empty>;
  }
  const pages = Math.ceil(data.total / PER_PAGE);
  return (
    <Panel title="Changes" aside={<span className={styles.sub}>{quantity(data.total, ['change', 'changes'])}</span>}>
      <ul className={styles.list}>
        {data.changes.map(change => (
          <li key={change.id}>
            <span className={styles.grow}>{change.description}</span>
            <span className={styles.sub}>
              {change.user && `${change.user}, `}
              <Ago at={change.timestamp} />
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pagination mt="md" size="sm" total={pages} value={page} onChange={setPage} />}
    </Panel>
  );
}
