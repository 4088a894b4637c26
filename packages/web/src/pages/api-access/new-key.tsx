import { Alert, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Output } from '../../generated/abilities.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import { Panel } from '../../ui/layout/page.tsx';

interface NewKeyProps {
  readonly made: Output<'add-api-key-v1'>;
  readonly onAnother: () => void;
}

/** The secrets of a new key, which are shown only here. */
export function NewKeyPanel({ made, onAnother }: NewKeyProps) {
  return (
    <Panel title={t('api-access.made.title', { name: made.name })}>
      <Stack gap="md">
        <Alert color="yellow" title={t('api-access.made.copy')}>
          {t('api-access.made.copyText')}
        </Alert>
        <Secret label={t('api-access.made.token')} value={made.token} />
        <div className="quiet">{rich('api-access.made.send', { code: inside => <code>{inside}</code> })}</div>
        {made.consumer_key && made.consumer_secret && (
          <>
            <Secret label={t('api-access.made.consumerKey')} value={made.consumer_key} />
            <Secret label={t('api-access.made.consumerSecret')} value={made.consumer_secret} />
          </>
        )}
        <div>
          <Button component={Link} to="/api-access/keys" mr="xs">
            {t('api-access.made.copied')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('api-access.made.another')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
