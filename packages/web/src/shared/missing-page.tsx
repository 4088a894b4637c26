import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Empty } from '../ui/feedback/empty.tsx';

export function MissingPage() {
  return (
    <Empty
      title="There is no such page"
      action={
        <Button component={Link} to="/" variant="default">
          To the overview
        </Button>
      }
    >
      The address may be mistyped, or what it was about is gone.
    </Empty>
  );
}
