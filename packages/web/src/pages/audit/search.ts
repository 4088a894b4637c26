import { optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** A day in the format of its field. */
const day = (value: unknown) => {
  const given = textParam(value);
  const isDay = given !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay ? given : undefined;
};

export const auditLogSearch = (raw: RawParams) =>
  optionalParams({
    actor: textParam(raw.actor),
    action: textParam(raw.action),
    subject: textParam(raw.subject),
    since: day(raw.since),
    until: day(raw.until),
  });
