import { UnstyledButton } from '@mantine/core';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Input } from '../../../generated/abilities.ts';
import { VULNERABILITY_SEVERITIES } from '../../../generated/choices.ts';
import {
  VULNERABILITY_SEVERITY_NAMES,
  type VulnerabilitySeverity,
  vulnerabilityTone,
} from '../../../shared/vulnerabilities/vulnerability-words.ts';
import { t } from '../../../texts/text.ts';
import { formatNumber } from '../../../ui/text/format.ts';
import styles from '../vulnerabilities.module.css';

interface SeverityCountsProps {
  readonly filter: Input<'count-vulnerabilities-v1'>;
  readonly chosen: VulnerabilitySeverity | undefined;
  readonly onChoose: (severity: VulnerabilitySeverity | undefined) => void;
}

/** These are always shown; others only where there are any. */
const USUAL: readonly VulnerabilitySeverity[] = ['critical', 'high', 'medium', 'low'];

/** How many vulnerabilities there are by severity; each number narrows the list to its own. */
export function SeverityCounts({ filter, chosen, onChoose }: SeverityCountsProps) {
  const { data } = useRead('count-vulnerabilities-v1', filter, { keep: true, ...REFRESHED });
  const shown = VULNERABILITY_SEVERITIES.filter(
    severity =>
      USUAL.includes(severity) || severity === chosen || (data?.by_severity[severity].vulnerabilities ?? 0) > 0,
  );
  return (
    <ul className={styles.counts} aria-label={t('vulnerabilities.counts.label')}>
      {shown.map(severity => {
        const { vulnerabilities = 0, sites = 0 } = data?.by_severity[severity] ?? {};
        return (
          <li key={severity}>
            <UnstyledButton
              className={styles.countBox}
              data-tone={vulnerabilities > 0 ? vulnerabilityTone(severity) : 'none'}
              aria-pressed={severity === chosen}
              onClick={() => onChoose(severity === chosen ? undefined : severity)}
            >
              <span className={styles.number}>{data ? formatNumber(vulnerabilities) : '–'}</span>{' '}
              <span className={styles.countName}>{VULNERABILITY_SEVERITY_NAMES[severity]}</span>{' '}
              <span className={styles.quiet}>{t('vulnerabilities.counts.sites', { count: sites })}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
