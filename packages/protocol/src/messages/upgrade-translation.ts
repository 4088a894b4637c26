import type { ConnectorCall } from '../call.ts';
import { entriesOf, flagOf, keyOf, optionalText, own, shortText } from '../replies/lenient.ts';
import { type SyncData, syncDataOf } from '../requests/sync-data.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';
import { joinSlugs } from './slugs.ts';

export interface UpgradeTranslationArgs {
  /** Slugs of `translationUpdates`. All languages of a slug are updated. */
  slugs: readonly string[];
  /** Default: plugins, themes and translation updates. */
  syncData?: SyncData;
}

export interface UpgradedTranslation {
  slug: string;
  name: string;
  type: string;
  version: string;
  reported: boolean;
  errorCode?: string | undefined;
}

export interface UpgradeTranslationReply {
  /** One per slug; of several languages the last one counts (docs/wire/actions.md#updates). */
  items: UpgradedTranslation[];
  sync: SiteReport | undefined;
}

const TRANSLATION_SYNC_DATA = syncDataOf(['plugins', 'themes', 'translation_updates']);

/** Update language packs (docs/wire/actions.md#updates). */
export const upgradeTranslation: ConnectorCall<UpgradeTranslationArgs, UpgradeTranslationReply> = {
  name: 'upgradetranslation',
  signed: true,
  effect: 'change',
  patience: 'update',
  fields: ({ slugs, syncData = TRANSLATION_SYNC_DATA }) => ({
    type: 'translation',
    list: joinSlugs(slugs, ','),
    syncdata: JSON.stringify(syncData),
  }),
  parse: reply => ({ items: readItems(reply), sync: readSiteReport(own(reply, 'sync')) }),
};

function readItems(reply: unknown): UpgradedTranslation[] {
  const claims = own(reply, 'upgrades');
  const data = own(own(reply, 'other_data'), 'updated_data');
  const codes = own(own(reply, 'other_data'), 'upgrade_error_codes');
  const slugs = new Set([claims, data, codes].flatMap(map => entriesOf(map).map(([slug]) => slug)));
  return [...slugs]
    .filter(slug => keyOf(slug) !== undefined)
    .map(slug => {
      const item = own(data, slug);
      return {
        slug,
        name: shortText(own(item, 'name')) || slug,
        type: shortText(own(item, 'type')),
        version: shortText(own(item, 'version')),
        reported: flagOf(own(claims, slug)) || flagOf(own(item, 'success')),
        errorCode: optionalText(own(codes, slug)),
      };
    });
}
