import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export type Permission = 'read' | 'write';

interface KeyPermissionsProps {
  readonly value: Permission[];
  readonly onChange: (value: Permission[]) => void;
  readonly error?: ReactNode;
}

export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = { read: 'Read', write: 'Write & Delete' };

/** What a key may do. */
export function KeyPermissions({ value, onChange, error }: KeyPermissionsProps) {
  return (
    <Checkbox.Group label="Permissions" value={value} onChange={next => onChange(next as Permission[])} error={error}>
      <Stack gap={8} mt={4} mb={4}>
        <Checkbox value="read" label={PERMISSION_NAMES.read} description="Everything that only looks." />
        <Checkbox value="write" label={PERMISSION_NAMES.write} description="Everything that changes or deletes." />
      </Stack>
    </Checkbox.Group>
  );
}

export const needsPermission = (value: Permission[]) => (value.length === 0 ? 'Choose at least one.' : null);
