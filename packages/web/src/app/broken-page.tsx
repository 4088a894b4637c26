import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { messageOf } from '../api/api-error.ts';
import { Empty } from '../ui/empty.tsx';

/** In place of a page that could not be drawn, e.g. because the server was updated and its files are new. */
export function BrokenPage({ error }: ErrorComponentProps) {
  return (
    <Empty title="This page could not be shown" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      {isUnloaded(error)
        ? 'Its files did not come: Sitekeeper is away, or was updated meanwhile. Check that the server runs, then reload.'
        : messageOf(error)}
    </Empty>
  );
}

/** As browsers and Vite put it when a part of the code can't be loaded. */
const isUnloaded = (error: unknown) =>
  error instanceof Error && /dynamically imported|module script|preload/i.test(error.message);
