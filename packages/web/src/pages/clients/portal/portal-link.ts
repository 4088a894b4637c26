import type { Output } from '../../../generated/abilities.ts';

/** A link by which a client sees its sites and reports. */
export type PortalLink = Output<'list-portal-links-v1'>['items'][number];

export const linkName = ({ note, ends_with }: PortalLink) => note || `…${ends_with}`;
