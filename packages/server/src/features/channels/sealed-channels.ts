import type { SealedColumn } from '../../ports/secrets/port.ts';

export const placeOfChannel = (id: number) => `channels/${id}/secrets`;

export const PLACE_OF_PUSH_KEY = 'push_keys/private_key';

/** Addresses that let anybody post, secrets of signatures, tokens. */
export const SEALED_OF_CHANNELS: readonly SealedColumn[] = [
  { table: 'channels', column: 'sealed', key: ['id'], place: ({ id }) => placeOfChannel(Number(id)) },
  { table: 'push_keys', column: 'sealed', key: ['id'], place: () => PLACE_OF_PUSH_KEY },
];
