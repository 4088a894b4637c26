import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { selectIncidentCount } from './incident.store.ts';
import { incidentFilter, wantedIncidents } from './incident-filter.ts';

export const countIncidents = ability({
  name: 'count-incidents-v1',
  summary: 'Count the incidents of one site or of all.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(incidentFilter),
  output: Type.Object({ total: Type.Integer({ description: 'Incidents that match.' }) }),
}).run(async (given, ctx) => ({ total: await selectIncidentCount(await wantedIncidents(given, ctx)) }));
