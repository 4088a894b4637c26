import type { Output } from '../../generated/abilities.ts';

export type Overview = Output<'get-overview-v1'>;
