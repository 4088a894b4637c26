import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { messageOf } from '../api/api-error.ts';
import { Empty } from '../ui/empty.tsx';

/** In place of a page that could not be drawn, e.g. because the server was updated and its files are new. */
export function BrokenPage({ error }: ErrorComponentProps) {
  return (
    <Empty title="This page could not be shown" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      {messageOf(error)}
    </Empty>
  );
}
