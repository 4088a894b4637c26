import type { DashboardRole } from '../../api/facts.ts';
import { named } from '../../texts/named.ts';

export const ROLE_NAMES = named<DashboardRole>({
  admin: 'shared.roles.names.admin',
  operator: 'shared.roles.names.operator',
  viewer: 'shared.roles.names.viewer',
});
