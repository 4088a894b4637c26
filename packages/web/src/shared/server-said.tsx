import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { rich } from '../texts/rich.tsx';
import { t } from '../texts/text.ts';

interface ServerSaidProps {
  /** What the page says. */
  readonly shown: string | null;
  /** What the server says, in English. */
  readonly message: string | null;
}

/** The words of the server below those of the page: they say more, and whoever searches for them finds them. */
export function ServerSaid({ shown, message }: ServerSaidProps) {
  if (message === null || message === '' || shown === message) return null;
  return (
    <Text size="sm" c="dimmed">
      {quoted(message)}
    </Text>
  );
}

/** Words of the server for which there are no others, in other languages as a quote. */
export const saidByServer = (message: string): ReactNode => (SPEAKS_AS_SERVER ? message : quoted(message));

/** The same where there can be no elements. */
export const saidText = (message: string): string => (SPEAKS_AS_SERVER ? message : t('shared.said', { said: message }));

const quoted = (message: string) => rich('shared.said', { said: <span lang="en">{message}</span> });
