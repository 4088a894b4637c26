import type { Output } from '../../generated/abilities.ts';

/** A field that users made, to note about clients what they need. */
export type ClientField = Output<'list-client-fields-v1'>['items'][number];
