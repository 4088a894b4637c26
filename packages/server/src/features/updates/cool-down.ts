import { Type } from 'typebox';
import { DAY_MS } from '../../kernel/time/durations.ts';

const description =
  'Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same.';
const days = { minimum: 0, maximum: 30 };

export const minAgeSchema = Type.Integer({ ...days, description });
export const minAgeInputSchema = Type.Optional(Type.Integer({ ...days, default: 0, description }));
/** The same, where an omitted value leaves it unchanged. */
export const changedMinAgeSchema = Type.Optional(minAgeSchema);

/** Releases younger than this are held back. */
export interface CoolDown {
  readonly days: number;
  readonly now: number;
}

/** Undefined: nothing is held back. */
export function coolDownOf(days: number, now: number): CoolDown | undefined {
  return days > 0 ? { days, now } : undefined;
}

/** What was first seen after this is held back. */
export const heldSince = ({ days, now }: CoolDown): number => Math.floor(now) - days * DAY_MS;

/** When a release is no longer held back. */
export const heldUntil = (firstSeenAt: number, { days }: CoolDown): number => firstSeenAt + days * DAY_MS;
