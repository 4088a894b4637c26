import type { Input, Output } from '../../generated/abilities.ts';
import { IGNORABLE_TYPES } from '../../generated/choices.ts';
import { named } from '../../texts/named.ts';
import { rowIds } from '../../ui/data-table/row-ids.ts';

/** An available version, on any number of sites. */
export type Offer = Output<'get-updates-summary-v1'>['items'][number];
export type SiteWithUpdates = Output<'list-updates-v1'>['items'][number];
export type OfferedUpdate = SiteWithUpdates['updates'][number];
export type UpdateKind = Offer['type'];
export type RunStrategy = NonNullable<Input<'run-updates-v1'>['strategy']>;
export type IgnoredUpdatesRule = Output<'list-ignore-rules-v1'>['items'][number];

export const TYPE_NAMES = named<UpdateKind>({
  wp: 'shared.updates.types.wp',
  plugins: 'shared.updates.types.plugins',
  themes: 'shared.updates.types.themes',
  translations: 'shared.updates.types.translations',
});

/** For all items of a type together. */
export const GROUP_NAMES = named<UpdateKind>({
  wp: 'shared.updates.groups.wp',
  plugins: 'shared.updates.groups.plugins',
  themes: 'shared.updates.groups.themes',
  translations: 'shared.updates.groups.translations',
});

/** The `type` parameter of the lists. */
export const typesOfUpdates = (type: UpdateKind | undefined) => (type ? [type] : undefined);

const idOf = rowIds();
export const offerId = (offer: Offer) => idOf(`${offer.type}\n${offer.slug}\n${offer.new_version}`);
export const offerName = (offer: Offer) => (offer.new_version ? `${offer.name} ${offer.new_version}` : offer.name);

/** Translations come and go with the item that they translate: they can't be ignored. */
export type IgnorableType = (typeof IGNORABLE_TYPES)[number];
export const isIgnorable = <T extends { readonly type: UpdateKind }>(
  item: T,
): item is T & { readonly type: IgnorableType } => IGNORABLE_TYPES.some(type => type === item.type);

/** Whether the site can run the new version. */
export const isCompatible = ({ wp_compatible, php_compatible }: OfferedUpdate) => wp_compatible && php_compatible;
