import type { DashboardRole } from '../../api/facts.ts';

/** What `POST /web/invitation` says of a link. */
export type GivenInvitation =
  | { readonly state: 'accepted' | 'revoked' | 'expired' }
  | { readonly state: 'pending'; readonly role: DashboardRole; readonly name: string | null; readonly expires: string };
