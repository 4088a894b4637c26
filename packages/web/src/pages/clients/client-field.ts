import type { Output } from '../../generated/abilities.ts';

/** A field that users added for data about clients. */
export type ClientField = Output<'list-client-fields-v1'>['items'][number];
