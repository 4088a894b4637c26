/** Changes that the feed of activity shows; those that an event tells as well are left out. */
export const SHOWN_CHANGES = [
  'site.added',
  'site.adopted',
  'site.deleted',
  'site.moved',
  'site.suspended',
  'site.unsuspended',
  'site.key_rotated',
  'site.maintenance_started',
  'site.maintenance_ended',
  'updates.started',
  'updates.abandoned',
  'updates.roll_back_started',
  'updates.ignored',
  'updates.unignored',
  'plugins.deactivation_started',
  'theme.activated',
  'client.added',
  'client.updated',
  'client.suspended',
  'client.deleted',
  'cost.added',
  'cost.updated',
  'cost.deleted',
  'tag.added',
  'tag.updated',
  'tag.deleted',
  'user.added',
  'user.deleted',
  'update_window.added',
  'update_window.deleted',
  'vulnerability.ignored',
  'alarm.acknowledged',
  'alarm.snoozed',
  'inbox.acknowledged',
  'inbox.snoozed',
  'approval.approved',
  'approval.rejected',
] as const;
export type ShownChange = (typeof SHOWN_CHANGES)[number];

/** How far two lists were read: the id of the last event and of the last change. */
export interface ActivityPlace {
  readonly event: number;
  readonly change: number;
}

export const ACTIVITY_PLACE_PATTERN = '^\\d{1,15}-\\d{1,15}$';
export const activityPlaceText = ({ event, change }: ActivityPlace) => `${event}-${change}`;

export function readActivityPlace(text: string): ActivityPlace {
  const [event = 0, change = 0] = text.split('-').map(Number);
  return { event, change };
}
