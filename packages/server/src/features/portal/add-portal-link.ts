import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { claimClient, clientSelectorSchema } from '../clients/index.ts';
import { portalLinkSchema, portalLinkView } from './portal-link.schemas.ts';
import { insertPortalLink } from './portal-link.store.ts';
import { newPortalToken, portalTokenHash } from './portal-link.ts';

const END_CHARACTERS = 5;

export const addPortalLink = ability({
  name: 'add-portal-link-v1',
  summary:
    'Make a link to the portal of a client: whoever has it sees the state of its sites and its reports, and nothing else, without signing in.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  proof: 'fresh',
  givesSecret: true,
  instructions: 'Give the link to the user at once and keep no copy. It cannot be shown again.',
  input: Type.Object({
    client_id_or_email: clientSelectorSchema,
    note: Type.Optional(Type.String({ maxLength: 200, default: '', description: 'Whom it is for, such as a name.' })),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1100, default: 365, description: 'After how many days it expires.' }),
    ),
  }),
  output: Type.Object({
    ...portalLinkSchema.properties,
    url: Type.String({ description: 'The link. Not shown again.' }),
  }),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, note = '', days = 365 }, ctx) => {
  const token = newPortalToken();
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const client = await claimClient(ctx, client_id_or_email, trx);
    const row = await insertPortalLink(trx, {
      client_id: client.id,
      token_hash: portalTokenHash(token),
      token_end: token.slice(-END_CHARACTERS),
      note: note.trim(),
      created_by: actorName(ctx.actor),
      created_at: now,
      expires_at: now + days * DAY_MS,
    });
    const audit = [
      { action: 'portal_link.added', subject: `client:${client.id}`, detail: { link: row.id, note: row.note, days } },
    ];
    return { result: { ...portalLinkView(row, now), url: `${ctx.origin}/portal/${token}` }, audit };
  });
});
