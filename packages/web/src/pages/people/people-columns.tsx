import type { DashboardRole } from '../../api/facts.ts';
import { ROLE_NAMES } from '../../shared/people/roles.tsx';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, type Tone } from '../../ui/text/chip.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import type { Person, PersonDialog } from './person.ts';

const TONES: Readonly<Record<DashboardRole, Tone>> = { admin: 'info', operator: 'good', viewer: 'quiet' };

/** @param me Id of the one who looks. */
export function peopleColumns(me: number, open: (kind: PersonDialog, person: Person) => void): Column<Person>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      fixed: true,
      cell: person => (
        <>
          {person.name} {person.id === me && <Chip>You</Chip>}
        </>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      width: '120px',
      cell: ({ role }) => <Chip tone={TONES[role]}>{ROLE_NAMES[role]}</Chip>,
    },
    { key: 'signIn', header: 'Signs in with', from: 'md', cell: waysOf },
    {
      key: 'passwords',
      header: 'Application passwords',
      width: '180px',
      from: 'lg',
      cell: person => formatNumber(person.application_passwords),
    },
    { key: 'created', header: 'Added', width: '150px', from: 'sm', cell: person => <Ago at={person.created} /> },
    menuColumn(
      person => person.name,
      person => [
        { label: 'Change role', run: () => open('role', person) },
        { label: 'Set password', run: () => open('password', person) },
        { label: 'Reset second factor', run: () => open('factor', person), danger: true },
        { label: 'Delete', run: () => open('delete', person), danger: true },
      ],
    ),
  ];
}

function waysOf({ has_password, second_factor, passkeys }: Person) {
  const ways = [
    has_password && (second_factor ? 'password and code' : 'password'),
    passkeys > 0 && (passkeys === 1 ? 'passkey' : `${passkeys} passkeys`),
  ].filter(way => way !== false);
  return ways.length === 0 ? <Chip tone="warn">no password yet</Chip> : ways.join(', ');
}
