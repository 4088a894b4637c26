import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import type { ListedSite } from './site-type.ts';

export type Health = ListedSite['health'];

interface HealthWords {
  readonly tone: Tone;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly meaning: string;
}

const HEALTH_TONES: Readonly<Record<Health, Tone>> = {
  down: 'bad',
  disconnected: 'bad',
  sync_failing: 'warn',
  never_synced: 'info',
  healthy: 'good',
  suspended: 'quiet',
};

/** The health of a site, in the same words on every page. */
export const healthWords = (health: Health): HealthWords => ({
  tone: HEALTH_TONES[health],
  name: t(`shared.health.${health}.name`),
  meaning: t(`shared.health.${health}.meaning`),
});
