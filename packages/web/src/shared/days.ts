import { dayParam, type RawParams } from './search-params.ts';

/** The days that a list is narrowed to, from the address: from the first until before the second. */
export const daysParams = (raw: RawParams) => ({ since: dayParam(raw.since), until: dayParam(raw.until) });

type Days = Partial<ReturnType<typeof daysParams>>;

/** The same for the server: each day begins in the viewer's time zone, in which the times of lists are shown too. */
export const daysInput = ({ since, until }: Days) => ({ since: beginOf(since), until: beginOf(until) });

const beginOf = (day: string | undefined) => day && new Date(`${day}T00:00`).toISOString();
