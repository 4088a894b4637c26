import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { serverBack } from '../api/connection.ts';
import { messageOf, RequestError } from '../api/request-error.ts';
import { t } from '../texts/text.ts';
import { Empty } from '../ui/feedback/empty.tsx';

/**
 * Shown in place of a page that could not be rendered, for example because the server was updated and its files are
 * new.
 */
export function BrokenPage({ error }: ErrorComponentProps) {
  const silent = error instanceof RequestError && error.status === 0;
  useEffect(() => {
    if (silent) void serverBack().then(() => location.reload());
  }, [silent]);
  return (
    <Empty
      title={t('app.broken.title')}
      action={<Button onClick={() => location.reload()}>{t('app.broken.reload')}</Button>}
    >
      {isUnloaded(error) ? t('app.broken.unloaded') : messageOf(error)}
      {silent && ` ${t('app.broken.again')}`}
    </Empty>
  );
}

/** The messages of browsers and Vite when a part of the code can't be loaded. */
const isUnloaded = (error: unknown) =>
  error instanceof Error && /dynamically imported|module script|preload/i.test(error.message);
