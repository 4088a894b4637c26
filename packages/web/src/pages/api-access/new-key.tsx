import { Alert, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Output } from '../../generated/abilities.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import { Panel } from '../../ui/layout/page.tsx';

interface NewKeyProps {
  readonly made: Output<'add-api-key-v1'>;
  readonly onAnother: () => void;
}

/** The secrets of a new key: this is the only time that they are shown. */
export function NewKeyPanel({ made, onAnother }: NewKeyProps) {
  return (
    <Panel title={`“${made.name}” is ready`}>
      <Stack gap="md">
        <Alert color="yellow" title="Copy it now">
          It is shown this once and can’t be looked up later. Whoever has it can do what the key may do.
        </Alert>
        <Secret label="Token" value={made.token} />
        <div className="quiet">
          Send it with each request to REST v2 as <code>Authorization: Bearer …</code>
        </div>
        {made.consumer_key && made.consumer_secret && (
          <>
            <Secret label="Consumer key" value={made.consumer_key} />
            <Secret label="Consumer secret" value={made.consumer_secret} />
          </>
        )}
        <div>
          <Button component={Link} to="/api-access/keys" mr="xs">
            I have copied it
          </Button>
          <Button variant="default" onClick={onAnother}>
            Add another
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
