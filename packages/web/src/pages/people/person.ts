import type { Output } from '../../generated/abilities.ts';

/** Who signs in to this dashboard. */
export type Person = Output<'list-dashboard-users-v1'>['items'][number];

/** What can be done about a person. */
export type PersonDialog = 'role' | 'password' | 'factor' | 'delete';
