import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addPortalLink } from './add-portal-link.ts';
import { listPortalLinks } from './list-portal-links.ts';
import { revokePortalLink } from './revoke-portal-link.ts';

export { addPortalLink } from './add-portal-link.ts';
export { listPortalLinks } from './list-portal-links.ts';
export { openPortal } from './open-portal.ts';
export { type PortalPage, portalMonths, portalPage, recentDays } from './page/portal-page.ts';
export { RECENT_REPORT, renderRefusal } from './page/render-portal.ts';
export { revokePortalLink } from './revoke-portal-link.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [listPortalLinks, addPortalLink, revokePortalLink];
