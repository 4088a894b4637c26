import { oneOf, optional, type Raw } from '../../shared/search-params.ts';

export const SITE_TABS = ['details', 'updates', 'plugins', 'themes', 'users', 'security', 'changes', 'costs'] as const;

export const siteSearch = (raw: Raw) => optional({ tab: oneOf(raw.tab, SITE_TABS) });
