import { Button } from '@mantine/core';

/** Deletes a row of the own account. @param what `passkey work laptop` */
export function DeleteButton({ what, onClick }: { readonly what: string; readonly onClick: () => void }) {
  return (
    <Button size="xs" variant="light" color="red" aria-label={`Delete ${what}`} onClick={onClick}>
      Delete
    </Button>
  );
}
