import type { Output } from '../../generated/abilities.ts';

/** A site as lists show it. */
export type ListedSite = Output<'list-site-records-v1'>['items'][number];

/** A site by itself, with its screenshot. */
export type OneSite = Output<'get-site-record-v1'>;
