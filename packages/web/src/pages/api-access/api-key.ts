import type { Output } from '../../generated/abilities.ts';

export type ListedApiKey = Output<'list-api-keys-v1'>['items'][number];
