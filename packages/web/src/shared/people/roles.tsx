import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { DashboardRole } from '../../api/facts.ts';
import { DASHBOARD_ROLES } from '../../generated/choices.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import { ROLE_NAMES } from './role-names.ts';

const ROLE_TEXTS = named<DashboardRole>({
  admin: 'shared.roles.texts.admin',
  operator: 'shared.roles.texts.operator',
  viewer: 'shared.roles.texts.viewer',
});

/** @param input What a form gives its field; `value` is the chosen role. */
export function RoleField({ input }: { readonly input: GetInputPropsReturnType }) {
  return (
    <Select
      label={t('shared.roles.label')}
      description={ROLE_TEXTS[input.value as DashboardRole]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={DASHBOARD_ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
      allowDeselect={false}
      {...input}
    />
  );
}
