import { Text } from '@mantine/core';
import { rich } from '../texts/rich.tsx';

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
      {rich('shared.said', { said: <span lang="en">{message}</span> })}
    </Text>
  );
}
