import { Link } from '@tanstack/react-router';
import { failureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import styles from './sites.module.css';

interface Failure {
  readonly identifier: number | string;
  readonly code: string;
  readonly message: string;
}

const NAMED = 200;

/** The sites that failed, by name, each with what to do. */
export function Failures({ failures }: { readonly failures: readonly Failure[] }) {
  const ids = failures.map(({ identifier }) => Number(identifier)).filter(Number.isSafeInteger);
  const { data } = useRead(
    'list-site-briefs-v1',
    { include: ids.slice(0, NAMED), per_page: NAMED },
    { enabled: ids.length > 0 },
  );
  if (failures.length === 0) return null;
  return (
    <ul className={styles.failures} aria-label={t('sites.bulk.failed')}>
      {failures.map(({ identifier, ...failure }) => (
        <li key={identifier}>
          <Link to="/sites/$id" params={{ id: String(identifier) }}>
            {data?.items.find(({ id }) => id === identifier)?.name ??
              t('shared.siteLink.unnamed', { id: String(identifier) })}
          </Link>
          <div>{failureText(failure)}</div>
        </li>
      ))}
    </ul>
  );
}
