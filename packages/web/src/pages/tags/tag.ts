import type { Output } from '../../generated/abilities.ts';

export type Tag = Output<'list-tags-v1'>['items'][number];
