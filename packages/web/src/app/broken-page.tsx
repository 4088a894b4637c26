import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { serverBack } from '../api/connection.ts';
import { messageOf, RequestError } from '../api/request-error.ts';
import { Empty } from '../ui/feedback/empty.tsx';

/** In place of a page that could not be drawn, e.g. because the server was updated and its files are new. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const silent = error instanceof RequestError && error.status === 0;
  useEffect(() => {
    if (silent) void serverBack().then(() => location.reload());
  }, [silent]);
  return (
    <Empty title="This page could not be shown" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      {isUnloaded(error)
        ? 'Its files did not come: Sitekeeper was updated meanwhile. Reload the page.'
        : messageOf(error)}
      {silent && ' This page tries again by itself.'}
    </Empty>
  );
}

/** As browsers and Vite put it when a part of the code can't be loaded. */
const isUnloaded = (error: unknown) =>
  error instanceof Error && /dynamically imported|module script|preload/i.test(error.message);
