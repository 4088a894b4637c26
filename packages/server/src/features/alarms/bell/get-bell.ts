import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { EventSeverity } from '../../events/index.ts';
import { alarmSchema } from '../alarm.schemas.ts';
import { countOpenAlarms, selectFirstAlarms } from '../alarm.store.ts';
import { alarmView } from '../alarm.views.ts';
import { selectBellSeen } from './bell.store.ts';

const SHOWN = 10;
const URGENT = ['critical', 'high'] as const satisfies readonly EventSeverity[];

export const getBell = ability({
  name: 'get-bell-v1',
  summary: 'Show the newest alarms, and how many of those that are not over began since you last looked at them.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object(siteScopeInput('alarms about sites')),
  output: Type.Object({
    unseen: Type.Integer({ minimum: 0, description: 'Alarms that are not over and began since you last looked.' }),
    unseen_urgent: Type.Integer({ minimum: 0, description: `Those of them that are ${URGENT.join(' or ')}.` }),
    open: Type.Integer({ minimum: 0, description: 'Alarms that are open, whenever they began.' }),
    seen_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When you last looked, ISO 8601 UTC; null for never.',
    }),
    as_of: Type.String({ description: 'Instant to pass to see-bell-v1, ISO 8601 UTC.' }),
    alarms: Type.Array(alarmSchema, { description: 'The newest alarms, open ones first.' }),
  }),
  errors: ['permission_denied'],
}).run(async (scope, ctx) => {
  const { db } = ctx.database;
  if (ctx.actor.kind !== 'user') throw new AppError('permission_denied', 'Only a user has a bell. Sign in as a user.');
  const now = ctx.clock.now();
  const seen = await selectBellSeen(db, ctx.actor.id);
  const filter = { ...scope, now };
  const rows = await selectFirstAlarms(db, filter, SHOWN);
  return {
    ...(await countOpenAlarms(db, filter, { since: seen, urgent: URGENT })),
    seen_at: isoInstantOrNull(seen === 0 ? null : seen),
    as_of: isoInstant(now),
    alarms: rows.map(row => alarmView(row, now)),
  };
});
