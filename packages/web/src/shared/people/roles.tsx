import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Role } from '../../api/facts.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'Admin', operator: 'Operator', viewer: 'Viewer' };

const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  admin: 'May do everything.',
  operator: 'May do everything but people, API keys, modules, settings and the audit log.',
  viewer: 'May look and change the own account, nothing else.',
};
const OPTIONS = (Object.keys(ROLE_NAMES) as Role[]).map(value => ({ value, label: ROLE_NAMES[value] }));

/** @param input What a form gives its field; `value` is the role chosen. */
export function RoleField({ input }: { readonly input: GetInputPropsReturnType }) {
  return (
    <Select
      label="Role"
      description={ROLE_TEXTS[input.value as Role]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={OPTIONS}
      allowDeselect={false}
      {...input}
    />
  );
}
