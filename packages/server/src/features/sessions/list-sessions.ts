import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { requireSessionUser } from './require-session-user.ts';
import { selectSessionsOf } from './session.store.ts';
import { LONGEST_SESSION_MS } from './session.ts';
import { sessionBoundsOf } from './verify-session.ts';

const DAYS = LONGEST_SESSION_MS / 86_400_000;

export const listSessions = ability({
  name: 'list-sessions-v1',
  summary:
    'List the browsers in which you are signed in. Use it to spot sessions that are not yours; revoke-session-v1 ends one.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Id of the session.' }),
        created: Type.String({ description: 'When you signed in, ISO 8601 UTC.' }),
        last_seen: Type.String({ description: 'When the browser last sent a request, ISO 8601 UTC.' }),
        expires: Type.String({ description: `When the session ends at the latest, ${DAYS} days after sign-in.` }),
        address: Type.String({ description: 'Address from which you signed in.' }),
        user_agent: Type.String({ description: 'User agent of the browser.' }),
        current: Type.Boolean({ description: 'Whether this request belongs to the session.' }),
      }),
      { description: 'The sessions, most recently seen first.' },
    ),
    total: Type.Integer({ description: 'Number of sessions.' }),
  }),
  errors: ['permission_denied'],
}).run(async (_input, ctx) => {
  const { id, session } = requireSessionUser(ctx.actor);
  const rows = await selectSessionsOf(ctx.database.db, id, sessionBoundsOf(ctx));
  const items = rows.map(row => ({
    id: row.id,
    created: isoInstant(row.created_at),
    last_seen: isoInstant(row.seen_at),
    expires: isoInstant(row.expires_at),
    address: row.address,
    user_agent: row.user_agent,
    current: row.id === session,
  }));
  return { items, total: items.length };
});
