import type { Output } from '../../../generated/abilities.ts';
import { daysText, hoursText } from '../../../shared/windows/window-times.ts';

export type UpdateWindow = Output<'list-update-windows-v1'>['items'][number];

/** `Mon, Tue 02:00–04:00`, with the time zone if it is not the viewer's own. */
export const windowHours = ({ days, opens, closes, time_zone }: UpdateWindow) =>
  hoursText({ days: daysText(days), opens, closes, zone: time_zone });

/** Whether it is open, and waits for other runs: otherwise its next opening is to come. */
export const hasOpened = ({ next_opening }: UpdateWindow) =>
  next_opening !== null && Date.parse(next_opening) <= Date.now();
