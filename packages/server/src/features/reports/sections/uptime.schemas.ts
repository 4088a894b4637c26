import { Type } from 'typebox';
import { countField, instantOrNullField, plainField, ratioField, siteOfRow } from './fields.schemas.ts';

const seconds = {
  watched_seconds: countField('Seconds in which checks were made.'),
  down_seconds: countField('Of these, seconds in which it was down.'),
  unknown_seconds: countField('Seconds of the period, as far as it is over, about which nothing is known.'),
};

const siteUptimeSchema = Type.Object({
  ...siteOfRow,
  ratio: ratioField('Share of the watched time in which the site was up'),
  ...seconds,
  incidents: countField('Incidents of the site in the period.'),
  watched_since: instantOrNullField('When its records begin', 'it was never watched'),
  average_ms: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Average response time in milliseconds; null if none was measured.',
  }),
});

export const uptimeSchema = Type.Object({
  ratio: ratioField('Share of the watched time in which the sites were up, over all sites'),
  ...seconds,
  watched_sites: countField('Sites that were watched in the period.'),
  begins_late: Type.Boolean({ description: 'Whether records of a site begin after the period does.' }),
  trend: Type.Array(
    Type.Object({ from: plainField('First day of the step, YYYY-MM-DD.'), ratio: ratioField('Share of the step') }),
    {
      description:
        'The same by days (in UTC), or by months in a period longer than 62 days. Hours on the day in UTC before the first day of the period, or after its last one, count to that day.',
    },
  ),
  sites: Type.Array(siteUptimeSchema, { description: 'Site by site, by name.' }),
});
