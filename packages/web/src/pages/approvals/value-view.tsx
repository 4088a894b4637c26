import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import styles from './approvals.module.css';

const MOST_ITEMS = 50;

/** Any value that the server returns, for a person: names as they are, lists one below the other. */
export function ValueView({ value }: { readonly value: unknown }): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return t(value ? 'approvals.yes' : 'approvals.no');
  if (typeof value !== 'object') return <span dir="auto">{String(value)}</span>;
  if (Array.isArray(value)) return <ListView items={value} />;
  const facts = Object.entries(value).map(
    ([name, member]) => [name.replaceAll('_', ' '), <ValueView key={name} value={member} />] as const,
  );
  return facts.length === 0 ? '–' : <FactList facts={facts} />;
}

function ListView({ items }: { readonly items: readonly unknown[] }) {
  if (items.length === 0) return '–';
  const shown = items.slice(0, MOST_ITEMS);
  return (
    <ul className={styles.values}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <ValueView value={item} />
        </li>
      ))}
      {items.length > shown.length && <li>{t('approvals.more', { count: items.length - shown.length })}</li>}
    </ul>
  );
}
