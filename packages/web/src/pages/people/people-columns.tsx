import type { DashboardRole } from '../../api/facts.ts';
import { ROLE_NAMES } from '../../shared/people/role-names.ts';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, type Tone } from '../../ui/text/chip.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import type { Person, PersonDialog } from './person.ts';

const TONES: Readonly<Record<DashboardRole, Tone>> = { admin: 'info', operator: 'good', viewer: 'quiet' };

/** @param me Id of the signed-in person. */
export function peopleColumns(me: number, open: (kind: PersonDialog, person: Person) => void): Column<Person>[] {
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      cell: person => (
        <>
          {person.name} {person.id === me && <Chip>{t('people.columns.you')}</Chip>}
        </>
      ),
    },
    {
      key: 'role',
      header: t('shared.roles.label'),
      width: '120px',
      cell: ({ role }) => <Chip tone={TONES[role]}>{ROLE_NAMES[role]}</Chip>,
    },
    { key: 'signIn', header: t('people.columns.signIn'), from: 'md', cell: waysOf },
    {
      key: 'passwords',
      header: t('people.columns.passwords'),
      width: '200px',
      from: 'lg',
      cell: person => formatNumber(person.application_passwords),
    },
    {
      key: 'created',
      header: t('people.columns.added'),
      width: '150px',
      from: 'sm',
      cell: person => <Ago at={person.created} />,
    },
    menuColumn(
      person => person.name,
      person => [
        { label: t('people.role.label'), run: () => open('role', person) },
        { label: t('people.password.label'), run: () => open('password', person) },
        { label: t('people.factor.label'), run: () => open('factor', person), danger: true },
        { label: t('common.delete'), run: () => open('delete', person), danger: true },
      ],
    ),
  ];
}

function waysOf({ has_password, second_factor, passkeys }: Person) {
  const ways = [
    has_password && t(second_factor ? 'people.ways.passwordAndCode' : 'people.ways.password'),
    passkeys > 0 && t('people.ways.passkeys', { count: passkeys }),
  ].filter(way => way !== false);
  return ways.length === 0 ? <Chip tone="warn">{t('people.ways.none')}</Chip> : ways.join(', ');
}
