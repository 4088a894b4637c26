import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { DashboardRole } from '../../api/facts.ts';
import { DASHBOARD_ROLES } from '../../generated/choices.ts';

export const ROLE_NAMES: Readonly<Record<DashboardRole, string>> = {
  admin: 'Admin',
  operator: 'Operator',
  viewer: 'Viewer',
};

const ROLE_TEXTS: Readonly<Record<DashboardRole, string>> = {
  admin: 'May do everything.',
  operator: 'May do everything but people, API keys, modules, settings and the audit log.',
  viewer: 'May look and change the own account, nothing else.',
};
const OPTIONS = DASHBOARD_ROLES.map(value => ({ value, label: ROLE_NAMES[value] }));

/** @param input What a form gives its field; `value` is the role chosen. */
export function RoleField({ input }: { readonly input: GetInputPropsReturnType }) {
  return (
    <Select
      label="Role"
      description={ROLE_TEXTS[input.value as DashboardRole]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={OPTIONS}
      allowDeselect={false}
      {...input}
    />
  );
}
