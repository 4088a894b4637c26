import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import { WEEKDAYS } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';
import { dayName } from './window-times.ts';
import styles from './windows.module.css';

/** Days of the week, any number of them. */
export function DayBoxes(input: Omit<CheckboxGroupProps, 'children' | 'label'>) {
  return (
    <Checkbox.Group label={t('shared.windows.days')} {...input}>
      <div className={styles.boxes}>
        {WEEKDAYS.map(day => (
          <Checkbox key={day} value={day} label={dayName(day)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
