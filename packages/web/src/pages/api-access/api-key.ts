import type { Output } from '../../generated/abilities.ts';

export type ApiKey = Output<'list-api-keys-v1'>['items'][number];
