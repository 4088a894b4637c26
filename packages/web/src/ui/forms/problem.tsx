import { Alert } from '@mantine/core';

/** A problem with a form as a whole, above its buttons. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}
