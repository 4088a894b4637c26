import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KEY_PERMISSIONS } from '../../generated/choices.ts';

export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

interface KeyPermissionsProps {
  readonly value: KeyPermission[];
  readonly onChange: (value: KeyPermission[]) => void;
  readonly error?: ReactNode;
}

export const PERMISSION_NAMES: Readonly<Record<KeyPermission, string>> = { read: 'Read', write: 'Write & Delete' };

/** What a key may do. */
export function KeyPermissions({ value, onChange, error }: KeyPermissionsProps) {
  return (
    <Checkbox.Group
      label="Permissions"
      value={value}
      onChange={next => onChange(next as KeyPermission[])}
      error={error}
    >
      <Stack gap={8} mt={4} mb={4}>
        <Checkbox value="read" label={PERMISSION_NAMES.read} description="Everything that only looks." />
        <Checkbox value="write" label={PERMISSION_NAMES.write} description="Everything that changes or deletes." />
      </Stack>
    </Checkbox.Group>
  );
}

export const needsPermission = (value: KeyPermission[]) => (value.length === 0 ? 'Choose at least one.' : null);
