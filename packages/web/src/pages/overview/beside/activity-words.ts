import type { Output } from '../../../generated/abilities.ts';
import { actionText, actorText, subjectHref } from '../../../shared/audit/audit-words.ts';
import { EVENT_SEVERITY_TONES, typeTitle } from '../../../shared/events/event-words.ts';
import type { Tone } from '../../../ui/text/chip.tsx';

export type Activity = Output<'list-activity-v1'>['items'][number];

export const activityWhat = ({ kind, type }: Activity): string =>
  kind === 'event' ? typeTitle(type) : actionText(type);

/** Who did it; '' for an event. */
export const activityWho = ({ by }: Activity): string => (by === null ? '' : actorText(by));

export const activityTone = ({ kind, severity }: Activity): Tone =>
  kind === 'event' ? EVENT_SEVERITY_TONES[severity] : 'quiet';

/** The page of what it is about, if it has one. */
export function activityHref({ site, client, subject }: Activity): string | undefined {
  if (site) return `/sites/${site.id}`;
  if (client) return `/clients/${client.id}`;
  return subject === null ? undefined : subjectHref(subject);
}
