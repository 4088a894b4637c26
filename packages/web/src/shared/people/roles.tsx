import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Role } from '../../api/facts.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import { ROLE_NAMES } from './role-names.ts';

const ROLE_TEXTS = named<Role>({
  admin: 'shared.roles.texts.admin',
  operator: 'shared.roles.texts.operator',
  viewer: 'shared.roles.texts.viewer',
});
const ROLES = Object.keys(ROLE_NAMES) as Role[];

/** @param input What a form gives its field; `value` is the role chosen. */
export function RoleField({ input }: { readonly input: GetInputPropsReturnType }) {
  return (
    <Select
      label={t('shared.roles.label')}
      description={ROLE_TEXTS[input.value as Role]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={ROLES.map(value => ({ value, label: ROLE_NAMES[value] }))}
      allowDeselect={false}
      {...input}
    />
  );
}
