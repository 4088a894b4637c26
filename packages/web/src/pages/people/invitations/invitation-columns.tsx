import { ROLE_NAMES } from '../../../shared/people/role-names.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { INVITATION_STATE_NAMES, INVITATION_STATE_TONES, type Invitation, MAIL_NAMES } from './invitation.ts';

export function invitationColumns(revoke: (invitation: Invitation) => void): Column<Invitation>[] {
  return [
    {
      key: 'name',
      header: t('people.invitations.columns.for'),
      fixed: true,
      cell: one => <TwoLines below={one.name === null ? '' : one.email}>{invitedName(one)}</TwoLines>,
    },
    { key: 'role', header: t('shared.roles.label'), width: '120px', cell: ({ role }) => ROLE_NAMES[role] },
    {
      key: 'state',
      header: t('people.invitations.columns.state'),
      width: '120px',
      cell: ({ state }) => <Chip tone={INVITATION_STATE_TONES[state]}>{INVITATION_STATE_NAMES[state]}</Chip>,
    },
    {
      key: 'mail',
      header: t('people.invitations.columns.mail'),
      from: 'md',
      cell: one => <TwoLines below={one.mail_problem}>{MAIL_NAMES[one.mail]}</TwoLines>,
    },
    {
      key: 'expires',
      header: t('people.invitations.columns.expires'),
      width: '140px',
      from: 'sm',
      cell: one => <Ago at={one.accepted ?? one.expires} />,
    },
    {
      key: 'by',
      header: t('people.invitations.columns.by'),
      width: '150px',
      from: 'lg',
      cell: ({ invited_by }) => invited_by.replace(/^user:/, ''),
    },
    menuColumn(invitedName, one =>
      one.state === 'pending'
        ? [{ label: t('people.invitations.revoke.label'), run: () => revoke(one), danger: true }]
        : [],
    ),
  ];
}

/** Whom it is for, as far as that is known. */
export function invitedName({ accepted_by, name, email }: Invitation): string {
  return accepted_by ?? name ?? email ?? t('people.invitations.anybody');
}
