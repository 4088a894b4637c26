import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import { subjectHref } from '../audit/audit-words.ts';
import { SiteLink } from '../sites/site-link.tsx';
import { entityOf } from './entity-names.tsx';
import { isNothing, kindText, memberName, valueText } from './value-words.ts';
import styles from './values.module.css';
import { WarningList } from './warning-list.tsx';

const MOST_ITEMS = 50;
/** They say how the call is made, not what it does, or the same as another member. */
const ASIDE: ReadonlySet<string> = new Set(['confirm', 'dry_run', 'warning_causes']);

interface ValueViewProps {
  readonly value: unknown;
  /** The member that has it. */
  readonly member?: string;
  readonly listed?: boolean;
}

/** Any value that the server returns, for a person: names instead of ids, lists one below the other. */
export function ValueView({ value, member = '', listed = false }: ValueViewProps): ReactNode {
  if (isNothing(value)) return '–';
  if (typeof value === 'number') return entityOf(member, value, listed) ?? formatNumber(value);
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (typeof value !== 'object' || value === null) return <TextView text={String(value)} member={member} />;
  if (Array.isArray(value)) return <ListView items={value} member={member} />;
  return siteOf(value) ?? <FactList facts={memberFacts(value)} />;
}

function TextView({ text, member }: { readonly text: string; readonly member: string }) {
  const href = subjectHref(text);
  if (href !== undefined) return <RowLink href={href}>{kindText(text)}</RowLink>;
  return <span dir="auto">{valueText(text, member)}</span>;
}

/** The members that say something, each with its name in the reader's language. */
export function memberFacts(value: object) {
  const all = Object.entries(value);
  // A dry run has deleted nothing: what it would delete is told.
  const planned = all.some(([name]) => name.startsWith('would_'));
  const shown = all.filter(([name, member]) => !ASIDE.has(name) && !isNothing(member) && !(planned && member === 0));
  const labels = shown.map(([name]) => memberName(name));
  return shown.map(([name, member], place) => {
    const label = labels[place] as string;
    const alone = labels.indexOf(label) === labels.lastIndexOf(label);
    const warned = planned && name === 'warnings';
    const shownAs = warned ? (
      <WarningList key={name} of={value} />
    ) : (
      <ValueView key={name} value={member} member={name} />
    );
    return [alone ? label : `${label} (${name})`, shownAs] as const;
  });
}

function siteOf(value: object) {
  const { id, site_id = id, url, name, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof site_id !== 'number' || typeof url !== 'string' || typeof name !== 'string') return undefined;
  return Object.keys(rest).every(key => key === 'status' || key === 'client_id') ? (
    <SiteLink id={site_id} url={url} />
  ) : undefined;
}

function ListView({ items, member }: { readonly items: readonly unknown[]; readonly member: string }) {
  const shown = items.slice(0, MOST_ITEMS);
  return (
    <ul className={styles.values}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <ValueView value={item} member={member} listed />
        </li>
      ))}
      {items.length > shown.length && <li>{t('values.more', { count: items.length - shown.length })}</li>}
    </ul>
  );
}

/** The same as the server has it, folded away. */
export const RawFold = ({ label, value }: { readonly label: string; readonly value: object }) => (
  <details className={styles.fold}>
    <summary>{label}</summary>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </details>
);
