import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KEY_PERMISSIONS } from '../../generated/choices.ts';

export type KeyPermissionChoice = (typeof KEY_PERMISSIONS)[number];

interface KeyPermissionsProps {
  readonly value: KeyPermissionChoice[];
  readonly onChange: (value: KeyPermissionChoice[]) => void;
  readonly error?: ReactNode;
}

export const PERMISSION_NAMES: Readonly<Record<KeyPermissionChoice, string>> = {
  read: 'Read',
  write: 'Write & Delete',
};

/** What a key may do. */
export function KeyPermissions({ value, onChange, error }: KeyPermissionsProps) {
  return (
    <Checkbox.Group
      label="Permissions"
      value={value}
      onChange={next => onChange(next as KeyPermissionChoice[])}
      error={error}
    >
      <Stack gap={8} mt={4} mb={4}>
        <Checkbox value="read" label={PERMISSION_NAMES.read} description="Everything that only looks." />
        <Checkbox value="write" label={PERMISSION_NAMES.write} description="Everything that changes or deletes." />
      </Stack>
    </Checkbox.Group>
  );
}

export const needsPermission = (value: KeyPermissionChoice[]) => (value.length === 0 ? 'Choose at least one.' : null);
