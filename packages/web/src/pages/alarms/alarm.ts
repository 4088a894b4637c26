import type { Output } from '../../generated/abilities.ts';
import type { ALARM_STATES } from '../../generated/choices.ts';
import { named } from '../../texts/named.ts';

export type Alarm = Output<'list-alarms-v1'>['items'][number];
export type AlarmStateChoice = (typeof ALARM_STATES)[number];

export const STATE_NAMES = named<AlarmStateChoice>({
  open: 'alarms.states.open',
  acknowledged: 'alarms.states.acknowledged',
  snoozed: 'alarms.states.snoozed',
  on_hold: 'alarms.states.onHold',
  closed: 'alarms.states.closed',
});

/** What is listed unless a state is chosen. */
export const CURRENT: AlarmStateChoice[] = ['open', 'acknowledged', 'snoozed'];
