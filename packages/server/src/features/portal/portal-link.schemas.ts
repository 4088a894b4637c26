import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { PortalLinkRow } from './portal-link.store.ts';

const STATES = ['open', 'expired', 'revoked'] as const;

export const portalLinkSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Id of the link.' }),
    client_id: Type.Integer({ description: 'Id of the client.' }),
    note: Type.String({ description: 'Whom it was given to. Empty for none.' }),
    ends_with: Type.String({ description: 'Last characters of the link, by which it is recognised.' }),
    state: Type.Unsafe<(typeof STATES)[number]>({
      type: 'string',
      enum: [...STATES],
      description: 'open, expired or revoked.',
    }),
    created_by: Type.String({ description: 'Who made it, such as user:anna.' }),
    created_at: Type.String({ description: 'When it was made, ISO 8601 UTC.' }),
    expires_at: Type.String({ description: 'When it expires, ISO 8601 UTC.' }),
    revoked_at: textOrNull('When it was revoked, ISO 8601 UTC; null if it was not.'),
    last_used_at: textOrNull('When it was opened last, within a few minutes, ISO 8601 UTC; null for never.'),
  },
  { description: 'A link to what a client may see.' },
);

export function portalLinkView(row: PortalLinkRow, now: number) {
  return {
    id: row.id,
    client_id: row.client_id,
    note: row.note,
    ends_with: row.token_end,
    state:
      row.revoked_at !== null ? ('revoked' as const) : row.expires_at <= now ? ('expired' as const) : ('open' as const),
    created_by: row.created_by,
    created_at: isoInstant(row.created_at),
    expires_at: isoInstant(row.expires_at),
    revoked_at: isoInstantOrNull(row.revoked_at),
    last_used_at: isoInstantOrNull(row.last_used_at),
  };
}
