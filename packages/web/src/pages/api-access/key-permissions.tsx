import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { type KeyPermissionChoice, PERMISSION_NAMES } from './key-words.ts';

interface KeyPermissionsProps {
  readonly value: KeyPermissionChoice[];
  readonly onChange: (value: KeyPermissionChoice[]) => void;
  readonly error?: ReactNode;
}

/** The permissions of a key. */
export function KeyPermissions({ value, onChange, error }: KeyPermissionsProps) {
  return (
    <Checkbox.Group
      label={t('api-access.permissions')}
      value={value}
      onChange={next => onChange(next as KeyPermissionChoice[])}
      error={error}
    >
      <Stack gap={8} mt={4} mb={4}>
        <Checkbox value="read" label={PERMISSION_NAMES.read} description={t('api-access.permissionHint.read')} />
        <Checkbox value="write" label={PERMISSION_NAMES.write} description={t('api-access.permissionHint.write')} />
      </Stack>
    </Checkbox.Group>
  );
}

export const needsPermission = (value: KeyPermissionChoice[]) => (value.length === 0 ? t('api.field.chooseOne') : null);
