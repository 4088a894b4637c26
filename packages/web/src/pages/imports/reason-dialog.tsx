import { Stack, Text } from '@mantine/core';
import { ServerSaid } from '../../shared/server-said.tsx';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type ImportSiteItem, reasonOnSite, siteState } from './import.ts';

/** Why a site waits, failed or stays behind, in full. */
export function ReasonDialog({ site, onClose }: { readonly site: ImportSiteItem; readonly onClose: () => void }) {
  const { text, tone } = siteState(site);
  return (
    <OpenModal onClose={onClose} title={site.name || site.url} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <Stack gap="sm">
        <div>
          <Chip tone={tone}>{text}</Chip>
        </div>
        <Text size="sm">{reasonOnSite(site)}</Text>
        <ServerSaid shown={reasonOnSite(site)} message={site.reason} />
        <Text size="sm">{t(`imports.ways.${site.way_in}`)}</Text>
        {site.code && (
          <Text size="sm" c="dimmed">
            {t('imports.reason.code', { code: site.code })}
          </Text>
        )}
      </Stack>
    </OpenModal>
  );
}
