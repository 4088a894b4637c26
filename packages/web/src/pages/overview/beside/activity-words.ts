import type { Output } from '../../../generated/abilities.ts';
import { EVENT_SEVERITY_TONES, typeTitle } from '../../../shared/events/event-words.ts';
import { textIfAny } from '../../../texts/text.ts';
import type { Tone } from '../../../ui/text/chip.tsx';

export type Activity = Output<'list-activity-v1'>['items'][number];

export function activityWhat({ kind, type, title }: Activity): string {
  if (kind === 'event') return typeTitle(type);
  return textIfAny(`overview.activity.did.${type.replace('.', '_')}`) ?? title;
}

/** Who did it, without what kind of actor that is. */
export const activityWho = ({ by }: Activity) => (by === null ? '' : by.replace(/^(user|key|system):/, ''));

export const activityTone = ({ kind, severity }: Activity): Tone =>
  kind === 'event' ? EVENT_SEVERITY_TONES[severity] : 'quiet';

/** The page of what it is about, if it has one. */
export function activityHref({ site, client, subject }: Activity): string | undefined {
  if (site) return `/sites/${site.id}`;
  if (client) return `/clients/${client.id}`;
  const [kind = '', id = ''] = (subject ?? '').split(/:(.*)/s);
  if (/^\d+$/.test(id) && (kind === 'site' || kind === 'client')) return `/${kind}s/${id}`;
  if (kind === 'job') return id.startsWith('update_') ? `/updates/runs/${id}` : `/jobs/${id}`;
  return kind === 'approval' ? `/approvals/${id}` : undefined;
}
