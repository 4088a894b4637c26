import { optional, type Raw, text } from '../../shared/search-params.ts';

/** A day as its field has it. */
const day = (value: unknown) => {
  const given = text(value);
  const isDay = given !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay ? given : undefined;
};

export const auditSearch = (raw: Raw) =>
  optional({
    actor: text(raw.actor),
    action: text(raw.action),
    subject: text(raw.subject),
    since: day(raw.since),
    until: day(raw.until),
  });
