import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, expiringIn, upOf, useTelling } from '../alarms.fixtures.ts';

export const QUIET = { quiet_from: '22:00', quiet_to: '06:00', time_zone: 'UTC' };

/** What is told of one site in the course of nights: each test has a night, and a site, of its own. */
export function useNights() {
  const { on, siteId, turn, channelOf } = useTelling();
  return {
    on,
    siteId,
    turn,
    channelOf,
    /** Lets time pass until an hour of that day, and tells for a minute. */
    async until(time: string, day = turn()): Promise<void> {
      const { telling } = on();
      const date = `2026-12-${String(day).padStart(2, '0')}`;
      telling.clock.advance(Date.parse(`${date}T${time}:00Z`) - telling.clock.now());
      await telling.pass(60);
    },
    down: () => on().telling.emit(downOf(siteId())),
    up: () => on().telling.emit(upOf(siteId())),
    /** Somebody switches its monitor off. */
    unwatched: () =>
      on().telling.emit({ type: 'site.unwatched', siteId: siteId(), data: EVENT_EXAMPLES['site.unwatched'] }),
    expiring: (days_left: number) =>
      on().telling.emit({
        type: 'certificate.expiring',
        siteId: siteId(),
        data: expiringIn(days_left, on().telling.clock.now()),
      }),
    renewed: () =>
      on().telling.emit({
        type: 'certificate.renewed',
        siteId: siteId(),
        data: EVENT_EXAMPLES['certificate.renewed'],
      }),
    certificateUnwatched: () =>
      on().telling.emit({
        type: 'certificate.unwatched',
        siteId: siteId(),
        data: EVENT_EXAMPLES['certificate.unwatched'],
      }),
    /** Titles of messages, without the name of the site. */
    told: async (channel: number) =>
      (await on().telling.titles(channel)).map(title => title.replace(`S${turn()} `, '')),
  };
}
