import type { Output } from '../../generated/abilities.ts';

/** A person who signs in to this dashboard. */
export type Person = Output<'list-dashboard-users-v1'>['items'][number];

/** The actions on a person. */
export type PersonDialog = 'role' | 'password' | 'factor' | 'delete';
