import type { SealedColumn } from '../../../ports/secrets/port.ts';

export const placeOfInvitation = (id: number) => `invitations/${id}/link`;

/** Links that wait for their mail. */
export const SEALED_INVITATIONS: SealedColumn = {
  table: 'invitations',
  column: 'mail_sealed',
  key: ['id'],
  place: ({ id }) => placeOfInvitation(Number(id)),
};
