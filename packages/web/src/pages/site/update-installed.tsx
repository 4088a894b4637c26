import type { useCan } from '../../api/session.ts';
import { lazyRunDialog } from '../../shared/updates/start/lazy-run-dialog.ts';
import { t } from '../../texts/text.ts';
import type { Installed } from './installed-columns.tsx';

const RunDialog = lazyRunDialog();

/** The first action on a plugin or theme that has an update. */
export const updateAction = (item: Installed, may: ReturnType<typeof useCan>, run: () => void) =>
  item.update_version !== null &&
  may('run-updates-v1') && { label: t('site.installed.updateTo', { version: item.update_version }), run };

interface UpdateInstalledProps {
  readonly kind: 'plugins' | 'themes';
  readonly siteId: number;
  readonly siteName: string;
  readonly item: Installed;
  readonly onClose: () => void;
}

/** Updates one plugin or theme of the site, as a run. */
export function UpdateInstalled({ kind, siteId, siteName, item, onClose }: UpdateInstalledProps) {
  return (
    <RunDialog
      title={t('site.installed.updateTitle', { name: item.name, site: siteName })}
      target={{ sites: [siteId], items: [{ type: kind, slug: item.slug }] }}
      onClose={onClose}
    />
  );
}
