import type { OneSite } from '../../shared/sites/site-type.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import { Ago } from '../../ui/text/ago.tsx';

type Backup = OneSite['backup'];

/** As their makers call them. */
const PLUGIN_NAMES = named<NonNullable<Backup['plugin']>>({
  updraftplus: 'site.details.backupPlugins.updraftplus',
  backwpup: 'site.details.backupPlugins.backwpup',
  wpvivid: 'site.details.backupPlugins.wpvivid',
  backupbuddy: 'site.details.backupPlugins.backupbuddy',
  wptimecapsule: 'site.details.backupPlugins.wptimecapsule',
  backupwordpress: 'site.details.backupPlugins.backupwordpress',
});

/** When the site's backup plugin last made a backup, as far as is known. */
export function LastBackup({ backup: { plugin, last_known_at } }: { readonly backup: Backup }) {
  if (plugin === null) return t('site.details.backupUnknown');
  const name = PLUGIN_NAMES[plugin];
  if (last_known_at === null) return t('site.details.backupUnknownOf', { plugin: name });
  return (
    <>
      <Ago at={last_known_at} />, {name}
    </>
  );
}
