import { Checkbox } from '@mantine/core';
import { REPORT_SECTIONS } from '../../../generated/choices.ts';
import { named } from '../../../texts/named.ts';
import { t } from '../../../texts/text.ts';
import styles from './report.module.css';
import type { Section } from './report-choice.ts';

const SECTION_NAMES = named<Section>({
  summary: 'clients.report.sections.summary',
  uptime: 'clients.report.sections.uptime',
  incidents: 'clients.report.sections.incidents',
  updates: 'clients.report.sections.updates',
  rollbacks: 'clients.report.sections.rollbacks',
  security: 'clients.report.sections.security',
  backups: 'clients.report.sections.backups',
  expiry: 'clients.report.sections.expiry',
  changes: 'clients.report.sections.changes',
  costs: 'clients.report.sections.costs',
  note: 'clients.report.sections.note',
});

interface SectionBoxesProps {
  readonly value: readonly Section[];
  readonly onChange: (sections: Section[]) => void;
  readonly disabled?: boolean;
}

/** Which sections a report has. */
export function SectionBoxes({ value, onChange, disabled }: SectionBoxesProps) {
  return (
    <Checkbox.Group
      label={t('clients.report.sections.label')}
      value={[...value]}
      onChange={names => onChange(names as Section[])}
    >
      <div className={styles.sections}>
        {REPORT_SECTIONS.map(section => (
          <Checkbox key={section} value={section} label={SECTION_NAMES[section]} disabled={disabled} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
