import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Problem } from './problem.tsx';

interface CardFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel: string;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly children: ReactNode;
  /** Below the button: an alternative. */
  readonly after?: ReactNode;
}

/** The form of a Card. */
export function CardForm({ onSubmit, submitLabel, problem, busy, children, after }: CardFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {children}
        <Problem text={problem} />
        <Button type="submit" fullWidth loading={busy}>
          {submitLabel}
        </Button>
        {after}
      </Stack>
    </form>
  );
}
