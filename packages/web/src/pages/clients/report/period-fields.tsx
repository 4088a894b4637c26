import { Select, TextInput } from '@mantine/core';
import { t } from '../../../texts/text.ts';
import { formatMonth } from '../../../ui/text/format.ts';
import { lastMonths, type ReportChoice } from './report-choice.ts';

const OTHER = 'other';

interface PeriodFieldsProps {
  readonly choice: ReportChoice;
  readonly onChange: (next: ReportChoice) => void;
}

/** A month, or any other period by its days. */
export function PeriodFields({ choice, onChange }: PeriodFieldsProps) {
  const { month, from, to } = choice;
  const months = lastMonths(new Date());
  const isOther = from !== undefined || to !== undefined;
  const known = month === undefined || months.includes(month) ? months : [month, ...months];
  const dayOf = (label: string, name: 'from' | 'to') => (
    <TextInput
      type="date"
      label={label}
      value={choice[name] ?? ''}
      onChange={event => onChange({ from, to, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Select
        label={t('clients.report.period')}
        value={isOther ? OTHER : (month ?? months[1] ?? null)}
        allowDeselect={false}
        data={[
          ...known.map(value => ({ value, label: formatMonth(value, 'long') })),
          { value: OTHER, label: t('clients.report.otherPeriod') },
        ]}
        onChange={value =>
          onChange(value === OTHER ? firstDays(month ?? months[1] ?? '') : { month: value ?? undefined })
        }
      />
      {isOther && dayOf(t('clients.report.from'), 'from')}
      {isOther && dayOf(t('clients.report.to'), 'to')}
    </>
  );
}

/** The days of the month that was shown, to begin with. */
function firstDays(month: string): ReportChoice {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
